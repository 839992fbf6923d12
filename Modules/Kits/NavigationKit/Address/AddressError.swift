/// Why a text names nothing: what is wrong with it, and what would be right.
public enum AddressError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text can't be read at all.
    case malformed(String, why: String)
    /// No rule has this shape.
    case unknown(String, known: [String])
    /// A parameter isn't there.
    case missing(String, parameter: String, expected: String)
    /// A parameter can't be read.
    case bad(String, parameter: String, value: String, expected: String)

    /// A sentence for a person.
    public var description: String {
        switch self {
        case .malformed(let text, let why): "'\(text)' can't be read: \(why)"
        case .unknown(let text, let known): "'\(text)' names nothing; known are \(known.joined(separator: ", "))"
        case .missing(let text, let parameter, let expected): "'\(text)' lacks \(parameter), \(expected)"
        case .bad(let text, let parameter, let value, let expected):
            "'\(text)': \(parameter) is '\(value)', but must be \(expected)"
        }
    }
}
