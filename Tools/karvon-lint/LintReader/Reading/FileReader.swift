/// Reads one file: the lexer's state and the tables that are filled.
///
/// `base` must be readable for 64 zero bytes behind `count`. It can't be copied, and its
/// helpers are `mutating` even where they change nothing: the compiler then passes its address, where it would copy all
/// of it for each question.
struct FileReader: ~Copyable {
    let base: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<UInt8>
    let tables: LexTables
    let lines: LineIndex

    /// Whether bodies in which nothing can matter are passed over byte by byte.
    let skims: Bool

    var state = LexState()

    /// True while looking ahead: nothing but the lexer's state may change.
    var isLooking = false

    /// Problems, uses and comments in front of these offsets are noted already.
    var problemMark = 0
    var useMark = 0
    var ignoreMark = 0

    /// Behind these offsets no end of a merge conflict lies, for each of its two kinds.
    var hasNoConflictEnd = (Int.max, Int.max)

    /// The row of `#` that was counted last.
    var pounds = 0..<0

    /// An extended regular expression of several lines with so many `#`, or with more, has no end behind `start`.
    var endless = (pounds: Int.max, start: Int.max)

    /// How many interpolations are open.
    var interpolations = 0

    var brackets = Table<Bracket>()
    var scopes = Table<Int32>()

    /// What a skim has open.
    var skimmed = Table<UInt64>()

    /// Where a skim gave up last, and the brackets that were open there.
    var skimStop = 0
    var unskimmed = Table<UInt32>()

    var conditionStack: [OpenCondition] = []
    var conditions: [Condition] = [.always]
    var condition: UInt32 = 0
    var knownConditions: [KnownCondition] = []

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

    /// Texts that do not stand in the file as they are.
    var joined: [UInt8] = []

    var declarations: Table<Declaration>
    var attributes: Table<Attribute>
    var inherited = Table<Inherited>()
    var parameters: Table<Parameter>
    var closures = Table<Closure>()
    var captures = Table<Capture>()
    var uses = Table<Use>()
    var imports: [Import] = []
    var ignores: [IgnoreComment] = []
    var problems: [Problem] = []

    init(base: UnsafePointer<UInt8>, count: Int, tables: LexTables, skims: Bool) {
        self.base = base
        self.count = count
        self.tables = tables
        classes = tables.bytes
        lines = LineIndex(base, count)
        self.skims = skims
        // Room for what most files have: a declaration in 128 bytes is many.
        let usual = count / 128 + 16
        declarations = Table(capacity: usual)
        attributes = Table(capacity: usual)
        parameters = Table(capacity: usual)
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

    /// The token's text without back-ticks.
    @inline(__always)
    mutating func nameOfToken() -> Name {
        if state.token == .identifier, base[state.start] == UInt8(ascii: "`"), state.end &- state.start > 2 {
            return Name(state.start &+ 1, state.end &- 1)
        }
        return Name(state.start, state.end)
    }

    /// A text that does not stand in the file as it is.
    mutating func join(_ text: [UInt8]) -> Name {
        guard count + SourceBytes.padding + joined.count + text.count < SourceBytes.limit else { return .none }
        let start = count + SourceBytes.padding + joined.count
        joined.append(contentsOf: text)
        return Name(start, start + text.count)
    }

    /// Whether the bytes of a name say `text`.
    mutating func says(_ name: Name, _ text: StaticString) -> Bool {
        Int(name.count) == text.utf8CodeUnitCount && Int(name.start) < count && starts(Int(name.start), with: text)
    }

    mutating func string(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: base + start, count: max(0, end - start)), as: UTF8.self)
    }

    mutating func string(_ name: Name) -> String {
        Int(name.start) < count ? string(Int(name.start), Int(name.start) + Int(name.count)) : ""
    }
}
