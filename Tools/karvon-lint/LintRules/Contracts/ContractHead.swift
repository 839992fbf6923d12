import LintConfiguration

/// What every contract says besides its own matter.
package struct ContractHead: Hashable, Sendable {
    /// The contract's name: one word, by which findings, comments and baselines speak of it.
    package let name: String
    /// `allow`, `layers`, `independence`, `forbidden`, `protected` or `acyclic`.
    package let kind: String
    package let place: ConfigurationPlace
    package var severity: Severity = .error
    /// Why it holds, in the words of its authors.
    package var because: String?
    /// What to do instead, in the words of its authors.
    package var instead: String?
    /// Whether patterns may fit nothing.
    package var isOptional = false
    /// Whether what tests import counts.
    package var includesTests = false
    /// Whether only imports count, and not what is reached through other modules.
    package var isDirect = false
    package var exceptions: [ExceptedEdge] = []

    package init(name: String, kind: String, place: ConfigurationPlace) {
        self.name = name
        self.kind = kind
        self.place = place
    }
}
