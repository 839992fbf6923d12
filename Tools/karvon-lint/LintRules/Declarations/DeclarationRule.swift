import LintConfiguration

/// A rule about declarations and files, as data: what it selects, what that must have, and what it may not.
package struct DeclarationRule: Sendable {
    package let name: String
    package let place: ConfigurationPlace
    package var severity: Severity = .error
    package var because: String?
    package var instead: String?
    /// Whether its patterns of modules may fit nothing.
    package var isOptional = false
    package var select = Selection()
    package var require = Demands()
    package var forbid = Demands()
    package var examples = RuleExamples()
    /// The parameters of a pack that gave its patterns.
    var parameters: [PackParameter: String] = [:]

    package init(name: String, place: ConfigurationPlace) {
        self.name = name
        self.place = place
    }

    /// Whether it asks for nothing.
    var saysNothing: Bool {
        if select.isAboutFiles {
            return require.lines == nil && require.files.isEmpty && forbid.imports.isEmpty && forbid.uses.isEmpty
        }
        var forbid = forbid
        forbid.allow = []
        return require == Demands() && forbid == Demands()
    }

    var watchedNames: [String] { forbid.uses.compactMap(\.watched) }

    /// Parts of the names whose uses it asks for.
    var watchedFragments: [String] { forbid.uses.compactMap(\.fragment) }
}
