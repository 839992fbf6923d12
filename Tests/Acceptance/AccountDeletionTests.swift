import DataKit
import Foundation
import HeadlessApp
import HeadlessKit
import TranscriptKit
import Testing

@MainActor
struct AccountDeletionTests {
    @Test func `nothing of a deleted account is left in any table`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try await AppDriver { try await KarvonApp.launch(in: $0, on: .folder(folder)) }
        let events = """
            > tap onboarding.skip
            > type auth.email alisher@navoiy.uz
            > type auth.password $password
            > tap auth.log-in
            > open karvon://orders/details?id=772
            > tap order.pay
            > tap payment.card
            > type payment.number 4111 1111 1111 1111
            > type payment.holder Alisher Navoiy
            > type payment.expiry 12/30
            > type payment.cvc $cvc
            > tap payment.submit
            > tap payment.cancel
            > select todos
            > type todos.draft Forget me
            > tap todos.add
            > select profile
            > tap profile.settings
            > pick settings.language bg

            """
        try await perform(events, on: app)
        let before = try await mentions(in: folder)
        #expect(before == ["accounts", "cards", "preferences", "profiles", "sessions", "todos"])
        #expect(
            try await owned(in: folder).filter { !before.contains($0) } == [], "every table of an account is filled")
        try await perform(
            "> tap settings.delete-account\n> type settings.email alisher@navoiy.uz\n> tap settings.delete\n", on: app)
        #expect(try await mentions(in: folder) == [])
        await app.app.shutDown()
    }

    private func perform(_ events: String, on app: AppDriver) async throws {
        for case .event(let event) in try Transcript(events).lines.map(\.line) { try await app.perform(event) }
    }

    /// The tables that keep something for an account.
    private func owned(in folder: URL) async throws -> [String] {
        let database = try Database.open(at: folder.appending(path: "karvon.sqlite"), executors: .mainActor)
        let tables = try await database.read { connection in
            try connection.query(
                "SELECT m.name AS name FROM sqlite_master m, pragma_table_info(m.name) c WHERE c.name = 'owner'"
            ) { try $0.get("name", as: String.self) }
        }
        await database.close()
        return tables
    }

    /// The tables in which a row names the account, but for the directory and where the app is.
    private func mentions(in folder: URL) async throws -> [String] {
        let database = try Database.open(at: folder.appending(path: "karvon.sqlite"), executors: .mainActor)
        let found = try await database.read { connection in
            let tables = try connection.query(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            ) { try $0.get("name", as: String.self) }
            return try tables.filter { $0 != "users" && $0 != "key_values" }.filter { table in
                let columns = try connection.query("SELECT name FROM pragma_table_info(?)", table) {
                    try $0.get("name", as: String.self)
                }
                let test = columns.map { "\"\($0)\" IN ('alisher', 'alisher@navoiy.uz')" }.joined(separator: " OR ")
                return try connection.first("SELECT 1 AS found FROM \"\(table)\" WHERE \(test)") != nil
            }.sorted()
        }
        await database.close()
        return found
    }
}
