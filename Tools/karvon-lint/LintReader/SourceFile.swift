/// What one file imports, declares and uses. A value: two readings of the same bytes are equal.
///
/// The lists are tables; a declaration's attributes, for instance, are a run of ``attributes``.
public struct SourceFile: Hashable, Sendable {
    /// In the order of the file.
    public let imports: [Import]

    /// In the order of the file, an outer declaration in front of those in it.
    public let declarations: [Declaration]

    /// Closures that are kept or handed on.
    public let closures: [Closure]

    /// Uses of the watched names.
    public let uses: [Use]

    /// The comments that silence rules.
    public let ignores: [IgnoreComment]

    /// In the order of the file.
    public let problems: [Problem]

    let attributes: [Attribute]
    let inherited: [Inherited]
    let parameters: [Parameter]
    let captures: [Capture]
    let conditions: [Condition]
    let lines: LineIndex

    /// The file's bytes with the padding, and behind them the texts that do not stand in the file as they are.
    let bytes: [UInt8]

    /// How many bytes the file has.
    public let length: Int

    /// The file's bytes.
    public var source: ArraySlice<UInt8> { bytes[..<min(length, bytes.count)] }

    init(_ reader: borrowing FileReader, _ bytes: [UInt8]) {
        imports = reader.imports
        declarations = reader.declarations.elements
        closures = reader.closures.elements
        uses = reader.uses.elements
        ignores = reader.ignores
        problems = reader.problems.count > 1 ? reader.problems.sorted { $0.offset < $1.offset } : reader.problems
        attributes = reader.attributes.elements
        inherited = reader.inherited.elements
        parameters = reader.parameters.elements
        captures = reader.captures.elements
        conditions = reader.conditions
        lines = reader.lines
        self.bytes = reader.joined.isEmpty ? bytes : bytes + reader.joined
        length = reader.count
    }

    init(problem: Problem.Kind) {
        imports = []
        declarations = []
        closures = []
        uses = []
        ignores = []
        problems = [Problem(kind: problem, offset: 0)]
        attributes = []
        inherited = []
        parameters = []
        captures = []
        conditions = [.always]
        lines = LineIndex()
        bytes = []
        length = 0
    }
}
