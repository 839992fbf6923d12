/// The texts that name the values of a type: read and written by the same rules, so that both always agree.
///
///     enum OrdersLink: Addressable {
///         case list
///         case order(id: Int)
///
///         static let grammar = Grammar<Self>(
///             Rule("orders", .list),
///             Rule("orders/details?id={id}", .int, make: Self.order) { if case .order(let id) = $0 { id } else { nil } }
///         )
///     }
public struct Grammar<Value: Hashable & Sendable>: Sendable {
    let rules: [Rule<Value>]

    /// A grammar of these rules; the first that fits a value writes it.
    public init(_ rules: Rule<Value>...) {
        self.rules = rules
    }

    /// The shapes that the grammar reads, such as `orders/{id}`.
    public var templates: [String] { rules.map(\.template.text) }

    /// The value that `text` names.
    public func parse(_ text: String) throws(AddressError) -> Value {
        let parts = try AddressParts(text)
        var closest: AddressError?
        for rule in rules {
            guard let values = rule.template.match(parts) else { continue }
            do throws(AddressError) {
                return try rule.parse(values, text)
            } catch {
                closest = closest ?? error
            }
        }
        throw closest ?? .unknown(text, known: templates)
    }

    /// The shape of the rule that reads `text`; nil when none does.
    public func template(reading text: String) -> String? {
        guard let parts = try? AddressParts(text) else { return nil }
        return rules.first { rule in
            rule.template.match(parts).map { (try? rule.parse($0, text)) != nil } ?? false
        }?.template.text
    }

    /// The text that names `value`, or nil when no rule covers it.
    public func print(_ value: Value) -> String? {
        rules.lazy.compactMap { $0.print(value) }.first
    }
}

/// One shape of text and the values that it names.
public struct Rule<Value: Hashable & Sendable>: Sendable {
    let template: Template
    let parse: @Sendable ([String?], String) throws(AddressError) -> Value
    let print: @Sendable (Value) -> String?

    /// A text that names one value.
    public init(_ template: String, _ value: Value) {
        let template = Template(template)
        self.template = template
        parse = { (_, _) throws(AddressError) in value }
        print = { $0 == value ? template.fill([]) : nil }
    }

    /// A shape with `{name}` places, in a path or as values of a query, one for each parameter and in their order.
    ///
    /// A place in a path always holds a text, so a value whose text there is empty or absent has no name by this rule.
    /// `make` builds the value from the parameters; `values` takes them out of it again, or returns nil for a value of
    /// another shape.
    public init<each P: Sendable>(
        _ template: String, _ parameter: repeat Parameter<each P>,
        make: @escaping @Sendable (repeat each P) -> Value,
        values: @escaping @Sendable (Value) -> (repeat each P)?
    ) {
        let template = Template(template)
        self.template = template
        parse = { (texts, address) throws(AddressError) in
            var reader = ParameterReader(texts: texts, names: template.names, address: address)
            return make(repeat try reader.read(each parameter))
        }
        print = { value in
            guard let taken = values(value) else { return nil }
            var texts: [String?] = []
            for (parameter, value) in repeat (each parameter, each taken) { texts.append(parameter.print(value)) }
            return template.canHold(texts) ? template.fill(texts) : nil
        }
    }
}

private struct ParameterReader {
    let texts: [String?]
    let names: [String]
    let address: String
    var next = 0

    mutating func read<Value>(_ parameter: Parameter<Value>) throws(AddressError) -> Value {
        defer { next += 1 }
        let name = next < names.count ? names[next] : "?"
        guard next < texts.count, let text = texts[next] else {
            if let absent = parameter.absent { return absent }
            throw .missing(address, parameter: name, expected: parameter.expected)
        }
        guard let value = parameter.parse(text) else {
            throw .bad(address, parameter: name, value: text, expected: parameter.expected)
        }
        return value
    }
}
