/// What the lexer tells apart. The order is used: reserved words, then words that are keywords only in their place.
enum Token: UInt8 {
    case endOfFile, identifier, number, string, regex, unknown
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, backslash, arrow, equal
    case prefixOperator, binaryOperator, postfixOperator
    case exclamation, question, infixQuestion
    case pound, poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation
    // Reserved words that are no expression.
    case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`
    case `else`, `enum`, `extension`, `fallthrough`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
    case initializer, `inout`, `internal`, `is`, `let`, `operator`, precedenceGroup, `private`, `protocol`, `public`
    case `repeat`, `rethrows`, `return`, `static`, `struct`, `subscript`, `switch`, `throw`, `throws`, `try`
    case `typealias`, `var`, `where`, `while`
    // Reserved words that are an expression or a type.
    case anyType, `false`, `nil`, selfValue, selfType, `super`, `true`
    // Words that are keywords only in their place.
    case actor, any, async, await, borrowing, consuming, convenience, distributed, dynamic, each, final, indirect
    case infix, isolated, lazy, macro, mutating, nonisolated, nonmutating, open, optional, override, package, postfix
    case prefix, required, sending, some, unowned, weak, reasync, using
    case ownedShared, constant, local, compilerInitialized, underscoredConsuming, setterAccess, resultDependsOnSelf

    /// The words of the language; the others are told apart by their bytes.
    static let words: [(String, Token)] = [
        ("as", .as), ("associatedtype", .associatedtype), ("break", .break), ("case", .case), ("catch", .catch),
        ("class", .class), ("continue", .continue), ("default", .default), ("defer", .defer), ("deinit", .deinit),
        ("do", .do), ("else", .else), ("enum", .enum), ("extension", .extension), ("fallthrough", .fallthrough),
        ("fileprivate", .fileprivate), ("for", .for), ("func", .func), ("guard", .guard), ("if", .if),
        ("import", .import), ("in", .in), ("init", .initializer), ("inout", .inout), ("internal", .internal),
        ("is", .is), ("let", .let), ("operator", .operator), ("precedencegroup", .precedenceGroup),
        ("private", .private), ("protocol", .protocol), ("public", .public), ("repeat", .repeat),
        ("rethrows", .rethrows), ("return", .return), ("static", .static), ("struct", .struct),
        ("subscript", .subscript), ("switch", .switch), ("throw", .throw), ("throws", .throws), ("try", .try),
        ("typealias", .typealias), ("var", .var), ("where", .where), ("while", .while), ("Any", .anyType),
        ("false", .false), ("nil", .nil), ("self", .selfValue), ("Self", .selfType), ("super", .super),
        ("true", .true), ("actor", .actor), ("any", .any), ("async", .async), ("await", .await),
        ("borrowing", .borrowing), ("consuming", .consuming), ("convenience", .convenience),
        ("distributed", .distributed), ("dynamic", .dynamic), ("each", .each), ("final", .final),
        ("indirect", .indirect), ("infix", .infix), ("isolated", .isolated), ("lazy", .lazy), ("macro", .macro),
        ("mutating", .mutating), ("nonisolated", .nonisolated), ("nonmutating", .nonmutating), ("open", .open),
        ("optional", .optional), ("override", .override), ("package", .package), ("postfix", .postfix),
        ("prefix", .prefix), ("required", .required), ("sending", .sending), ("some", .some),
        ("unowned", .unowned), ("weak", .weak), ("reasync", .reasync), ("using", .using),
        ("__owned", .ownedShared), ("__shared", .ownedShared), ("_const", .constant), ("_local", .local),
        ("_compilerInitialized", .compilerInitialized), ("__consuming", .underscoredConsuming),
        ("__setter_access", .setterAccess), ("_resultDependsOnSelf", .resultDependsOnSelf),
    ]

    /// The token of a raw value that was a token's: without a question for each of the values.
    @inline(__always)
    init(unchecked rawValue: UInt8) { self = unsafeBitCast(rawValue, to: Token.self) }

    /// The token that a bracket, comma, colon, semicolon, `@` or backslash is.
    static func ofPunctuation(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "("): Token.leftParen.rawValue
        case UInt8(ascii: ")"): Token.rightParen.rawValue
        case UInt8(ascii: "["): Token.leftBracket.rawValue
        case UInt8(ascii: "]"): Token.rightBracket.rawValue
        case UInt8(ascii: "{"): Token.leftBrace.rawValue
        case UInt8(ascii: "}"): Token.rightBrace.rawValue
        case UInt8(ascii: ","): Token.comma.rawValue
        case UInt8(ascii: ":"): Token.colon.rawValue
        case UInt8(ascii: ";"): Token.semicolon.rawValue
        case UInt8(ascii: "@"): Token.at.rawValue
        default: Token.backslash.rawValue
        }
    }

    /// A bit for each token, by its lower six bits, that a body's reader has to look at; most tokens only pass by.
    static var mattering: UInt64 {
        bit(.leftParen) | bit(.leftBracket) | bit(.leftBrace) | bit(.rightParen) | bit(.rightBracket) | bit(.rightBrace)
            | bit(.if) | bit(.guard) | bit(.while) | bit(.for) | bit(.switch) | bit(.else) | bit(.do) | bit(.repeat)
            | bit(.defer) | bit(.catch) | bit(.let) | bit(.var) | bit(.selfValue) | bit(.endOfFile)
            | bit(.poundIf) | bit(.poundElseif) | bit(.poundElse) | bit(.poundEndif)
    }

    @inline(__always)
    private static func bit(_ token: Token) -> UInt64 { 1 &<< UInt64(token.rawValue & 63) }

    /// An identifier, or a word that is one outside of its place.
    @inline(__always) var isName: Bool { self == .identifier || rawValue >= Token.actor.rawValue }

    @inline(__always) var isWord: Bool { self == .identifier || rawValue >= Token.as.rawValue }

    @inline(__always) var isOperator: Bool {
        rawValue >= Token.prefixOperator.rawValue && rawValue <= Token.postfixOperator.rawValue
    }

    /// Whether a regular expression may stand where a binary operator might, behind this token.
    var mayPrecedeRegex: Bool {
        switch self {
        case .endOfFile, .leftBrace, .leftParen, .leftBracket, .prefixOperator, .binaryOperator, .equal, .semicolon,
            .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            true
        default: rawValue >= Token.as.rawValue && rawValue <= Token.while.rawValue
        }
    }
}
