import Foundation
import HeadlessKit
import NavigationKit
import PresentationKit
import SettingsDomain
import SettingsNavigation
import Testing
import TranscriptKit

@MainActor
struct SettingsTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `the settings show`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: SettingsHost.launch)
    }

    @Test(arguments: [
        ("alisher@navoiy.uz", true), (" Alisher@Navoiy.uz\n", true), ("", false), ("  ", false),
        ("alisher@navoiy", false),
        ("alisher@navoiy.uzz", false), ("стоян@navoiy.uz", false),
    ])
    func `only the account's own address confirms that it is to be deleted`(typed: String, confirms: Bool) {
        #expect((DeletionConfirmation(typed: typed, email: "alisher@navoiy.uz") != nil) == confirms)
    }

    @Test func `an account without an address can't be deleted by typing nothing`() {
        #expect(DeletionConfirmation(typed: "", email: "") == nil)
    }

    @Test(arguments: [
        ("", false), ("a", false), ("Alisher@", false), ("alisher@navoiy.uz", false), ("b", true),
        ("alisher@navoiy.uzz", true),
    ])
    func `what can still become the address is no mistake`(typed: String, isWrong: Bool) {
        #expect(DeletionConfirmation.isWrong(typed: typed, email: "alisher@navoiy.uz") == isWrong)
    }

    @Test(arguments: ["settings", "settings/delete-account"])
    func `a route is written as it is read`(address: String) throws {
        let route = try SettingsRoute(address: address)
        #expect(route.address == address)
        #expect(route.requires == .signedIn)
    }

    @Test func `each language writes days and amounts in its own way`() {
        let day = Date(timeIntervalSince1970: 1_767_258_000)
        let written = Language.allCases.map { language in
            let formats = Formats(locale: language.locale, timeZone: .gmt)
            return "\(formats.day(day)) \(formats.money(123_450, currency: "UZS"))"
        }
        #expect(Set(written).count == Language.allCases.count)
    }

    @Test func `while a change is being saved the controls wait, so that no change is lost`() async throws {
        let host = try await SettingsHost()
        let app = try await host.driver()
        try await app.tap("start.sheet")
        let gate = Waiter<Void>()
        host.preferences.gate = gate
        try await app.pick("settings.language", "bg")
        await #expect(throws: InputError.disabled(id: "settings.notifications")) {
            try await app.tap("settings.notifications")
        }
        gate.resume()
        await app.settle()
        try await app.tap("settings.notifications")
        #expect(host.preferences.writes.last == Preferences(language: .bulgarian, notifies: false))
    }

    @Test func `a change made elsewhere is shown`() async throws {
        let host = try await SettingsHost()
        let app = try await host.driver()
        try await app.tap("start.sheet")
        try await host.preferences.save(Preferences(language: .uzbek, notifies: false))
        #expect(app.snapshot.lines.contains("| [picker settings.language] Language: English, (Oʻzbekcha), Български"))
    }

    @Test func `while the account is being deleted nobody leaves, and a second tap does nothing`() async throws {
        let host = try await SettingsHost()
        let app = try await host.driver()
        try await app.tap("start.sheet")
        try await app.tap("settings.delete-account")
        try await app.type("settings.email", "alisher@navoiy.uz")
        let gate = Waiter<Void>()
        host.account.gate = gate
        try await app.perform(.doubleTap("settings.delete"))
        #expect(app.snapshot.lines.contains("| [progress] Deleting your account"))
        try await app.back()
        try await app.perform(.gesture(.dragDown, completed: true))
        #expect(app.snapshot.screens.last?.address == "settings/delete-account")
        gate.resume()
        await app.settle()
        #expect(app.snapshot.screens.last?.address == "start")
        #expect(host.account.deletions == 1)
    }
}
