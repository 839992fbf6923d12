/// What a manifest says, as SwiftPM evaluates it: to be compared with what another state of it says.
package struct ManifestContents: Equatable, Sendable {
    /// What is said of the whole package.
    private let package: [String: JSONValue]
    private let dependencies: JSONValue?
    /// What is said of each target.
    private let targets: [String: JSONValue]
    /// What is said of each product.
    private let products: [String: JSONValue]

    /// - Parameter root: the folder that paths are seen from; another state of the package stands in another folder.
    init(_ answer: [UInt8], _ command: String, root: String) throws(PackageError) {
        let dump = try JSONAnswer.decoded(JSONValue.self, answer, command).without(prefix: root + "/")
        guard case .object(var members) = dump, case .array(let targets)? = members["targets"] else {
            throw .notUnderstood(command: command, reason: "the package has no targets")
        }
        self.targets = Self.byName(targets)
        if case .array(let products)? = members["products"] {
            self.products = Self.byName(products)
        } else {
            products = [:]
        }
        dependencies = members["dependencies"]
        for name in ["targets", "dependencies", "products", "packageKind"] { members[name] = nil }
        package = members
    }

    private static func byName(_ values: [JSONValue]) -> [String: JSONValue] {
        Dictionary(
            values.compactMap { value in
                guard case .object(let parts) = value, case .text(let name)? = parts["name"] else { return nil }
                return (name, value)
            }
        ) { first, _ in first }
    }

    /// The products that only one of both has, or that hold other targets.
    package func otherProducts(than old: ManifestContents) -> Set<String> {
        Set(products.keys).union(old.products.keys).filter { products[$0] != old.products[$0] }
    }

    /// Whether something is said otherwise that may matter to every target: tools version, platforms, languages, traits.
    package func isOtherwise(than old: ManifestContents) -> Bool { package != old.package }

    /// Whether other packages are depended on, or others versions of them.
    package func hasOtherDependencies(than old: ManifestContents) -> Bool { dependencies != old.dependencies }

    /// Whether a target is declared in both, and with the same words.
    package func declaresAlike(_ target: String, _ old: ManifestContents) -> Bool {
        targets[target] != nil && targets[target] == old.targets[target]
    }
}

/// A value of JSON, to be compared.
enum JSONValue: Hashable, Sendable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// The value with the beginning taken off all texts that have it.
    func without(prefix: String) -> JSONValue {
        switch self {
        case .text(let text) where text.hasPrefix(prefix): .text(String(text.dropFirst(prefix.count)))
        case .array(let values): .array(values.map { $0.without(prefix: prefix) })
        case .object(let members): .object(members.mapValues { $0.without(prefix: prefix) })
        default: self
        }
    }
}
