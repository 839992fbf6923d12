import DomainKit
import ProfileData
import ProfileDomain
import Testing

@MainActor
struct SQLiteProfileRepositoryTests {
    @MainActor
    final class Session {
        var owner: String?
        var told: [Profile] = []
        init(_ owner: String?) { self.owner = owner }
    }

    private let session = Session("alisher")
    private let profiles: SQLiteProfileRepository
    private let alisher = Profile(name: "Alisher Navoiy", email: "alisher@navoiy.uz")

    init() async throws {
        profiles = try await SQLiteProfileRepository(database: ProfileHost.database()) { [session] in session.owner }
    }

    @Test func `a profile that was stored is told and comes back`() async throws {
        let subscription = profiles.changes.subscribe { [session] in session.told.append($0) }
        #expect(try await profiles.profile() == nil)
        try await profiles.save(alisher)
        #expect(session.told == [alisher])
        #expect(try await profiles.profile() == alisher)
        subscription.cancel()
    }

    @Test func `the start of a session makes a profile once, keeps its name and brings its address up to date`()
        async throws
    {
        try await profiles.ensure(owner: "alisher", name: "Alisher Navoiy", email: "alisher@navoiy.uz")
        try await profiles.save(Profile(name: "Навоий", email: "alisher@navoiy.uz"))
        try await profiles.ensure(owner: "alisher", name: "Alisher Navoiy", email: "navoiy@misol.uz")
        #expect(try await profiles.profile() == Profile(name: "Навоий", email: "navoiy@misol.uz"))
    }

    @Test func `an account has its own profile, and hears of no other`() async throws {
        try await profiles.save(alisher)
        let subscription = profiles.changes.subscribe { [session] in session.told.append($0) }
        try await profiles.ensure(owner: "stoyan", name: "Стоян", email: "stoyan@primer.bg")
        #expect(session.told.isEmpty)
        session.owner = "stoyan"
        #expect(try await profiles.profile()?.name == "Стоян")
        try await profiles.removeAll(owner: "stoyan")
        #expect(try await profiles.profile() == nil)
        session.owner = "alisher"
        #expect(try await profiles.profile() == alisher)
        subscription.cancel()
    }

    @Test func `without an account nothing is read or written`() async throws {
        session.owner = nil
        await #expect(throws: ProfileDataError.nobodySignedIn) { try await profiles.profile() }
        await #expect(throws: ProfileDataError.nobodySignedIn) { try await profiles.save(alisher) }
    }
}
