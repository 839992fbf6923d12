import AuthDomain

extension EmailAddressFault {
    /// What to do about it.
    var text: String {
        switch self {
        case .empty: "Type your email."
        case .missingAt: "An email has an @."
        case .severalAts: "An email has only one @."
        case .badBeforeAt: "Check the part before the @."
        case .badAfterAt: "Check the part after the @."
        case .tooLong: "This is too long for an email."
        }
    }
}

extension RegistrationFaults.Email {
    /// What to do about it.
    var text: String {
        switch self {
        case .unreadable(let fault): fault.text
        case .taken: "This email has an account. Log in instead."
        }
    }
}

extension PasswordFault {
    /// What to do about it.
    var text: String {
        switch self {
        case .empty: "Type a password."
        case .tooShort: "Use at least \(PasswordRules.minimumLength) characters."
        case .tooCommon: "This is easy to guess. Use another."
        }
    }
}

/// What is told where more than one screen tells it.
enum CommonText {
    static let failure = "Something went wrong. Try again."
    static let tooManyCodes = "Too many codes were sent to this email. Try again in an hour."
    static let repetitionDiffers = "Type the same password."
}
