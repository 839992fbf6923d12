/// Entries and flows are saved as one short text each: a tree is saved after every change, and a container for each field
/// would cost more than all the rest of a step.
extension Entry {
    /// Reads what `encode` writes: id, flow, name, and what is required if something is.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let parts = try container.decode(String.self).split(separator: " ", maxSplits: 3).map(String.init)
        guard parts.count >= 3, let id = Int(parts[0]), let flow = Int(parts[1]) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "an entry is 'ID FLOW NAME [CONDITION]'")
        }
        self.init(
            id: id,
            route: AnyRoute(address: parts[2], requires: parts.count > 3 ? Condition(parts[3]) : nil),
            flow: FlowID(number: flow))
    }

    /// Writes `12 3 users/123 signed-in`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let condition = route.requires.map { " \($0.name)" } ?? ""
        try container.encode("\(id) \(flow.number) \(route.address)\(condition)")
    }
}

extension FlowRecord {
    /// Reads what `encode` writes: id, parent, name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let parts = try container.decode(String.self).split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, let id = Int(parts[0]), parts[1] == "-" || Int(parts[1]) != nil else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a flow is 'ID PARENT NAME'")
        }
        self.init(id: FlowID(number: id), address: parts[2], parent: Int(parts[1]).map { FlowID(number: $0) })
    }

    /// Writes `3 0 orders`; the app's own flow has the parent `-`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(id.number) \(parent.map { "\($0.number)" } ?? "-") \(address)")
    }
}
