/// What is wrong in a rules file, where, what is expected there instead, and what was probably meant.
///
/// Prints as `architecture.json5:3:7: expected a string, found the number 4`.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    package let place: ConfigurationPlace
    package let expected: String
    package let found: String
    package let suggestion: String?

    package init(at place: ConfigurationPlace, expected: String, found: String, suggestion: String? = nil) {
        self.place = place
        self.expected = expected
        self.found = found
        self.suggestion = suggestion
    }

    package var description: String { "\(place): \(message)" }

    /// The same without the place.
    package var message: String {
        let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
        return "expected \(expected), found \(found)\(hint)"
    }
}
