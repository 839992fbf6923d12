/// Takes a rules file's values apart by what is expected of them, and collects all that is wrong instead of stopping.
///
/// Each function returns nil or leaves out what does not fit, and notes the problem with its place. When all is read,
/// the file is good if `problems` is empty.
package struct ConfigurationReading: Sendable {
    private var noted: [ConfigurationError] = []

    package init() {}

    /// What is wrong, in the order of the places.
    package var problems: [ConfigurationError] { noted.sorted { $0.place < $1.place } }

    /// Notes something that is wrong beyond a value's shape.
    package mutating func note(_ problem: ConfigurationError) {
        noted.append(problem)
    }

    package mutating func string(_ value: ConfigurationValue) -> String? {
        guard case .string(let text) = value.content else { return mismatch(value, expected: "a string") }
        return text
    }

    package mutating func boolean(_ value: ConfigurationValue) -> Bool? {
        guard case .boolean(let truth) = value.content else { return mismatch(value, expected: "true or false") }
        return truth
    }

    /// A whole number that is not negative.
    package mutating func count(_ value: ConfigurationValue) -> Int? {
        guard case .number(let number) = value.content, let count = Int(exactly: number), count >= 0 else {
            return mismatch(value, expected: "a whole number")
        }
        return count
    }

    /// One of a few words; a misspelt one gets a suggestion, and so does one of `others`, which mean one of them.
    package mutating func word(
        _ value: ConfigurationValue, of words: [String], others: [String: String] = [:]
    ) -> String? {
        let expected = "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
        guard case .string(let text) = value.content else { return mismatch(value, expected: expected) }
        if words.contains(text) { return text }
        noted.append(
            ConfigurationError(
                at: value.place, expected: expected, found: value.summary,
                suggestion: others[text] ?? Suggestion.nearest(to: text, among: words)))
        return nil
    }

    package mutating func array(_ value: ConfigurationValue, of elements: String) -> [ConfigurationValue] {
        guard case .array(let values) = value.content else {
            return mismatch(value, expected: "an array of \(elements)") ?? []
        }
        return values
    }

    /// An array's strings; an element of another kind is noted and left out.
    package mutating func strings(_ value: ConfigurationValue) -> [String] {
        array(value, of: "strings").compactMap { string($0) }
    }

    /// An object with some of `keys`; an unknown key is noted with a suggestion, a missing required one at the object.
    package mutating func object(
        _ value: ConfigurationValue, _ name: String, keys: [String], required: [String] = []
    ) -> [String: ConfigurationMember]? {
        guard let members = members(value, name) else { return nil }
        for member in members where !keys.contains(member.key) {
            noted.append(
                ConfigurationError(
                    at: member.keyPlace, expected: "a key of \(name): \(keys.joined(separator: ", "))",
                    found: "\"\(member.key)\"", suggestion: Suggestion.nearest(to: member.key, among: keys)))
        }
        for key in required where !members.contains(where: { $0.key == key }) {
            noted.append(
                ConfigurationError(at: value.place, expected: "the key \"\(key)\" in \(name)", found: "none"))
        }
        return Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
    }

    /// An object whose keys are the author's own names, in the order in which they are written.
    package mutating func members(_ value: ConfigurationValue, _ name: String) -> [ConfigurationMember]? {
        guard case .object(let members) = value.content else {
            return mismatch(value, expected: "an object, \(name)")
        }
        return members
    }

    private mutating func mismatch<Value>(_ value: ConfigurationValue, expected: String) -> Value? {
        noted.append(ConfigurationError(at: value.place, expected: expected, found: value.summary))
        return nil
    }
}
