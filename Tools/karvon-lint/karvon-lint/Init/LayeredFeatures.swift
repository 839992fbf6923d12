import LintRules

/// Features that are cut into the same layers, as the names of the modules tell: `OrdersDomain`, `OrdersData`, `HomeDomain`.
struct LayeredFeatures {
    /// The layers' words, the highest first.
    let words: [String]
    /// What stands in front of the words; sorted.
    let features: [String]
    /// The modules of these features.
    let modules: Set<String>
    /// The words that some feature lacks.
    let optional: Set<String>

    /// Nil unless two features have two layers each.
    init?(_ graph: ImportGraph, _ names: [String]) {
        let parts = names.compactMap { name in LayerWords.split(name).map { (name, $0.stem, $0.word) } }
        let stems = Dictionary(grouping: parts, by: \.1)
        let features = stems.filter { Set($0.value.map(\.2)).count > 1 }.keys.sorted()
        guard features.count > 1 else { return nil }
        let layered = parts.filter { features.contains($0.1) }
        let used = Set(layered.map(\.2))
        // Whoever has such a name belongs to the pattern, whether its feature has other layers or not.
        let all = parts.filter { used.contains($0.2) }
        modules = Set(all.map(\.0))
        let everyFeature = Set(all.map(\.1)).sorted()
        self.features = everyFeature
        optional = used.filter { word in everyFeature.contains { !names.contains($0 + word) } }
        words = Self.ordered(used, all, graph)
    }

    /// Who imports stands above who is imported; what the imports leave open, the usual order of the words decides.
    private static func ordered(
        _ used: Set<String>, _ modules: [(String, String, String)], _ graph: ImportGraph
    ) -> [String] {
        let words = used.sorted { (LayerWords.rank($0), $0) < (LayerWords.rank($1), $1) }
        let places = Dictionary(modules.map { ($0.0, ($0.1, $0.2)) }) { first, _ in first }
        var above: [String: Set<String>] = [:]
        for (name, stem, word) in modules {
            guard let number = graph.number(of: name) else { continue }
            for edge in graph.edges[number] {
                guard let (otherStem, other) = places[graph.name(edge.to)], otherStem == stem, other != word else {
                    continue
                }
                above[other, default: []].insert(word)
            }
        }
        var left = words
        var ordered: [String] = []
        while !left.isEmpty {
            let free = left.firstIndex { word in above[word, default: []].isDisjoint(with: left) } ?? 0
            ordered.append(left.remove(at: free))
        }
        return ordered
    }
}
