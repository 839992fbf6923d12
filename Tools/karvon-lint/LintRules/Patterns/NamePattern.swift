import LintConfiguration

/// A pattern of names: `*` stands for any letters or none, `{feature}` for some letters that are the same wherever the
/// word stands in one rule.
package struct NamePattern: Hashable, Sendable, CustomStringConvertible {
    enum Piece: Hashable, Sendable {
        case text(String)
        case any
        case capture(String)
    }

    /// As written.
    package let text: String
    package let place: ConfigurationPlace
    let pieces: [Piece]

    /// The words in braces, each once, in their order.
    package var captures: [String] {
        var seen: Set<String> = []
        return pieces.compactMap { piece in
            if case .capture(let name) = piece, seen.insert(name).inserted { name } else { nil }
        }
    }

    /// Whether it fits one name only.
    package var isLiteral: Bool {
        pieces.allSatisfy { if case .text = $0 { true } else { false } }
    }

    package var description: String { text }

    /// What the words in braces stand for when `name` fits, or nil when it does not.
    ///
    /// Words in `bound` stand for what they are bound to. The first word takes as few letters as it can.
    package func match(_ name: String, _ bound: Captures = [:]) -> Captures? {
        Self.match(pieces[...], name.utf8[...], bound)
    }

    package func fits(_ name: String, _ bound: Captures = [:]) -> Bool { match(name, bound) != nil }

    /// The pattern with the bound words filled in, to show what a rule means for one module.
    package func text(_ bound: Captures) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .any: "*"
            case .capture(let name): bound[name] ?? "{\(name)}"
            }
        }.joined()
    }

    private static func match(_ pieces: ArraySlice<Piece>, _ rest: Substring.UTF8View, _ bound: Captures) -> Captures? {
        guard let piece = pieces.first else { return rest.isEmpty ? bound : nil }
        let others = pieces.dropFirst()
        switch piece {
        case .text(let text):
            return rest.starts(with: text.utf8) ? match(others, rest.dropFirst(text.utf8.count), bound) : nil
        case .capture(let name):
            if let value = bound[name] {
                return rest.starts(with: value.utf8) ? match(others, rest.dropFirst(value.utf8.count), bound) : nil
            }
            return split(rest, leaving: 1) { letters, rest in
                // What has to follow is looked for first: words are bound only where it stands.
                if case .text(let next)? = others.first, !rest.starts(with: next.utf8) { return nil }
                if others.isEmpty, !rest.isEmpty { return nil }
                return match(others, rest, bound.merging([name: String(decoding: letters, as: UTF8.self)]) { $1 })
            }
        case .any:
            if others.isEmpty { return bound }
            return split(rest, leaving: 0) { match(others, $1, bound) }
        }
    }

    private static func split(
        _ rest: Substring.UTF8View, leaving least: Int,
        _ attempt: (Substring.UTF8View, Substring.UTF8View) -> Captures?
    ) -> Captures? {
        guard var index = rest.index(rest.startIndex, offsetBy: least, limitedBy: rest.endIndex) else { return nil }
        while true {
            if let found = attempt(rest[..<index], rest[index...]) { return found }
            if index == rest.endIndex { return nil }
            index = rest.index(after: index)
        }
    }
}

/// What the words in braces stand for.
package typealias Captures = [String: String]
