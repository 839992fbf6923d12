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
        return decimal(digits)
    }

    /// A number of digits, of which either side of the point may have none, and no other begins with 0.
    private static func decimal(_ text: Substring) -> Double? {
        var rest = text
        let whole = takeDigits(from: &rest)
        let hasPoint = rest.first == "."
        if hasPoint { rest.removeFirst() }
        let fraction = hasPoint ? takeDigits(from: &rest) : ""
        guard !(whole.isEmpty && fraction.isEmpty), whole.first != "0" || whole.count == 1 else { return nil }
        var exponent = "0"
        if rest.first == "e" || rest.first == "E" {
            rest.removeFirst()
            let sign = rest.first == "-" || rest.first == "+" ? String(rest.removeFirst()) : ""
            let digits = takeDigits(from: &rest)
            guard !digits.isEmpty else { return nil }
            exponent = sign + digits
        }
        return rest.isEmpty
            ? Double("\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)e\(exponent)") : nil
    }

    private static func takeDigits(from text: inout Substring) -> Substring {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        text = text[digits.endIndex...]
        return digits
    }
}
