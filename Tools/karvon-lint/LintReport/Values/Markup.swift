/// Text made safe for XML and HTML.
enum Markup {
    /// Text between tags or in a quoted attribute: markup is escaped, line ends and tabs survive in attributes, and
    /// control characters, which XML can't hold, are shown by their pictures.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\r", "\t": result += "&#\(scalar.value);"
            case "\u{0}"..<" ": result.unicodeScalars.append(picture(of: scalar))
            case "\u{7F}": result += "\u{2421}"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
    }
}
