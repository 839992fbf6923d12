extension ConfigurationParser {
    /// Steps over white space, line ends and comments.
    mutating func skipBlank() throws(ConfigurationError) {
        while let scalar = cursor.scalar {
            if scalar == "/" {
                try skipComment()
            } else if Self.isBlank(scalar) {
                cursor.advance()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ConfigurationError) {
        let place = cursor.place
        if cursor.take("//") {
            while let scalar = cursor.scalar, !Self.endsLine(scalar) { cursor.advance() }
        } else if cursor.take("/*") {
            while !cursor.take("*/") {
                guard cursor.byte != nil else {
                    throw ConfigurationError(
                        at: place, expected: "\"*/\" that ends this comment", found: cursor.found)
                }
                cursor.advance()
            }
        } else {
            cursor.advance()
            throw error(expected: "a comment after \"/\"")
        }
    }

    static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "\u{FEFF}": true
        default: scalar.properties.generalCategory == .spaceSeparator
        }
    }
}
