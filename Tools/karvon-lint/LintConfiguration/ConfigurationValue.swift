/// One value of a rules file, with the place where it begins.
///
/// Two values are equal when their contents and their places are.
package struct ConfigurationValue: Equatable, Sendable {
    /// What a value is; an object keeps its members in the order in which they are written.
    package indirect enum Content: Equatable, Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([ConfigurationValue])
        case object([ConfigurationMember])
    }

    package let content: Content
    package let place: ConfigurationPlace

    package init(_ content: Content, at place: ConfigurationPlace) {
        self.content = content
        self.place = place
    }

    /// What the value is in a reader's words, for messages: `the string "a"`, `an array`.
    package var summary: String {
        switch content {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number(let value): "the number \(Self.text(value))"
        case .string(let value): "the string \"\(value)\""
        case .array: "an array"
        case .object: "an object"
        }
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

/// One `key: value` of an object, with the key's own place.
package struct ConfigurationMember: Equatable, Sendable {
    package let key: String
    package let keyPlace: ConfigurationPlace
    package let value: ConfigurationValue

    package init(_ key: String, at keyPlace: ConfigurationPlace, _ value: ConfigurationValue) {
        self.key = key
        self.keyPlace = keyPlace
        self.value = value
    }
}
