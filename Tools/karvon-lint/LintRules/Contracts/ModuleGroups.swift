/// Modules put together by what the words in braces stand for: `{feature}Domain` and `{feature}Data` of one feature are
/// one group. Without words, each module is a group of its own.
struct ModuleGroups {
    /// The groups' names, in the order of the numbers.
    let names: [String]
    /// The group of each module that has one.
    let group: [Int: Int]

    init(_ patterns: NamePatterns, _ view: ContractView) {
        var names: [String] = []
        var group: [Int: Int] = [:]
        let named = view.select(patterns).map { module, captures in
            (module, captures.isEmpty ? view.graph.name(module) : Self.name(captures))
        }
        for (module, name) in named.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
            if names.last != name { names.append(name) }
            group[module] = names.count - 1
        }
        self.names = names
        self.group = group
    }

    private static func name(_ captures: Captures) -> String {
        captures.sorted { $0.key < $1.key }.map(\.value).joined(separator: ".")
    }
}
