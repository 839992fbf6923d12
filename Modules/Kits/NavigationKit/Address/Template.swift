/// The shape of an address: literal segments and `{name}` places.
struct Template: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case literal(String)
        case place(String)

        init(_ text: Substring) {
            self =
                text.hasPrefix("{") && text.hasSuffix("}")
                ? .place(String(text.dropFirst().dropLast())) : .literal(String(text))
        }
    }

    struct Item: Hashable, Sendable {
        let name: String
        let part: Part
    }

    let text: String
    let path: [Part]
    let query: [Item]
    /// The places' names, in order: the path's, then the query's.
    let names: [String]

    init(_ text: String) {
        self.text = text
        let halves = text.split(separator: "?", maxSplits: 1)
        path = (halves.first ?? "").split(separator: "/").map(Part.init)
        query = (halves.count > 1 ? halves[1] : "").split(separator: "&").map { item in
            let sides = item.split(separator: "=", maxSplits: 1)
            return Item(name: String(sides.first ?? ""), part: Part(sides.count > 1 ? sides[1] : ""))
        }
        names = (path + query.map(\.part)).compactMap { if case .place(let name) = $0 { name } else { nil } }
    }

    /// The texts at the places, nil for a query's item that isn't there; nil as a whole when the shape differs.
    func match(_ parts: AddressParts) -> [String?]? {
        guard parts.segments.count == path.count else { return nil }
        var values: [String?] = []
        for (part, segment) in zip(path, parts.segments) {
            switch part {
            case .literal(let literal): if literal != segment { return nil }
            case .place: values.append(segment)
            }
        }
        for item in query {
            let value = parts.query.first { $0.name == item.name }?.value
            switch item.part {
            case .literal(let literal): if literal != value { return nil }
            case .place: values.append(value)
            }
        }
        return values
    }

    /// Whether these texts can be read again from where they are written: what is empty in a path is not there.
    func canHold(_ values: [String?]) -> Bool {
        let inPath = path.count { if case .place = $0 { true } else { false } }
        return values.count == names.count && values.prefix(inPath).allSatisfy { $0?.isEmpty == false }
    }

    func fill(_ values: [String?]) -> String {
        var rest = values[...]
        var parts = AddressParts()
        parts.segments = path.map { part in
            switch part {
            case .literal(let literal): literal
            case .place: (rest.popFirst() ?? nil) ?? ""
            }
        }
        for item in query {
            switch item.part {
            case .literal(let literal): parts.query.append(AddressParts.Item(name: item.name, value: literal))
            case .place:
                if let value = rest.popFirst() ?? nil {
                    parts.query.append(AddressParts.Item(name: item.name, value: value))
                }
            }
        }
        return parts.text
    }
}
