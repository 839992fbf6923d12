extension ConfigurationParser {
    static func beginsNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// A number: decimal with an optional point and exponent, hexadecimal, `Infinity` or `NaN`, each with a sign or not.
    mutating func number() throws(ConfigurationError) -> Double {
        let place = cursor.place
        var text = ""
        while let scalar = cursor.scalar, Self.mayStandInNumber(scalar) {
            text.unicodeScalars.append(scalar)
            cursor.advance()
        }
        guard let value = Self.value(of: text) else {
            throw ConfigurationError(at: place, expected: "a number", found: "\"\(text)\"")
        }
        return value
    }

    private static func mayStandInNumber(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "." || scalar == "+" || scalar == "-" || scalar.properties.isXIDContinue
    }

    private static func value(of text: String) -> Double? {
        var digits = Substring(text)
        let isNegative = digits.first == "-"
        if isNegative || digits.first == "+" { digits.removeFirst() }
        return magnitude(of: digits).map { isNegative ? -$0 : $0 }
    }

    private static func magnitude(of digits: Substring) -> Double? {
        switch digits {
        case "Infinity": return .infinity
        case "NaN": return .nan
        default: break
        }
        if digits.lowercased().hasPrefix("0x") {
            let hexadecimal = digits.dropFirst(2)
            guard !hexadecimal.isEmpty, hexadecimal.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
            return hexadecimal.reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
        }
        guard digits.wholeMatch(of: /(?:(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/) != nil else {
            return nil
        }
        // `strtod` would need no repair, but `Double` takes neither "1." nor ".5" in all its versions.
        var plain = String(digits).replacing(".e", with: ".0e").replacing(".E", with: ".0E")
        if plain.hasPrefix(".") { plain = "0" + plain }
        if plain.hasSuffix(".") { plain += "0" }
        return Double(plain)
    }
}
