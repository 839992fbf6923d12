import AuthData
import AuthDomain
import DataKit
import Foundation
import HeadlessKit
import Testing

@MainActor
struct AuthDataTests {
    private let host: AuthHost
    private let account: Account

    init() async throws {
        host = try await AuthHost()
        account = try await #require(
            SQLiteAccountRepository(database: host.database).account(email: EmailAddress("alisher@navoiy.uz"))
        ).account
    }

    private var sessions: SQLiteSessionRepository {
        SQLiteSessionRepository(
            database: host.database, secrets: host.secretStore, clock: host.environment.clock,
            random: host.environment.random)
    }

    private func count(_ table: String) async throws -> Int {
        try await host.database.read { try $0.first("SELECT count(*) AS n FROM \(table)")?.get("n") ?? 0 }
    }

    @Test func `a session is found at the next launch by its token, of which the database has only the digest`()
        async throws
    {
        #expect(try await host.useCases.currentSession() == nil)
        let session = try await host.useCases.logIn(email: "alisher@navoiy.uz", password: AuthHost.password)
        #expect(try await host.useCases.currentSession() == session)
        let token = try #require(try host.secretStore.secret(named: "auth.session"))
        #expect(token.count == 64)
        let stored = try await host.database.read { connection in
            try connection.first("SELECT token_digest FROM sessions")?.get("token_digest", as: String.self)
        }
        #expect(stored == Digest.blake2b(of: token))
        #expect(stored != token)
    }

    @Test func `each session has a token of its own, and the device keeps one session`() async throws {
        _ = try await sessions.start(for: account)
        let first = try host.secretStore.secret(named: "auth.session")
        _ = try await sessions.start(for: account)
        #expect(try host.secretStore.secret(named: "auth.session") != first)
        #expect(try await count("sessions") == 1)
    }

    @Test func `signing out leaves neither token nor row, and may be done twice`() async throws {
        _ = try await sessions.start(for: account)
        try await host.useCases.signOut()
        try await host.useCases.signOut()
        #expect(try host.secretStore.secret(named: "auth.session") == nil)
        #expect(try await count("sessions") == 0)
        #expect(try await host.useCases.currentSession() == nil)
    }

    @Test func `a token that the database doesn't know signs nobody in, and is forgotten`() async throws {
        try host.secretStore.set(String(repeating: "0", count: 64), named: "auth.session")
        #expect(try await host.useCases.currentSession() == nil)
        #expect(try host.secretStore.secret(named: "auth.session") == nil)
    }

    @Test func `a new password ends the sessions on other devices`() async throws {
        let other = SQLiteSessionRepository(
            database: host.database, secrets: InMemorySecretStore(), clock: host.environment.clock,
            random: host.environment.random)
        _ = try await other.start(for: account)
        let challenge = try await host.useCases.requestNewPassword(email: account.email.text)
        let code = try #require(host.mailbox.last?.code.digits)
        _ = try await host.useCases.confirmCode(challenge, typed: code)
        _ = try await host.useCases.chooseNewPassword(
            challenge, password: "tong-yulduzi-41", repetition: "tong-yulduzi-41")
        #expect(try await other.current() == nil)
        #expect(try await host.useCases.currentSession()?.accountID == account.id)
    }

    @Test func `a deleted account leaves nothing of itself, and everything of others`() async throws {
        let form = RegistrationForm(
            name: "Zulfiya", email: "zulfiya@misol.uz", password: "tong-yulduzi-41", repetition: "tong-yulduzi-41")
        _ = try await host.useCases.register(form)
        _ = try await host.useCases.requestNewPassword(email: account.email.text)
        _ = try await host.useCases.logIn(email: account.email.text, password: AuthHost.password)
        try await host.useCases.deleteAccount(account.id)
        #expect(try await host.useCases.currentSession() == nil)
        #expect(try host.secretStore.secret(named: "auth.session") == nil)
        #expect(try await count("accounts") == 0)
        #expect(try await count("sessions") == 0)
        #expect(try await count("challenges") == 1)
        #expect(try await SQLiteMessageOutbox(database: host.database, messages: host.messages).newest(9).count == 1)
        await #expect(throws: WrongPair.self) {
            try await host.useCases.logIn(email: account.email.text, password: AuthHost.password)
        }
    }

    @Test func `a hash of another cost is made anew by a good log in, and only by that`() async throws {
        let passwords = try Argon2Passwords(cost: .minimum)
        let costly = try PasswordHasher(cost: .interactive).hash(AuthHost.password)
        try await SQLiteAccountRepository(database: host.database).setPasswordHash(costly, of: account.id)
        _ = try? await host.useCases.logIn(email: account.email.text, password: "not-the-password")
        #expect(try await storedHash() == costly)
        _ = try await host.useCases.logIn(email: account.email.text, password: AuthHost.password)
        #expect(try await !passwords.needsRehash(storedHash()))
        _ = try await host.useCases.logIn(email: account.email.text, password: AuthHost.password)
    }

    private func storedHash() async throws -> String {
        try await #require(SQLiteAccountRepository(database: host.database).account(email: account.email)).passwordHash
    }

    @Test func `with nothing stored no password is right, but as much work is done`() throws {
        let passwords = try Argon2Passwords(cost: .interactive)
        let stored = try passwords.hash("tong-yulduzi-41")
        let clock = ContinuousClock()
        let known = (1...3).map { _ in clock.measure { _ = passwords.verify("wrong", against: stored) } }.min()
        let unknown = (1...3).map { _ in clock.measure { #expect(!passwords.verify("wrong", against: nil)) } }.min()
        #expect(try #require(unknown) > #require(known) / 4)
    }

    @Test func `challenges come back from the database as they were put in`() async throws {
        let challenges = SQLiteChallengeRepository(database: host.database)
        let code = OneTimeCode(from: host.environment.random)
        let now = host.environment.clock.now
        let purposes: [Challenge.Purpose] = [
            .registration(name: "Зулфия", passwordHash: "hash"), .newPassword(account: account),
            .newPassword(account: nil),
        ]
        for (number, purpose) in purposes.enumerated() {
            let challenge = Challenge(id: "id-\(number)", email: account.email, purpose: purpose, code: code, at: now)
            #expect(try await insert(challenge, into: challenges))
            #expect(try await challenges.challenge(challenge.id) == challenge)
            let changed = try await challenges.update(challenge.id) { challenge in
                _ = challenge.answer(code, at: now)
                return challenge
            }
            #expect(try await challenges.challenge(challenge.id) == changed)
            #expect(changed != challenge)
        }
        let ofNone: Bool? = try await challenges.update("none") { _ in true }
        #expect(ofNone == nil)
    }

    @Test
    func `an address may have five challenges an hour, another address has its own, and a day later they are gone`()
        async throws
    {
        let challenges = SQLiteChallengeRepository(database: host.database)
        for number in 1...6 {
            let challenge = challenge("id-\(number)", account.email)
            #expect(try await insert(challenge, into: challenges) == (number < 6))
        }
        #expect(try await insert(challenge("other", EmailAddress("other@misol.uz")), into: challenges))
        await host.environment.clock.advance(by: .seconds(90_000), settling: host.environment.activity)
        #expect(try await insert(challenge("id-7", account.email), into: challenges))
        #expect(try await count("challenges") == 1)
    }

    private func challenge(_ id: String, _ email: EmailAddress) -> Challenge {
        Challenge(
            id: id, email: email, purpose: .newPassword(account: nil), code: OneTimeCode(from: host.environment.random),
            at: host.environment.clock.now)
    }

    private func insert(_ challenge: Challenge, into challenges: SQLiteChallengeRepository) async throws -> Bool {
        let now = host.environment.clock.now
        return try await challenges.insert(
            challenge, limit: Challenge.startsAllowed, since: now.addingTimeInterval(-3600),
            forgettingBefore: now.addingTimeInterval(-86_400))
    }

    @Test func `an outbox tells of each message, keeps them in order, and none longer than a day`() async throws {
        let outbox = SQLiteMessageOutbox(database: host.database, messages: host.messages)
        let now = host.environment.clock.now
        var sent: [Message] = []
        for (number, age) in [90_000.0, 60, 0].enumerated() {
            let message = Message(
                id: "m\(number)", recipient: account.email, subject: "Your code", body: "…",
                code: OneTimeCode(from: host.environment.random), sentAt: now.addingTimeInterval(-age))
            try await outbox.send(message)
            sent.append(message)
        }
        #expect(host.mailbox == sent)
        #expect(try await outbox.newest(9) == [sent[2], sent[1]])
        #expect(try await outbox.newest(1) == [sent[2]])
    }

    @Test func `neither the password nor the token stands anywhere in the database`() async throws {
        _ = try await host.useCases.logIn(email: account.email.text, password: AuthHost.password)
        let token = try #require(try host.secretStore.secret(named: "auth.session"))
        let rows = try await host.database.read { connection in
            try ["accounts", "sessions", "challenges", "messages"].flatMap { table in
                try connection.rows("SELECT * FROM \(table)").map { "\($0)" }
            }
        }
        #expect(rows.count == 2)
        #expect(!rows.contains { $0.contains(AuthHost.password) || $0.contains(token) })
    }
}
