extension String {
    /// The text on one line, with every character that can't be seen written as an escape.
    ///
    /// Escaped are control characters, line and paragraph separators, marks that change the direction of writing, spaces
    /// of no width (but not the joiners, which letters and pictures are made with), a space at the end, and the backslash. The same bytes always give the same text, and two texts that differ in bytes
    /// differ in what is seen or in the bytes of what is seen.
    public var visible: String { escaped { $0 == "\\" } }

    /// Like `visible`, and safe between double quotes.
    public var quoted: String { escaped { $0 == "\\" || $0 == "\"" } }

    private func escaped(also needsBackslash: (Unicode.Scalar) -> Bool) -> String {
        let spaces = unicodeScalars.reversed().prefix { $0 == " " }.count
        if spaces > 0 {
            return String(unicodeScalars.dropLast(spaces)).escaped(also: needsBackslash)
                + String(repeating: "\\u{20}", count: spaces)
        }
        guard unicodeScalars.contains(where: { $0.isInvisible || needsBackslash($0) }) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where needsBackslash(scalar): result += "\\\(scalar)"
            case _ where scalar.isInvisible: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        switch value {
        case 0x20...0x7E: false
        case 0..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069,
            0xFEFF:
            true
        default: false
        }
    }
}
