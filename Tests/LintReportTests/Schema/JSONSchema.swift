import Foundation

/// A validator for the keywords of JSON Schema that the schemas here use. A keyword that it does not know is an error,
/// so that no part of a schema goes unasked.
struct JSONSchema {
    private let root: JSONValue

    init(file: String) throws {
        root = try JSONValue(String(contentsOfFile: file, encoding: .utf8))
    }

    init(text: String) throws { root = try JSONValue(text) }

    /// What is against the schema: places and reasons; empty when the document is valid.
    func errors(in document: JSONValue) -> [String] { errors(document, root, "#") }

    private static let silent: Set = [
        "$schema", "$id", "id", "title", "description", "default", "definitions", "$defs",
    ]

    private func errors(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
        schema.object.sorted { $0.key < $1.key }.flatMap { keyword, argument -> [String] in
            if Self.silent.contains(keyword) { return [] }
            switch keyword {
            case "$ref": return reference(argument).map { errors(value, $0, path) } ?? ["\(path): no \(argument)"]
            case "properties":
                return argument.object.sorted { $0.key < $1.key }.flatMap { name, inner in
                    value[name].map { errors($0, inner, "\(path)/\(name)") } ?? []
                }
            case "additionalProperties":
                let others = value.object.filter { schema["properties"]?[$0.key] == nil }.sorted { $0.key < $1.key }
                if argument == .bool(true) { return [] }
                if argument == .bool(false) { return others.map { "\(path): no key \($0.key) is known" } }
                return others.flatMap { errors($0.value, argument, "\(path)/\($0.key)") }
            case "items":
                return value.array.enumerated().flatMap { errors($1, argument, "\(path)/\($0)") }
            case "anyOf", "oneOf":
                let fitting = argument.array.count { errors(value, $0, path).isEmpty }
                let isRight = keyword == "anyOf" ? fitting > 0 : fitting == 1
                return isRight ? [] : ["\(path): fits \(fitting) of \(keyword)"]
            default: return fault(value, keyword, argument).map { ["\(path): \($0)"] } ?? []
            }
        }
    }

    private func reference(_ pointer: JSONValue) -> JSONValue? {
        guard let parts = pointer.string?.split(separator: "/").map(String.init), parts.first == "#" else { return nil }
        return parts.dropFirst().reduce(Optional(root)) { $0?[$1] }
    }

    /// What one plain keyword has against a value, if anything.
    private func fault(_ value: JSONValue, _ keyword: String, _ argument: JSONValue) -> String? {
        switch keyword {
        case "type":
            let types = argument.string.map { [$0] } ?? argument.array.compactMap(\.string)
            return types.contains { Self.fits(value, $0) } ? nil : "is no \(types.joined(separator: " or "))"
        case "required":
            guard case .object(let members) = value else { return nil }
            let missing = argument.array.compactMap(\.string).filter { members[$0] == nil }
            return missing.isEmpty ? nil : "lacks \(missing.joined(separator: ", "))"
        case "enum": return argument.array.contains(value) ? nil : "is none of \(argument)"
        case "const": return argument == value ? nil : "is not \(argument)"
        case "minItems":
            guard case .array(let values) = value, let least = argument.int, values.count < least else { return nil }
            return "has fewer than \(least) items"
        case "uniqueItems":
            guard argument == .bool(true), Set(value.array).count < value.array.count else { return nil }
            return "has an item twice"
        case "minimum": return compare(value, argument, <).map { "is less than \($0)" }
        case "maximum": return compare(value, argument, >).map { "is more than \($0)" }
        case "pattern": return argument.string.flatMap { text(value, lacks: $0) }
        case "format":
            guard let name = argument.string, let pattern = Self.formats[name] else { return "format \(argument)?" }
            return text(value, lacks: pattern).map { _ in "is no \(name)" }
        default: return "the validator does not know \(keyword)"
        }
    }

    private static func fits(_ value: JSONValue, _ type: String) -> Bool {
        switch (value, type) {
        case (.null, "null"), (.bool, "boolean"), (.int, "integer"), (.int, "number"), (.double, "number"),
            (.string, "string"), (.array, "array"), (.object, "object"):
            true
        default: false
        }
    }

    private func compare(_ value: JSONValue, _ limit: JSONValue, _ isWrong: (Double, Double) -> Bool) -> Double? {
        guard let number = value.number, let limit = limit.number, isWrong(number, limit) else { return nil }
        return limit
    }

    private func text(_ value: JSONValue, lacks pattern: String) -> String? {
        guard let text = value.string else { return nil }
        return text.range(of: pattern, options: .regularExpression) == nil ? "does not match \(pattern)" : nil
    }

    private static let rest = "(?:[A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$"
    private static let formats = [
        "uri": "^[A-Za-z][A-Za-z0-9+.\\-]*:\(rest)",
        "uri-reference": "^(?![^:/?#]*[^A-Za-z0-9+.\\-:/?#][^:/?#]*:)(?!:)\(rest)",
        "date-time": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$",
    ]
}
