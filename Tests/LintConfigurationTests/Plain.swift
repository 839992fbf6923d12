import LintConfiguration

/// A value without places, to compare with what Foundation reads.
enum Plain: Decodable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Plain])
    case object([String: Plain])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([Plain].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: Plain].self))
        }
    }

    var short: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): value
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension ConfigurationValue {
    var plain: Plain {
        switch content {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let values): .array(values.map(\.plain))
        case .object(let members): .object(Dictionary(members.map { ($0.key, $0.value.plain) }) { $1 })
        }
    }

    var members: [ConfigurationMember]? {
        guard case .object(let members) = content else { return nil }
        return members
    }
}
