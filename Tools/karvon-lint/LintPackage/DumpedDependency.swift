/// A dependency of a target in a dump: an array whose places have meanings, and whose places may be null.
///
/// `byName` and `target` hold name and condition; `product` holds name, package, module aliases and condition, and
/// in older versions no aliases; `plugin` holds name and package.
struct DumpedDependency: Decodable, Equatable {
    enum Kind: String, CodingKey {
        case byName, target, product, plugin
    }

    let kind: Kind
    let name: String
    let package: String?
    let aliases: [String: String]
    let condition: BuildCondition?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        guard let key = container.allKeys.first, let kind = Kind(rawValue: key.stringValue) else {
            let found = container.allKeys.map(\.stringValue).joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a dependency of the unknown kind \(found)"))
        }
        var places = try container.nestedUnkeyedContainer(forKey: key)
        var package: String?
        var details = Details()
        self.kind = kind
        name = try places.decode(String.self)
        if kind == .product || kind == .plugin { package = try places.decodeIfPresent(String.self) }
        while !places.isAtEnd {
            if let next = try places.decodeIfPresent(Details.self) { details.merge(next) }
        }
        self.package = package
        aliases = details.aliases
        condition = details.condition
    }

    /// Either module aliases or a condition: an object that tells by its keys which of the two it is.
    private struct Details: Decodable {
        var aliases: [String: String] = [:]
        var condition: BuildCondition?

        init() {}

        init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
            if keys.contains("platformNames") || keys.contains("traits") || keys.contains("config") {
                condition = try DumpedCondition(from: decoder).condition
            } else {
                aliases = try [String: String](from: decoder)
            }
        }

        mutating func merge(_ other: Details) {
            aliases.merge(other.aliases) { $1 }
            condition = other.condition ?? condition
        }
    }
}
