import LintConfiguration
import LintReader

/// A use of a name: `Task()` for calls and closures, also those of `Task.init`, `URLSession.shared`, `*.shared`,
/// `*Coordinator`.
package struct UsePattern: Sendable, Hashable {
    let text: String
    /// The name in front of the dot, or alone.
    let base: NamePattern
    let member: String
    let isCall: Bool

    /// Throws what is wrong with it at its place.
    init(_ text: String, at place: ConfigurationPlace) throws(ConfigurationError) {
        self.text = text
        isCall = text.hasSuffix("()")
        let parts = (isCall ? text.dropLast(2) : text[...]).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count < 3, !parts.contains(where: \.isEmpty),
            parts.dropFirst().allSatisfy({ $0.allSatisfy(Self.isOfName) }),
            parts[0].allSatisfy({ Self.isOfName($0) || "*{}".contains($0) })
        else {
            throw ConfigurationError(
                at: place, expected: "a name as \"Task\", \"Task()\", \"URLSession.shared\", \"*.shared\" or \"*DTO\"",
                found: "\"\(text)\"")
        }
        base = try NamePattern(String(parts[0]), at: place)
        member = parts.dropFirst().joined(separator: ".")
    }

    /// Whether a Swift name can hold the character.
    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
            || character.unicodeScalars.allSatisfy { !$0.isASCII && !$0.properties.isWhitespace }
    }

    /// Whether the member is asked for, whatever it belongs to.
    var isAnyMember: Bool { base.text == "*" && !member.isEmpty }

    /// The name that the reader has to watch, when it is one name.
    var watched: String? { isAnyMember ? member : base.isLiteral ? base.text : nil }

    /// The part that the names have which the reader has to watch, when they are many.
    var fragment: String? { watched == nil ? base.longestText : nil }

    func fits(_ use: Use, _ file: SourceFile, _ captures: Captures = [:]) -> Bool {
        guard !isCall || use.following != .nothing else { return false }
        if isAnyMember { return use.isMember && file.text(use.name) == member }
        guard base.fits(file.text(use.name), captures) else { return false }
        let written = file.text(use.member)
        return member.isEmpty ? !isCall || written.isEmpty || written == "init" : written == member
    }

    /// Whether it means the same use, from whichever of its two names that is seen.
    func means(_ use: Use, _ file: SourceFile) -> Bool {
        fits(use, file) || (use.isMember && file.text(use.name) == member && base.fits(file.text(use.base)))
    }
}

extension NamePattern {
    /// The longest of the texts that a fitting name holds; nil when it asks for none.
    var longestText: String? {
        pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
            .max { $0.utf8.count < $1.utf8.count }
    }
}
