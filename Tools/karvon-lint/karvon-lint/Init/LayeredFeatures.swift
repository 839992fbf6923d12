import LintRules

/// Features that are cut into the same layers, as the names of the modules tell: `OrdersDomain`, `OrdersData`, `HomeDomain`.
struct LayeredFeatures {
    /// The layers' words, the highest layer first. Neighbours that do not reach each other share a layer.
    let layers: [[String]]
    /// What stands in front of the words; sorted.
    let features: [String]
    /// The modules of these features.
    let modules: Set<String>
    /// Whether each feature has the lowest layer, and begins with it: with what it is about.
    let beginsAtTheBottom: Bool

    /// The layers' words, the highest first.
    var words: [String] { layers.flatMap(\.self) }

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
        layers = Self.grouped(Self.ordered(used, all, graph), all, graph)
        let lowest = layers.last ?? []
        beginsAtTheBottom =
            lowest.contains { LayerWords.rank($0) >= LayerWords.rank("Domain") }
            && everyFeature.allSatisfy { feature in lowest.contains { names.contains(feature + $0) } }
    }

    /// Puts neighbours into one layer as long as no module of theirs reaches the other one of its feature.
    private static func grouped(
        _ words: [String], _ modules: [(name: String, stem: String, word: String)], _ graph: ImportGraph
    ) -> [[String]] {
        let layered = Set(modules.compactMap { graph.number(of: $0.name) })
        func reaches(_ one: String, _ other: String) -> Bool {
            modules.contains { module in
                guard module.word == one, let start = graph.number(of: module.name) else { return false }
                let end = graph.number(of: module.stem + other)
                return !graph.shortestChains(
                    from: start, to: { $0 == end }, through: { !layered.contains($0) }
                ).isEmpty
            }
        }
        return words.reduce(into: []) { layers, word in
            let above = layers.last ?? []
            if !above.isEmpty, above.allSatisfy({ !reaches($0, word) && !reaches(word, $0) }) {
                layers[layers.count - 1].append(word)
            } else {
                layers.append([word])
            }
        }
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
