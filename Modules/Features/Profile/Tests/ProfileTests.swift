import HeadlessKit
import NavigationKit
import PresentationKit
import ProfileData
import ProfileDomain
import ProfileNavigation
import Testing
import TranscriptKit

@MainActor
struct ProfileTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `the profile shows`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: ProfileHost.launch)
    }

    @Test(arguments: [
        ("Alisher", "Alisher"), ("  Alisher \n Navoiy ", "Alisher Navoiy"), ("Ў", "Ў"),
        (String(repeating: "ў", count: 60), String(repeating: "ў", count: 60)),
        (String(repeating: "и\u{306}", count: 60), String(repeating: "й", count: 60)),
    ])
    func `a name has no spaces around it and single ones within`(draft: String, name: String) throws {
        #expect(try ProfileName(draft).text == name)
    }

    @Test(
        arguments: [
            ("", .empty), (" \t\n\u{a0}", .empty), (String(repeating: "x", count: 61), .tooLong(count: 61)),
            (String(repeating: "ў", count: 70) + "  ", .tooLong(count: 70)),
        ] as [(String, ProfileNameError)])
    func `a draft that is no name is refused`(draft: String, error: ProfileNameError) {
        #expect(throws: error) { () throws in _ = try ProfileName(draft) }
    }

    @Test(arguments: ["profile", "profile/edit"])
    func `a route is written as it is read`(address: String) throws {
        #expect(try ProfileRoute(address: address).address == address)
    }

    @Test func `while the name is being saved a second tap and leaving do nothing`() async throws {
        let (profiles, app) = try await edited()
        let gate = Waiter<Void>()
        profiles.writeGate = gate
        try await app.perform(.doubleTap("profile.save"))
        #expect(app.snapshot.lines.contains("| [button profile.save] Save (disabled)"))
        try await app.back()
        #expect(app.snapshot.screens.last?.address == "profile/edit")
        gate.resume()
        await app.settle()
        #expect(app.snapshot.screens.last?.address == "profile")
        #expect(app.snapshot.lines.contains("| # Алишер Навоий"))
        #expect(profiles.writes == 1)
    }

    @Test func `the end of everything does not wait for an answer`() async throws {
        let (_, app) = try await edited()
        try await app.back()
        #expect(app.snapshot.screens.last?.screen.dialog != nil)
        try await app.relaunch()
        #expect(app.snapshot.lines.contains("| [field profile.name] Name: \"Alisher Navoiy\""))
    }

    @Test func `a second way out waits for the answer to the first`() async throws {
        let (_, app) = try await edited()
        try await app.back()
        try await app.open("karvon://profile")
        try await app.tap("profile.discard")
        #expect(app.snapshot.screens.last?.address == "profile")
    }

    @Test func `what is told while an older profile is being loaded stays`() async throws {
        let repository = try await SQLiteProfileRepository(database: ProfileHost.database()) { "alisher" }
        try await repository.ensure(owner: "alisher", name: "Alisher", email: "alisher@navoiy.uz")
        let profiles = UnreliableProfileRepository(repository)
        let gate = Waiter<Void>()
        profiles.loadGate = gate
        let app = try await ProfileHost.driver(profiles)
        #expect(app.snapshot.lines.contains("| [progress] Loading your profile"))
        try await repository.save(Profile(name: "Alisher Navoiy", email: "alisher@navoiy.uz"))
        gate.resume()
        await app.settle()
        #expect(app.snapshot.lines.contains("| # Alisher Navoiy"))
    }

    private func edited() async throws -> (UnreliableProfileRepository, AppDriver) {
        let repository = try await SQLiteProfileRepository(database: ProfileHost.database()) { "alisher" }
        try await repository.ensure(owner: "alisher", name: "Alisher Navoiy", email: "alisher@navoiy.uz")
        let profiles = UnreliableProfileRepository(repository)
        let app = try await ProfileHost.driver(profiles)
        try await app.tap("profile.edit")
        try await app.type("profile.name", "Алишер Навоий")
        return (profiles, app)
    }
}
