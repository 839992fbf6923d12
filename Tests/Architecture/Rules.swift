import Foundation

/// What `architecture.json5` says.
struct Rules: Decodable {
    struct Kind: Decodable {
        let kind: String
        let may: [String]
    }

    let kinds: [Kind]
    let forbidden: [String]
    let platform: [String]
    let testing: [String]

    static func read() throws -> Rules {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try decoder.decode(Rules.self, from: Data(contentsOf: Tree.root.appending(path: "architecture.json5")))
    }

    /// Why `module` may not import `imported`, or nil when it may.
    func objection(to imported: String, in module: Tree.Module) -> String? {
        if forbidden.contains(imported) { return "\(imported) belongs to a platform's adapter" }
        if platform.contains(imported) { return nil }
        if testing.contains(imported) { return module.isTest ? nil : "\(imported) is for tests" }
        guard let (kind, feature) = kind(of: module.name) else { return "no kind fits \(module.name)" }
        let allowed = kind.may.map { $0.replacing("{feature}", with: feature) }
        if allowed.contains(where: { Self.matches(imported, $0) }) { return nil }
        return "a \(kind.kind) may import \(allowed.isEmpty ? "no other module" : allowed.joined(separator: ", "))"
    }

    func kind(of module: String) -> (Kind, feature: String)? {
        if let exact = kinds.first(where: { $0.kind == module }) { return (exact, "") }
        for kind in kinds where kind.kind.hasPrefix("*") && Self.matches(module, kind.kind) { return (kind, "") }
        for kind in kinds where kind.kind.hasPrefix("{feature}") {
            let layer = kind.kind.dropFirst("{feature}".count)
            if module.hasSuffix(layer), module.count > layer.count {
                return (kind, String(module.dropLast(layer.count)))
            }
        }
        return nil
    }

    private static func matches(_ module: String, _ pattern: String) -> Bool {
        pattern.hasPrefix("*") ? module.hasSuffix(pattern.dropFirst()) : module == pattern
    }
}
