/// Where the lexer stands: copied to look ahead and put back.
struct LexState {
    /// The offset of the next byte.
    var position = 0

    var token = Token.endOfFile
    var start = 0
    var end = 0

    /// True when a line ends between the token and the one before it.
    var isFirstOnLine = true

    /// The token as its bytes say: a word behind a dot is an identifier in `token` and itself here.
    var raw = Token.endOfFile

    // The two tokens before it.
    var previous = Token.endOfFile
    var previousStart = 0
    var previousEnd = 0
    var earlier = Token.endOfFile
    var earlierStart = 0
    var earlierEnd = 0

    /// Behind `try?` and `try!` a slash begins a regular expression.
    var prefersRegex = false

    /// Where a regular expression ends that begins at `position`, behind a prefix operator; or 0.
    var regexEnd = 0
}
