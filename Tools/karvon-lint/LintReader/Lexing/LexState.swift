/// Where the lexer stands: copied to look ahead and put back.
///
/// Each token's start and end are kept in one number, and the numbers are kept apart from each other: passing a token on
/// to `previous` then reads exactly what was written, which processors do without waiting.
struct LexState {
    private var span: UInt64 = 0

    /// The offset of the next byte.
    var position = 0

    private var previousSpan: UInt64 = 0

    /// Where a regular expression ends that begins at `position`, behind a prefix operator; or 0.
    var regexEnd = 0

    private var earlierSpan: UInt64 = 0

    var token = Token.endOfFile

    /// The token as its bytes say: a word behind a dot is an identifier in `token` and itself here.
    var raw = Token.endOfFile

    /// True when a line ends between the token and the one before it.
    var isFirstOnLine = true

    /// The token before it, and the one before that.
    var previous = Token.endOfFile

    var earlier = Token.endOfFile

    /// Makes the token the previous one.
    @inline(__always)
    mutating func shift() {
        earlierSpan = previousSpan
        earlier = previous
        previousSpan = span
        previous = token
    }

    /// Makes `token` the current one.
    @inline(__always)
    mutating func finish(_ token: Token, from start: Int, to end: Int) {
        self.token = token
        raw = token
        set(start, end)
        position = end
    }

    @inline(__always)
    mutating func set(_ start: Int, _ end: Int) {
        span = UInt64(truncatingIfNeeded: end) &<< 32 | UInt64(truncatingIfNeeded: start)
    }

    var start: Int { Self.start(span) }
    var end: Int { Self.end(span) }
    var previousStart: Int { Self.start(previousSpan) }
    var previousEnd: Int { Self.end(previousSpan) }
    var earlierStart: Int { Self.start(earlierSpan) }
    var earlierEnd: Int { Self.end(earlierSpan) }

    @inline(__always) private static func start(_ span: UInt64) -> Int { Int(truncatingIfNeeded: span & 0xFFFF_FFFF) }
    @inline(__always) private static func end(_ span: UInt64) -> Int { Int(truncatingIfNeeded: span &>> 32) }
}
