import PresentationKit

/// Takes a line apart into words and a text at its end, scalar by scalar: a combining mark never joins the space or the
/// quote before it.
struct LineReader {
    private let line: String
    private var rest: Substring.UnicodeScalarView

    init(_ line: String) {
        self.line = line
        rest = line.unicodeScalars[...]
    }

    var isAtEnd: Bool { rest.isEmpty }
    var isAtSpace: Bool { rest.first == " " }
    var isAtQuote: Bool { rest.first == "\"" }
    var hasSpaceAtEnd: Bool { line.unicodeScalars.last == " " }

    /// The next word, up to a space or the end; in double quotes it may hold spaces and escapes.
    mutating func word() throws(EventError) -> String {
        let word = rest.first == "\"" ? quotedPrefix() : rest.prefix { $0 != " " }
        guard let word, !word.isEmpty else { throw .badQuotes(line) }
        rest = rest.dropFirst(word.count)
        guard rest.isEmpty || rest.popFirst() == " " else { throw .badQuotes(line) }
        guard word.first == "\"" else { return String(word) }
        guard let unquoted = String(word).unquoted else { throw .badQuotes(line) }
        return unquoted
    }

    /// All that is left, as it is or in double quotes.
    mutating func text() throws(EventError) -> String {
        let text = String(rest)
        rest = rest.suffix(0)
        guard text.unicodeScalars.first == "\"" else { return text }
        guard let unquoted = text.unquoted else { throw .badQuotes(line) }
        return unquoted
    }

    /// Leaves out spaces.
    mutating func skipSpaces() {
        rest = rest.drop { $0 == " " }
    }

    private func quotedPrefix() -> Substring.UnicodeScalarView? {
        var isEscaped = false
        for index in rest.indices.dropFirst() {
            if rest[index] == "\"", !isEscaped { return rest[...index] }
            isEscaped = rest[index] == "\\" && !isEscaped
        }
        return nil
    }
}

extension String {
    /// The text as one word of a line: as it is where that can be read again, else in double quotes.
    var asWord: String {
        isPlain && !unicodeScalars.contains(" ") ? self : "\"\(quoted)\""
    }

    /// The text at the end of a line: as it is where that can be read again, else in double quotes.
    var asText: String {
        isPlain ? self : "\"\(quoted)\""
    }

    private var isPlain: Bool {
        !isEmpty && unicodeScalars.first != " " && unicodeScalars.last != " " && quoted.utf8.elementsEqual(utf8)
    }

    /// The text that stands between double quotes with escapes; nil when the quotes or an escape are wrong.
    var unquoted: String? {
        let scalars = unicodeScalars
        guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
        var result = String.UnicodeScalarView()
        var rest = scalars.dropFirst().dropLast()[...]
        while let scalar = rest.popFirst() {
            guard scalar != "\"" else { return nil }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            guard let escaped = Self.escaped(&rest) else { return nil }
            result.append(escaped)
        }
        return String(result)
    }

    private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "\\": return "\\"
        case "\"": return "\""
        case "u":
            guard rest.popFirst() == "{" else { return nil }
            let digits = rest.prefix { $0 != "}" }
            rest = rest.dropFirst(digits.count)
            guard rest.popFirst() == "}" else { return nil }
            return UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }
}
