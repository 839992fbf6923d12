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
    let pool: TextPool
    let lineStarts: [UInt32]

    /// How many bytes the file has.
    public let length: Int

    init(_ reader: borrowing FileReader, lineStarts: [UInt32]) {
        imports = reader.imports
        declarations = reader.declarations
        closures = reader.closures
        uses = reader.uses
        ignores = reader.ignores
        problems = reader.problems.sorted { $0.offset < $1.offset }
        attributes = reader.attributes
        inherited = reader.inherited
        parameters = reader.parameters
        captures = reader.captures
        conditions = reader.conditions
        pool = reader.pool
        self.lineStarts = lineStarts
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
        pool = TextPool()
        lineStarts = [0]
        length = 0
    }
}
