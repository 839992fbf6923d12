/// Some patterns: a name fits when one of them fits and none that begins with `!` does.
package struct NamePatterns: Hashable, Sendable, CustomStringConvertible {
    package var including: [NamePattern] = []
    package var excluding: [NamePattern] = []

    package init(including: [NamePattern] = [], excluding: [NamePattern] = []) {
        self.including = including
        self.excluding = excluding
    }

    package var isEmpty: Bool { including.isEmpty }

    /// The words that every pattern binds: only these have a meaning whichever pattern fits.
    package var captures: [String] {
        (including.first?.captures ?? []).filter { word in including.allSatisfy { $0.captures.contains(word) } }
    }

    package var description: String {
        (including.map(\.text) + excluding.map { "!\($0)" }).joined(separator: ", ")
    }

    /// The words that the first fitting pattern captures, or nil when the name does not fit.
    package func match(_ name: String, _ bound: Captures = [:]) -> Captures? {
        guard !excluding.contains(where: { $0.fits(name, bound) }) else { return nil }
        for pattern in including {
            if let captures = pattern.match(name, bound) { return captures }
        }
        return nil
    }

    package func fits(_ name: String, _ bound: Captures = [:]) -> Bool { match(name, bound) != nil }

    /// The patterns with the bound words filled in.
    package func text(_ bound: Captures) -> String {
        (including.map { $0.text(bound) } + excluding.map { "but not \($0.text(bound))" }).joined(separator: ", ")
    }

    /// As a rules file writes them.
    var written: String { (including.map(\.text) + excluding.map { "!\($0)" }).written }
}

extension [String] {
    /// As a rules file writes them: one alone without brackets.
    var written: String {
        count == 1 ? "\"\(self[0])\"" : "[\(map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
}
