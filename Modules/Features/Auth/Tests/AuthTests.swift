import AuthDomain
import AuthNavigation
import DataKit
import HeadlessKit
import NavigationKit
import PresentationKit
import Testing
import TranscriptKit

@MainActor
struct AuthTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `the way in shows`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: AuthHost.launch)
    }

    @Test(arguments: [
        (AuthRoute.logIn, "auth/log-in"), (.register, "auth/register"), (.code(challenge: "id-7"), "auth/code/id-7"),
        (.forgottenPassword, "auth/forgotten"), (.newPassword(challenge: "id-7"), "auth/new-password/id-7"),
    ])
    func `a route is named, and read back`(route: AuthRoute, address: String) throws {
        #expect(route.address == address)
        #expect(try AuthRoute(address: address) == route)
        #expect(route.requires == nil)
    }

    @Test func `a code for a challenge that nobody knows says so and lets start again`() async throws {
        let host = try await AuthHost()
        let app = try await host.driver()
        try await app.tap("auth.forgotten")
        try await app.type("auth.email", "alisher@navoiy.uz")
        try await app.tap("auth.send-code")
        try await host.database.write { try $0.execute("DELETE FROM challenges") }
        try await app.relaunch()
        #expect(app.snapshot.lines.contains("| This code is not known any more."))
        try await app.tap("auth.start-again")
        #expect(app.snapshot.screens.last?.screen.title == "Forgotten password")
    }

    @Test func `a code screen that can't be loaded or answered says so, and goes on when it is tried again`()
        async throws
    {
        let host = try await AuthHost()
        let app = try await host.driver()
        try await app.tap("auth.forgotten")
        try await app.type("auth.email", "alisher@navoiy.uz")
        try await app.tap("auth.send-code")
        try await app.type("auth.code", host.mailbox[0].code.digits)
        try await host.lose("challenges")
        try await app.tap("auth.confirm")
        #expect(app.snapshot.lines.contains("| Something went wrong. Try again."))
        try await app.relaunch()
        #expect(app.snapshot.lines.contains("| [button auth.retry] Try again"))
        try await host.find("challenges")
        try await app.tap("auth.retry")
        try await app.type("auth.code", host.mailbox[0].code.digits)
        try await app.tap("auth.confirm")
        #expect(app.snapshot.screens.last?.screen.title == "New password")
        try await host.lose("challenges")
        try await app.type("auth.password", "tong-yulduzi-41")
        try await app.type("auth.repetition", "tong-yulduzi-41")
        try await app.tap("auth.save")
        #expect(app.snapshot.lines.contains("| Something went wrong. Try again."))
        try await app.relaunch()
        try await host.find("challenges")
        try await app.tap("auth.retry")
        #expect(app.snapshot.lines.contains("| [button auth.save] Save and log in"))
    }

    @Test func `an address that got an account meanwhile is told at the code`() async throws {
        let host = try await AuthHost()
        let app = try await host.driver()
        try await app.tap("auth.register")
        try await app.type("auth.name", "Zulfiya")
        try await app.type("auth.email", "zulfiya@misol.uz")
        try await app.type("auth.password", "tong-yulduzi-41")
        try await app.type("auth.repetition", "tong-yulduzi-41")
        try await app.tap("auth.create")
        try await host.database.write { connection in
            try connection.execute("UPDATE accounts SET email = 'zulfiya@misol.uz'")
        }
        try await app.type("auth.code", host.mailbox[0].code.digits)
        try await app.tap("auth.confirm")
        #expect(app.snapshot.lines.contains("| This email has an account by now. Log in instead."))
        #expect(try await host.useCases.currentSession() == nil)
    }

    @Test func `of two registrations of one address the first that is confirmed gets it`() async throws {
        let host = try await AuthHost()
        let form = RegistrationForm(
            name: "Zulfiya", email: "zulfiya@misol.uz", password: "tong-yulduzi-41", repetition: "tong-yulduzi-41")
        let first = try await host.useCases.register(form)
        let second = try await host.useCases.register(form)
        let codes = host.mailbox.map(\.code.digits)
        let confirmed = try await host.useCases.confirmCode(second, typed: codes[1])
        guard case .signedIn(let session) = confirmed else { throw Unexpected("\(confirmed)") }
        #expect(session.email.text == "zulfiya@misol.uz")
        #expect(try await host.useCases.confirmCode(first, typed: codes[0]) == .unknown)
        #expect(try await host.useCases.currentSession() == session)
    }

    @Test func `whoever forgot the password gets in by the new one and no more by the old`() async throws {
        let host = try await AuthHost()
        let challenge = try await host.useCases.requestNewPassword(email: "alisher@navoiy.uz")
        let code = try #require(host.mailbox.last?.code.digits)
        #expect(try await host.useCases.confirmCode(challenge, typed: code) == .mayChoosePassword)
        let new = "tong-yulduzi-41"
        _ = try await host.useCases.chooseNewPassword(challenge, password: new, repetition: new)
        await #expect(throws: WrongPair.self) {
            try await host.useCases.logIn(email: "alisher@navoiy.uz", password: AuthHost.password)
        }
        #expect(try await host.useCases.logIn(email: "alisher@navoiy.uz", password: new).name == "Alisher Navoiy")
        await #expect(throws: NewPasswordNotAllowed.self) {
            try await host.useCases.chooseNewPassword(challenge, password: new, repetition: new)
        }
    }

    @Test func `a new password needs the code answered first`() async throws {
        let host = try await AuthHost()
        let challenge = try await host.useCases.requestNewPassword(email: "alisher@navoiy.uz")
        await #expect(throws: NewPasswordNotAllowed.self) {
            try await host.useCases.chooseNewPassword(
                challenge, password: "tong-yulduzi-41", repetition: "tong-yulduzi-41")
        }
    }

    @Test func `without an account not even the code that was made is right`() async throws {
        let host = try await AuthHost()
        let challenge = try await host.useCases.requestNewPassword(email: "nobody@navoiy.uz")
        let code = try await host.database.read { connection in
            try connection.first("SELECT code FROM challenges")?.get("code", as: String.self)
        }
        #expect(try await host.useCases.confirmCode(challenge, typed: #require(code)) == .wrong(attemptsLeft: 2))
        #expect(host.mailbox.isEmpty)
    }

    @Test func `two answers at once use two attempts`() async throws {
        let host = try await AuthHost()
        let challenge = try await host.useCases.requestNewPassword(email: "nobody@navoiy.uz")
        let useCases = host.useCases
        async let first = useCases.confirmCode(challenge, typed: "000000")
        async let second = useCases.confirmCode(challenge, typed: "000001")
        #expect(try await Set([first, second]) == [.wrong(attemptsLeft: 2), .wrong(attemptsLeft: 1)])
    }
}

struct Unexpected: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
