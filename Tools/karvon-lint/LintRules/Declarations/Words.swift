import LintReader

extension Declaration.Kind {
    /// The word for it in messages.
    var word: String {
        switch self {
        case .variable: "var"
        case .constant: "let"
        case .function: "func"
        case .initializer: "init"
        case .enumCase: "case"
        default: "\(self)"
        }
    }
}

extension Capture.Strength {
    /// The word for it in messages and in a capture list.
    var word: String {
        switch self {
        case .strong: "strongly"
        case .weak: "weak"
        case .unowned, .unownedSafe, .unownedUnsafe: "unowned"
        }
    }
}
