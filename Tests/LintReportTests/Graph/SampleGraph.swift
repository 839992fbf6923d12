import LintPackage
import LintReport
import LintRules

extension ImportGraph {
    /// A graph of some modules: those whose names end in Tests are tests, those in lower case come from elsewhere.
    ///
    /// - Parameter edges: `A -> B C` lines.
    static func sample(_ edges: String...) -> ImportGraph {
        var names: [String] = []
        var pairs: [(String, String)] = []
        for line in edges {
            let parts = line.split(separator: " -> ").map(String.init)
            let targets = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
            pairs += targets.map { (parts[0], $0) }
            for name in [parts[0]] + targets where !names.contains(name) { names.append(name) }
        }
        func isOutside(_ name: String) -> Bool { name.first?.isLowercase == true }
        names.sort { (isOutside($0) ? 1 : 0, $0) < (isOutside($1) ? 1 : 0, $1) }
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let modules = names.map { name in
            GraphModule(
                name: name, module: name, kind: isOutside(name) ? nil : name.hasSuffix("Tests") ? .test : .library,
                target: nil, isChecked: !isOutside(name), folder: isOutside(name) ? nil : "Sources/\(name)")
        }
        let lists = names.map { name in
            pairs.filter { $0.0 == name }.compactMap { numbers[$0.1] }.sorted().map { target in
                ImportGraph.Edge(
                    to: target, sites: [ImportSite(place: SourcePlace(path: "\(name).swift", line: 1, column: 8))])
            }
        }
        return ImportGraph(modules: modules, edges: lists)
    }

    /// Groups by the modules' names.
    func groups(_ groups: [String: String]) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: groups.compactMap { name, group in number(of: name).map { ($0, group) } })
    }
}

extension Finding {
    /// One import that is against the rules.
    static func wrong(_ from: String, _ to: String, _ message: String = "no") -> Finding {
        Finding(
            FindingKey(rule: "r", from: from, to: to), at: SourcePlace(path: "\(from).swift", line: 1, column: 8),
            message: message)
    }
}
