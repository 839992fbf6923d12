import Foundation

/// Begins an account. It becomes real once the code that is sent to its address is answered.
public struct Register: Sendable {
    let accounts: any AccountRepository
    let passwords: any Passwords
    let startChallenge: StartChallenge

    /// Sends a code to the address, and returns the challenge to answer.
    ///
    /// Throws `RegistrationFaults`, or `TooManyChallenges`.
    public func callAsFunction(_ form: RegistrationForm) async throws -> Challenge.ID {
        let email = try form.checkedEmail()
        guard try await accounts.account(email: email) == nil else {
            throw RegistrationFaults(isNameEmpty: false, email: .taken, password: nil, isRepetitionDifferent: false)
        }
        let hash = try await passwords.hash(form.password)
        return try await startChallenge(email, .registration(name: form.trimmedName, passwordHash: hash))
    }
}

/// What somebody typed to register.
public struct RegistrationForm: Hashable, Sendable {
    let name: String
    let email: String
    let password: String
    let repetition: String

    /// What was typed, as it was typed.
    public init(name: String, email: String, password: String, repetition: String) {
        self.name = name
        self.email = email
        self.password = password
        self.repetition = repetition
    }

    var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// The address; throws every fault of the form at once.
    func checkedEmail() throws(RegistrationFaults) -> EmailAddress {
        let address = Result { () throws(EmailAddressFault) in try EmailAddress(email) }
        let readable = try? address.get()
        let faults = RegistrationFaults(
            isNameEmpty: trimmedName.isEmpty, email: address.fault.map { .unreadable($0) },
            password: PasswordRules.fault(of: password, name: trimmedName, email: readable),
            isRepetitionDifferent: password != repetition)
        guard let readable, faults.isNone else { throw faults }
        return readable
    }
}

/// What is wrong with a registration, field by field.
public struct RegistrationFaults: Error, Hashable, Sendable {
    /// What is wrong with the address.
    public enum Email: Hashable, Sendable {
        case unreadable(EmailAddressFault)
        case taken
    }

    /// Whether no name was typed.
    public let isNameEmpty: Bool
    /// What is wrong with the address, if anything.
    public let email: Email?
    /// What is wrong with the password, if anything.
    public let password: PasswordFault?
    /// Whether the password was typed differently the second time.
    public let isRepetitionDifferent: Bool

    var isNone: Bool { !isNameEmpty && email == nil && password == nil && !isRepetitionDifferent }
}
