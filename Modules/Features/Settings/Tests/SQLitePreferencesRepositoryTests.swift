import DataKit
import DomainKit
import SettingsData
import SettingsDomain
import Testing

@MainActor
struct SQLitePreferencesRepositoryTests {
    @MainActor
    final class Session {
        var owner: String?
        var told: [Preferences] = []
        init(_ owner: String?) { self.owner = owner }
    }

    private let session = Session("alisher")
    private let database: Database
    private let preferences: SQLitePreferencesRepository
    private let quiet = Preferences(language: .bulgarian, notifies: false)

    init() async throws {
        database = try await SettingsHost.database()
        preferences = SQLitePreferencesRepository(database: database) { [session] in session.owner }
    }

    @Test func `nobody has to choose, and what was chosen is told and comes back`() async throws {
        let subscription = preferences.changes.subscribe { [session] in session.told.append($0) }
        #expect(try await preferences.preferences() == .standard)
        try await preferences.save(quiet)
        #expect(session.told == [quiet])
        #expect(try await preferences.preferences() == quiet)
        subscription.cancel()
    }

    @Test func `an account has its own preferences`() async throws {
        try await preferences.save(quiet)
        session.owner = "stoyan"
        #expect(try await preferences.preferences() == .standard)
        try await preferences.save(Preferences(language: .uzbek, notifies: true))
        try await preferences.removeAll(owner: "stoyan")
        #expect(try await preferences.preferences() == .standard)
        session.owner = "alisher"
        #expect(try await preferences.preferences() == quiet)
    }

    @Test func `a language that is not known any more is the standard one, and the rest stays`() async throws {
        try await preferences.save(quiet)
        try await database.write { try $0.execute("UPDATE preferences SET language = 'eo'") }
        #expect(try await preferences.preferences() == Preferences(language: .english, notifies: false))
    }

    @Test func `without an account nothing is read or written`() async throws {
        session.owner = nil
        await #expect(throws: SettingsDataError.nobodySignedIn) { try await preferences.preferences() }
        await #expect(throws: SettingsDataError.nobodySignedIn) { try await preferences.save(quiet) }
    }
}
