/// Reads JSON5: comments, trailing commas, bare keys, both quotes, hexadecimal numbers.
///
/// Every value keeps its place. Stricter than JSON5 in two points: a key may stand once in an object, and values nest
/// at most 100 deep. The file is UTF-8, with or without a byte-order mark.
package struct ConfigurationParser {
    static let deepest = 100
    var cursor: ConfigurationCursor

    /// The file's one value; throws at the first thing that is no JSON5.
    package static func parse(
        _ bytes: [UInt8], file: String
    ) throws(ConfigurationError) -> ConfigurationValue {
        var parser = ConfigurationParser(cursor: ConfigurationCursor(bytes, file: file))
        if String(validating: bytes, as: UTF8.self) == nil { throw parser.errorAtBrokenByte() }
        try parser.skipBlank()
        let value = try parser.value(depth: 0)
        try parser.skipBlank()
        guard parser.cursor.byte == nil else { throw parser.error(expected: "the end of the file") }
        return value
    }

    /// Reads text as if it stood in a file of that name.
    package static func parse(_ text: String, file: String) throws(ConfigurationError) -> ConfigurationValue {
        try parse(Array(text.utf8), file: file)
    }

    func error(expected: String) -> ConfigurationError {
        ConfigurationError(at: cursor.place, expected: expected, found: cursor.found)
    }

    private func errorAtBrokenByte() -> ConfigurationError {
        var cursor = cursor
        while cursor.byte != nil, cursor.brokenByte == nil { cursor.advance() }
        let found = "the byte 0x" + String(cursor.brokenByte ?? 0, radix: 16, uppercase: true)
        return ConfigurationError(at: cursor.place, expected: "text in UTF-8", found: found)
    }

    private mutating func value(depth: Int) throws(ConfigurationError) -> ConfigurationValue {
        let place = cursor.place
        guard depth < Self.deepest else {
            throw ConfigurationError(
                at: place, expected: "at most \(Self.deepest) values within each other", found: "one more")
        }
        switch cursor.byte {
        case UInt8(ascii: "{"): return ConfigurationValue(.object(try members(depth: depth)), at: place)
        case UInt8(ascii: "["): return ConfigurationValue(.array(try elements(depth: depth)), at: place)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return ConfigurationValue(.string(try string()), at: place)
        case let byte? where Self.beginsNumber(byte): return ConfigurationValue(.number(try number()), at: place)
        default: return ConfigurationValue(try word(), at: place)
        }
    }

    private mutating func word() throws(ConfigurationError) -> ConfigurationValue.Content {
        guard Self.beginsName(cursor.scalar) else { throw error(expected: "a value") }
        let place = cursor.place
        let name = try name()
        switch name {
        case "null": return .null
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "Infinity": return .number(.infinity)
        case "NaN": return .number(.nan)
        default:
            throw ConfigurationError(
                at: place, expected: "a value; text is written in quotes", found: "\"\(name)\"",
                suggestion: Suggestion.nearest(to: name, among: ["true", "false", "null"]))
        }
    }

    private mutating func elements(depth: Int) throws(ConfigurationError) -> [ConfigurationValue] {
        var elements: [ConfigurationValue] = []
        cursor.advance()
        while try !closes("]") {
            elements.append(try value(depth: depth + 1))
            try separator(before: "]")
        }
        return elements
    }

    private mutating func members(depth: Int) throws(ConfigurationError) -> [ConfigurationMember] {
        var members: [ConfigurationMember] = []
        var places: [String: ConfigurationPlace] = [:]
        cursor.advance()
        while try !closes("}") {
            let place = cursor.place
            let key = try key()
            if let first = places.updateValue(place, forKey: key) {
                throw ConfigurationError(
                    at: place, expected: "each key once", found: "\"\(key)\" again, first at \(first)")
            }
            try skipBlank()
            guard cursor.take(":") else { throw error(expected: "\":\" after the key \"\(key)\"") }
            try skipBlank()
            members.append(ConfigurationMember(key, at: place, try value(depth: depth + 1)))
            try separator(before: "}")
        }
        return members
    }

    private mutating func key() throws(ConfigurationError) -> String {
        if cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "'") { return try string() }
        guard Self.beginsName(cursor.scalar) else { throw error(expected: "a key or \"}\"") }
        return try name()
    }

    private mutating func closes(_ bracket: String) throws(ConfigurationError) -> Bool {
        try skipBlank()
        return cursor.take(bracket)
    }

    private mutating func separator(before bracket: String) throws(ConfigurationError) {
        try skipBlank()
        if !cursor.take(","), cursor.scalar.map(String.init) != bracket {
            throw error(expected: "\",\" or \"\(bracket)\"")
        }
    }
}
