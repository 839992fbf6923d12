/// Begins to choose a new password without the old one.
public struct RequestNewPassword: Sendable {
    let accounts: any AccountRepository
    let startChallenge: StartChallenge

    /// Returns the challenge to answer. The same comes back whether or not there is an account with the address; only then
    /// is a message sent.
    ///
    /// Throws `EmailAddressFault`, or `TooManyChallenges`.
    public func callAsFunction(email: String) async throws -> Challenge.ID {
        let email = try EmailAddress(email)
        let account = try await accounts.account(email: email)?.account
        return try await startChallenge(email, .newPassword(account: account))
    }
}
