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

    /// How many letters of a name it says itself.
    var exactness: Int {
        pieces.reduce(0) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } }
    }

    /// What the words in braces stand for when `name` fits, or nil when it does not.
    ///
    /// Words in `bound` stand for what they are bound to. The first word takes as few letters as it can.
    package func match(_ name: String, _ bound: Captures = [:]) -> Captures? {
        guard fitsAtEnds(name) else { return nil }
        var name = name
        return name.withUTF8 { letters in
            var matching = NameMatching(pieces: pieces, name: letters, bound: bound)
            guard matching.fits(0, from: 0) else { return nil }
            return matching.words.reduce(into: bound) {
                $0[$1.word] = String(decoding: letters[$1.letters], as: UTF8.self)
            }
        }
    }

    /// Whether the name begins and ends as the pattern does: most names are none of a pattern's, as this shows at once.
    private func fitsAtEnds(_ name: String) -> Bool {
        if case .text(let start) = pieces.first, !name.utf8.starts(with: start.utf8) { return false }
        if case .text(let end) = pieces.last, !name.utf8.suffix(end.utf8.count).elementsEqual(end.utf8) { return false }
        return true
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
}

/// What the words in braces stand for.
package typealias Captures = [String: String]

/// One try of a pattern with a name, byte by byte.
private struct NameMatching {
    let pieces: [NamePattern.Piece]
    let name: UnsafeBufferPointer<UInt8>
    let bound: Captures
    /// The words that were bound on the way.
    var words: [(word: String, letters: Range<Int>)] = []

    /// Whether the pieces from `piece` on fit the letters from `start` on.
    mutating func fits(_ piece: Int, from start: Int) -> Bool {
        guard piece < pieces.count else { return start == name.count }
        switch pieces[piece] {
        case .text(let text): return follows(text, piece, start)
        case .any:
            if piece == pieces.count - 1 { return true }
            return (start...name.count).contains { isEndOfLetter($0) && fits(piece + 1, from: $0) }
        case .capture(let word):
            if let text = bound[word] { return follows(text, piece, start) }
            if let same = words.first(where: { $0.word == word }) {
                return follows(String(decoding: name[same.letters], as: UTF8.self), piece, start)
            }
            guard start < name.count else { return false }
            let least = piece == pieces.count - 1 ? name.count : start + 1
            return (least...name.count).contains { end in
                guard isEndOfLetter(end), mayGoOn(piece + 1, at: end) else { return false }
                words.append((word, start..<end))
                if fits(piece + 1, from: end) { return true }
                words.removeLast()
                return false
            }
        }
    }

    private mutating func follows(_ text: String, _ piece: Int, _ start: Int) -> Bool {
        starts(text, at: start) && fits(piece + 1, from: start + text.utf8.count)
    }

    /// Words are bound only where what has to follow them stands.
    private func mayGoOn(_ piece: Int, at start: Int) -> Bool {
        guard piece < pieces.count, case .text(let text) = pieces[piece] else { return true }
        return starts(text, at: start)
    }

    private func starts(_ text: String, at start: Int) -> Bool {
        var place = start
        for letter in text.utf8 {
            guard place < name.count, name[place] == letter else { return false }
            place += 1
        }
        return true
    }

    /// Whether no letter of several bytes is cut in two.
    private func isEndOfLetter(_ place: Int) -> Bool { place == name.count || name[place] & 0xC0 != 0x80 }
}
