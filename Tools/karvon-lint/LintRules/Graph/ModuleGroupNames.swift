extension ImportGraph {
    /// The group of each checked module that has one: what the first contract about groups puts it into, as a feature,
    /// else the folder that it shares with others.
    package func groups(_ contracts: [any Contract]) -> [Int: String] {
        let patterns = contracts.compactMap(\.groupPatterns)
        let folders = folderGroups
        var groups: [Int: String] = [:]
        for module in checked(withTests: true) {
            groups[module] =
                patterns.lazy.compactMap { $0.match(self.name(module)) }.first { !$0.isEmpty }
                .map { captures in captures.sorted { $0.key < $1.key }.map(\.value).joined(separator: ".") }
                ?? folders[module]
        }
        return groups
    }

    /// The name of the folder around a module's own, unless it is one that every package has.
    private var folderGroups: [Int: String] {
        var groups: [Int: String] = [:]
        for (number, module) in modules.enumerated() {
            guard let parts = module.folder?.split(separator: "/"), parts.count > 1 else { continue }
            let around = String(parts[parts.count - 2])
            if !["Sources", "Source", "src", "Tests"].contains(around) { groups[number] = around }
        }
        return groups
    }
}

extension Contract {
    /// The patterns whose words in braces make groups, when it is about groups.
    fileprivate var groupPatterns: NamePatterns? {
        let patterns = (self as? IndependenceContract)?.modules ?? (self as? AcyclicContract)?.modules
        return patterns.flatMap { patterns in
            patterns.including.contains { !$0.captures.isEmpty } ? patterns : nil
        }
    }
}
