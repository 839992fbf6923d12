/// A bracket that is open while a body is read.
struct Bracket {
    var token: Token

    /// What is called, for a parenthesis.
    var callee = ByteSpan(0, 0)

    /// The closure that was the innermost before this brace, and this brace's own when it is noted.
    var outerClosure = -1
    var closure = -1

    /// True between `if`, `for` and their kin and the brace that belongs to them.
    var awaitsBlock = false

    /// Where it was opened.
    var offset = 0

    /// What closes it.
    var closer: Token {
        switch token {
        case .leftParen: .rightParen
        case .leftBracket: .rightBracket
        default: .rightBrace
        }
    }
}

/// An `#if` that is not yet ended.
struct OpenCondition {
    /// The condition outside.
    var outer: UInt32

    /// The branch's own formula and the formulas above it, which must not hold.
    var above: Condition

    var offset: Int
}
