/// Who somebody is in the app.
public struct Profile: Hashable, Sendable {
    /// The name that others see.
    public let name: String
    /// The address for mail; the account's, and only the account can change it.
    public let email: String

    /// A profile.
    public init(name: String, email: String) {
        self.name = name
        self.email = email
    }
}
