import DataKit
import Foundation
import HeadlessApp
import HeadlessKit
import NavigationKit
import Testing

@MainActor
final class UpgradeTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `what a version with other tabs has saved is not restored, and no tab is missing`() async throws {
        let app = try await signedIn()
        try await app.select("orders")
        try await rewriteSaved { saved in
            var tree = saved["tree"] as? [String: Any] ?? [:]
            var root = tree["root"] as? [String: Any] ?? [:]
            var tabs = (root["tabs"] as? [String: Any])?["_0"] as? [String: Any] ?? [:]
            tabs["items"] = (tabs["items"] as? [Any])?.dropLast().map { $0 }
            root["tabs"] = ["_0": tabs]
            tree["root"] = root
            saved["tree"] = tree
        }
        let step = try await app.relaunch()
        #expect(step.snapshot.tabs?.tabs == ["home", "orders", "todos", "profile"])
        #expect(step.snapshot.tabs?.selected == "home")
        await app.app.shutDown()
    }

    @Test func `what another version has saved in another form is told, and the app begins at its beginning`()
        async throws
    {
        let app = try await signedIn()
        try await app.select("orders")
        try await rewriteSaved { $0 = ["version": 2, "screens": ["orders"]] }
        let step = try await app.relaunch()
        #expect(step.happenings.contains { $0.contains("written by another version") })
        #expect(step.snapshot.screens.map(\.address) == ["users"])
        await app.app.shutDown()
    }

    private func signedIn() async throws -> AppDriver {
        let app = try await AppDriver { [folder] in try await KarvonApp.launch(in: $0, on: .folder(folder)) }
        try await app.tap("onboarding.skip")
        try await app.type("auth.email", "alisher@navoiy.uz")
        try await app.perform(.type("auth.password", .secret("password")))
        try await app.tap("auth.log-in")
        return app
    }

    /// Changes what was saved, as another version would have written it.
    private func rewriteSaved(_ change: (inout [String: Any]) -> Void) async throws {
        let database = try Database.open(at: folder.appending(path: "karvon.sqlite"), executors: .mainActor)
        let text = try await database.read { connection in
            try connection.first("SELECT value FROM key_values WHERE key = 'app.navigation'")?.get(
                "value", as: String.self)
        }
        var saved = try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any] ?? [:]
        change(&saved)
        let changed = String(decoding: try JSONSerialization.data(withJSONObject: saved), as: UTF8.self)
        try await database.write {
            try $0.execute("UPDATE key_values SET value = ? WHERE key = 'app.navigation'", changed)
        }
        await database.close()
    }
}
