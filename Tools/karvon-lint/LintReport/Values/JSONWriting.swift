extension JSON {
    /// The value in lines that are indented by two spaces, with a line end behind it.
    var lines: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    /// The value in one line that may stand in a `script` of an HTML page: no letter of it begins markup.
    var inScript: String {
        var text = ""
        write(to: &text, indent: nil)
        return text.replacing("<", with: "\\u003C").replacing(">", with: "\\u003E").replacing("&", with: "\\u0026")
            .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .thousandths(let value): text += Self.decimalText(value)
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            Self.write(values, "[", "]", to: &text, indent) { $1.write(to: &$0, indent: $2) }
        case .object(let members):
            Self.write(members, "{", "}", to: &text, indent) { text, member, indent in
                Self.write(member.key, to: &text)
                text += indent == nil ? ":" : ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part], _ open: String, _ close: String, to text: inout String, _ indent: Int?,
        _ write: (inout String, Part, Int?) -> Void
    ) {
        text += open
        let inner = indent.map { $0 + 1 }
        for (number, part) in parts.enumerated() {
            if number > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            write(&text, part, inner)
        }
        if let indent, !parts.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// `0.25` for 250, without zeros at the end.
    static func decimalText(_ thousandths: Int) -> String {
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        var digits = String(rest)
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return (thousandths < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : ".\(digits)")
    }
}
