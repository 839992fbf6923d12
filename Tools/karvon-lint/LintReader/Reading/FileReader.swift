/// Reads one file: the lexer's state and the tables that are filled.
///
/// `base` must be readable for 64 zero bytes behind `count`. It can't be copied, and its
/// helpers are `mutating` even where they change nothing: the compiler then passes its address, where it would copy all
/// of it for each question.
struct FileReader: ~Copyable {
    let base: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<UInt8>
    let words: UnsafePointer<WordTable.Entry>
    let longNames: [(bytes: [UInt8], token: Token, isWatched: Bool)]
    let lengths: UnsafePointer<UInt32>

    var state = LexState()

    /// True while looking ahead: nothing but the lexer's state may change.
    var isLooking = false

    /// Problems, uses and comments in front of these offsets are noted already.
    var problemMark = 0
    var useMark = 0
    var ignoreMark = 0

    /// True when no end of a merge conflict lies ahead, for each of its two kinds.
    var hasNoConflictEnd = (false, false)

    /// How many interpolations are open.
    var interpolations = 0

    var brackets: [Bracket] = []
    var scopes: [Int32] = []
    var conditionStack: [OpenCondition] = []
    var conditions: [Condition] = [.always]
    var condition: UInt32 = 0

    /// The declaration that is being read, or -1.
    var owner: Int32 = -1

    /// The innermost closure that is noted and still open, or -1.
    var openClosure = -1

    /// Where the capture list ends that was read last: `self` in it is no mention in its closure.
    var capturesEnd = 0

    /// The callee of the parentheses that were closed last, and where they end.
    var closedCallee = ByteSpan(0, 0)
    var closedEnd = -1

    /// The name behind `let` or `var` in a body, until its `=`.
    var localName = ByteSpan(0, 0)

    var pool = TextPool()
    var index = TextIndex()

    var imports: [Import] = []
    var declarations: [Declaration] = []
    var attributes: [Attribute] = []
    var inherited: [Inherited] = []
    var parameters: [Parameter] = []
    var closures: [Closure] = []
    var captures: [Capture] = []
    var uses: [Use] = []
    var ignores: [IgnoreComment] = []
    var problems: [Problem] = []

    init(
        base: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<UInt8>,
        words: UnsafePointer<WordTable.Entry>, lengths: UnsafePointer<UInt32>, table: WordTable
    ) {
        self.base = base
        self.count = count
        self.classes = classes
        self.words = words
        longNames = table.longNames
        self.lengths = lengths
        declarations.reserveCapacity(count / 512)
    }

    @inline(__always) var token: Token { mutating get { state.token } }

    mutating func report(_ kind: Problem.Kind, at offset: Int) {
        if !isLooking { problems.append(Problem(kind: kind, offset: min(offset, count))) }
    }

    /// Notes what the lexer meets, once, however often it passes there.
    mutating func reportOnce(_ kind: Problem.Kind, at offset: Int) {
        guard offset >= problemMark else { return }
        problemMark = offset + 1
        problems.append(Problem(kind: kind, offset: min(offset, count)))
    }

    @inline(__always)
    mutating func intern(_ start: Int, _ end: Int) -> Name {
        index.intern(base + start, end &- start, into: &pool)
    }

    /// The token's text without back-ticks.
    @inline(__always)
    mutating func internToken() -> Name {
        if state.token == .identifier, base[state.start] == UInt8(ascii: "`"), state.end &- state.start > 2 {
            return intern(state.start &+ 1, state.end &- 1)
        }
        return intern(state.start, state.end)
    }

    /// A text that does not stand in the file as it is.
    mutating func intern(_ text: [UInt8]) -> Name {
        let padded = text + [UInt8](repeating: 0, count: 8)
        return padded.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { index.intern($0, text.count, into: &pool) } ?? .none
        }
    }

    mutating func string(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: base + start, count: max(0, end - start)), as: UTF8.self)
    }
}
