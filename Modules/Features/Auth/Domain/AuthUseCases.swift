import DomainKit

/// What can be done to come in, and to leave.
public struct AuthUseCases: Sendable {
    /// Signs somebody in by address and password.
    public let logIn: LogIn
    /// Begins an account.
    public let register: Register
    /// Begins to choose a new password without the old one.
    public let requestNewPassword: RequestNewPassword
    /// Tells how a challenge stands.
    public let showChallenge: ShowChallenge
    /// Answers a challenge.
    public let confirmCode: ConfirmCode
    /// Sends a new code.
    public let resendCode: ResendCode
    /// Ends a challenge with a new password.
    public let chooseNewPassword: ChooseNewPassword
    /// Tells who is signed in.
    public let currentSession: CurrentSession
    /// Ends the session of this device.
    public let signOut: SignOut
    /// Removes an account for good.
    public let deleteAccount: DeleteAccount

    /// The use cases over what is kept, sent, and given from outside.
    ///
    /// `random` must be fit for secrets: codes are taken from it.
    public init(
        accounts: any AccountRepository, challenges: any ChallengeRepository, sessions: any SessionRepository,
        outbox: any MessageOutbox, passwords: any Passwords, clock: any WallClock, identifiers: any IdentifierSource,
        random: any RandomSource
    ) {
        let startChallenge = StartChallenge(
            challenges: challenges, outbox: outbox, clock: clock, identifiers: identifiers, random: random)
        logIn = LogIn(accounts: accounts, sessions: sessions, passwords: passwords)
        register = Register(accounts: accounts, passwords: passwords, startChallenge: startChallenge)
        requestNewPassword = RequestNewPassword(accounts: accounts, startChallenge: startChallenge)
        showChallenge = ShowChallenge(challenges: challenges, clock: clock)
        confirmCode = ConfirmCode(
            accounts: accounts, challenges: challenges, sessions: sessions, clock: clock, identifiers: identifiers)
        resendCode = ResendCode(
            challenges: challenges, outbox: outbox, clock: clock, identifiers: identifiers, random: random)
        chooseNewPassword = ChooseNewPassword(
            accounts: accounts, challenges: challenges, sessions: sessions, passwords: passwords, clock: clock)
        currentSession = CurrentSession(sessions: sessions)
        signOut = SignOut(sessions: sessions)
        deleteAccount = DeleteAccount(accounts: accounts, sessions: sessions)
    }
}
