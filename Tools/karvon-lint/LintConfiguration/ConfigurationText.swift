extension ConfigurationParser {
    /// A string in either kind of quotes; the cursor stands at the opening one.
    mutating func string() throws(ConfigurationError) -> String {
        let opening = cursor.place
        let quote = cursor.scalar
        cursor.advance()
        var text = String.UnicodeScalarView()
        while let scalar = cursor.scalar {
            if scalar == quote {
                cursor.advance()
                return String(text)
            }
            if scalar == "\n" || scalar == "\r" { break }
            if scalar == "\\" {
                try escape(into: &text)
            } else {
                text.append(scalar)
                cursor.advance()
            }
        }
        throw ConfigurationError(
            at: cursor.place, expected: "the quote that closes the text begun at \(opening)", found: cursor.found)
    }

    /// A bare name, as a key or a word; the cursor stands at its first letter.
    mutating func name() throws(ConfigurationError) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = cursor.scalar {
            if scalar == "\\", cursor.byte(ahead: 1) == UInt8(ascii: "u") {
                try escape(into: &text)
            } else if Self.continuesName(scalar) {
                text.append(scalar)
                cursor.advance()
            } else {
                break
            }
        }
        return String(text)
    }

    static func beginsName(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar == "$" || scalar == "_" || scalar == "\\" || scalar.properties.isXIDStart
    }

    private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "$" || scalar == "\u{200C}" || scalar == "\u{200D}" || scalar.properties.isXIDContinue
    }

    private mutating func escape(into text: inout String.UnicodeScalarView) throws(ConfigurationError) {
        cursor.advance()
        guard let scalar = cursor.scalar else { throw error(expected: "a character after \"\\\"") }
        switch scalar {
        case "x":
            cursor.advance()
            text.append(Unicode.Scalar(UInt8(truncatingIfNeeded: try hexadecimal(digits: 2))))
        case "u":
            cursor.advance()
            text.append(try unicode())
        case "1"..."9": throw error(expected: "an escape such as \\n or \\u0031")
        default:
            if !Self.endsLine(scalar) { text.append(Self.escapes[scalar] ?? scalar) }
            cursor.advance()
        }
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}", "0": "\0",
    ]

    /// The character of `\u` escapes: one of four digits, or two that make a pair.
    private mutating func unicode() throws(ConfigurationError) -> Unicode.Scalar {
        let place = cursor.place
        var code = try hexadecimal(digits: 4)
        if 0xD800..<0xDC00 ~= code, cursor.take("\\u") {
            let low = try hexadecimal(digits: 4)
            if 0xDC00..<0xE000 ~= low { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
        }
        guard let scalar = Unicode.Scalar(code) else {
            throw ConfigurationError(
                at: place, expected: "a character's code", found: "half of a pair, \"\(String(code, radix: 16))\"")
        }
        return scalar
    }

    private mutating func hexadecimal(digits: Int) throws(ConfigurationError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = cursor.scalar.flatMap({ Character($0).hexDigitValue }), cursor.byte ?? 0x80 < 0x80 else {
                throw error(expected: "\(digits) hexadecimal digits")
            }
            code = code << 4 | UInt32(digit)
            cursor.advance()
        }
        return code
    }
}
