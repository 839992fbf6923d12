import Foundation

/// Mail to somebody, with a code.
public struct Message: Hashable, Sendable, Identifiable {
    /// Names the message.
    public let id: String
    /// Who gets it.
    public let recipient: EmailAddress
    /// What it is about.
    public let subject: String
    /// What it says.
    public let body: String
    /// The code that it says.
    public let code: OneTimeCode
    /// When it was sent.
    public let sentAt: Date

    /// A message.
    public init(id: String, recipient: EmailAddress, subject: String, body: String, code: OneTimeCode, sentAt: Date) {
        self.id = id
        self.recipient = recipient
        self.subject = subject
        self.body = body
        self.code = code
        self.sentAt = sentAt
    }
}
