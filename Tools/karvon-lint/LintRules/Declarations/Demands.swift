import LintReader

/// What a rule requires of the selected declarations, or forbids them.
package struct Demands: Sendable {
    var kinds: [Declaration.Kind] = []
    var names = NamePatterns()
    var attributes: [String] = []
    var modifiers: [String] = []
    var inherits = NamePatterns()
    /// The targets in which it stands.
    var modules = NamePatterns()
    /// The files in which it stands.
    var files = NamePatterns()
    /// What the file imports.
    var imports = NamePatterns()
    /// What is used in the declaration, or in the file.
    var uses: [UsePattern] = []
    /// The types that it names: of the property, the parameters, the result.
    var types = NamePatterns()
    /// How default arguments and initial values begin.
    var values = NamePatterns()
    /// Whether the declaration itself, as selected.
    var anything = false
    /// The most lines of the file.
    var lines: Int?
}

/// A use of a name: `Task()` for calls and closures, `URLSession.shared`, `*.shared`.
package struct UsePattern: Sendable, Hashable {
    let text: String
    let base: String
    let member: String
    let isCall: Bool

    init(_ text: String) {
        self.text = text
        isCall = text.hasSuffix("()")
        let parts = (isCall ? text.dropLast(2) : text[...]).split(separator: ".", omittingEmptySubsequences: false)
        base = parts.first.map(String.init) ?? ""
        member = parts.dropFirst().joined(separator: ".")
    }

    /// The name that the reader has to watch.
    var watched: String { base == "*" ? member : base }

    func fits(_ use: Use, _ file: SourceFile) -> Bool {
        guard file.text(use.name) == watched, !isCall || use.following != .nothing else { return false }
        if base == "*" { return use.isMember }
        return member.isEmpty ? !isCall || use.member.isNone : file.text(use.member) == member
    }
}
