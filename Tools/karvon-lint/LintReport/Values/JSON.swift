/// A JSON value that is written the same at each run: keys stay in their order, numbers are written as given.
indirect enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case string(String)
    case array([JSON])
    /// Members in the order in which they are written.
    case object([Member])

    /// A key with its value.
    struct Member: Hashable, Sendable {
        let key: String
        let value: JSON
    }

    /// An object of the members whose value is not nil.
    static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    /// A text, or nothing for nil.
    static func text(_ text: String?) -> JSON? { text.map(JSON.string) }

    /// An array, or nothing when it is empty.
    static func list(_ values: [JSON]) -> JSON? { values.isEmpty ? nil : .array(values) }

    /// A number with at most three decimals, or null for nil and what is no number.
    static func decimal(_ number: Double?) -> JSON {
        guard let number, number.isFinite else { return .null }
        return .thousandths(Int((number * 1000).rounded()))
    }

    case thousandths(Int)
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .int(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
