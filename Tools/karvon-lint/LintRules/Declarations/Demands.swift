import LintReader

/// What a rule requires of the selected declarations, or forbids them.
package struct Demands: Equatable, Sendable {
    var kinds: [Declaration.Kind] = []
    var names = NamePatterns()
    var attributes: [String] = []
    var modifiers: [String] = []
    var inherits = NamePatterns()
    /// The targets in which it stands.
    var modules = NamePatterns()
    /// The files in which it stands.
    var files = NamePatterns()
    /// The actor to which the target's declarations belong by default.
    var isolation: String?
    /// How the closures that are kept in it hold `self`.
    var captures: Capture.Strength?
    /// Several demands, of which one must be met.
    var anyOf: [Demands] = []
    /// What the file imports.
    var imports = NamePatterns()
    /// What is used in the declaration, or in the file.
    var uses: [UsePattern] = []
    /// The uses that are let through all the same.
    var allow: [UsePattern] = []
    /// The types that it names: of the property, the parameters, the result.
    var types = NamePatterns()
    /// How default arguments and initial values begin; `Name()` asks for a call.
    var values = NamePatterns()
    /// Whether the declaration itself, as selected.
    var anything = false
    /// The most lines of the file.
    var lines: Int?
}
