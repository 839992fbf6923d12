/// How one typed value is read from an address and written into it.
public struct Parameter<Value: Sendable>: Sendable {
    /// What a value looks like, for a message: "a whole number".
    let expected: String
    let parse: @Sendable (String) -> Value?
    let print: @Sendable (Value) -> String?
    /// The value where the address has none; nil when it must have one.
    let absent: Value?

    /// A parameter of a type of one's own. `parse` returns nil for a text that is no value.
    public init(
        expected: String, parse: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String
    ) {
        self.init(expected: expected, absent: nil, parse: parse, print: { print($0) })
    }

    init(
        expected: String, absent: Value?, parse: @escaping @Sendable (String) -> Value?,
        print: @escaping @Sendable (Value) -> String?
    ) {
        self.expected = expected
        self.absent = absent
        self.parse = parse
        self.print = print
    }

    /// The same parameter, where it may be left out of a query.
    public var optional: Parameter<Value?> {
        Parameter<Value?>(
            expected: expected, absent: .some(nil), parse: { parse($0).map(Optional.some) },
            print: { $0.flatMap(print) })
    }
}

extension Parameter where Value == Int {
    /// A whole number in decimal digits, written in one way only: no sign but a minus, no leading zeros.
    public static var int: Self {
        Parameter(expected: "a whole number", parse: { text in Int(text).flatMap { "\($0)" == text ? $0 : nil } }) {
            "\($0)"
        }
    }
}

extension Parameter where Value == String {
    /// A text that isn't empty. Where it is optional, an empty one is written as none.
    public static var string: Self {
        Parameter(expected: "a text", absent: nil, parse: { $0.isEmpty ? nil : $0 }, print: { $0.isEmpty ? nil : $0 })
    }
}

extension Parameter where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of the cases, by its raw value.
    public static var oneOf: Self {
        Parameter(
            expected: "one of " + Value.allCases.map(\.rawValue).joined(separator: ", "),
            parse: { Value(rawValue: $0) }, print: { $0.rawValue })
    }
}
