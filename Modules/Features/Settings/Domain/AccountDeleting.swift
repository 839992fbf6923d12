/// What the settings must be able to do with the account, and can't do by themselves: an account is more than settings.
public protocol AccountDeleting: Sendable {
    /// The e-mail address of the account that is signed in.
    func email() async throws -> String

    /// Deletes the account that is signed in and everything that belongs to it, for good.
    ///
    /// When it returns, all of it is gone; when it throws, the account is there and can be deleted by another call. The
    /// session ends afterwards, when the flow has finished with `accountDeleted`.
    func deleteAccount() async throws
}
