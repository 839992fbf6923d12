import LintRules

extension RulesProposal {
    private static let exhaustive = "A new module must be given its layer here, or be named under ignored."

    /// For features that are cut into layers by their modules' names; `others` are the modules that need no layer, nil
    /// when layers can't be asked for.
    static func contracts(
        _ layered: LayeredFeatures, _ graph: ImportGraph, _ names: [String], others: [String]?
    ) -> [ProposedContract] {
        let layers = layered.layers.enumerated().map { number, words in
            let isOptional = number < layered.layers.count - 1 || !layered.beginsAtTheBottom
            return words.joined(separator: " | ") + (isOptional ? " (optional)" : "")
        }
        // The longest first, since {feature}Models fits what ends in ViewModels too.
        let patterns = layered.words.sorted { ($1.count, $0) < ($0.count, $1) }.map { "{feature}" + $0 }
        let shown = layered.features.prefix(3).joined(separator: ", ") + (layered.features.count > 3 ? " ..." : "")
        let importers = importers(of: layered.modules, graph, names)
        let independent = ProposedContract(
            name: "features-are-independent", kind: "independence",
            comment:
                "A feature (\(shown)) neither imports nor reaches another one; what two of them need stands below both.",
            because: "a feature can be changed, tested and removed alone", fields: [("modules", patterns)])
        return [
            ProposedContract(
                name: "layers-of-a-feature", kind: "layers",
                comment:
                    "The layers of one feature, the highest first: a lower one may not import nor reach a higher one, nor "
                    + "those with | between them each other. {feature} stands for what comes in front of the layer's name; "
                    + "(optional) for what a feature may lack." + (others == nil ? "" : " \(exhaustive)"),
                because: "what is shown knows what it is about, and not the other way round",
                fields: [("containers", ["{feature}"]), ("layers", layers)]
                    + (others?.isEmpty ?? true ? [] : [("ignored", others ?? [])]),
                flags: others == nil ? [] : ["exhaustive: true"]),
            independent,
        ]
            + (importers.isEmpty
                ? []
                : [`protected`(patterns, importers + ["{feature}*"], "one or few modules put the features together")])
    }

    /// For features that are one module each.
    static func contracts(features: [String], _ graph: ImportGraph, _ names: [String]) -> [ProposedContract] {
        guard features.count > 1 else { return [] }
        let importers = importers(of: Set(features), graph, names)
        let independent = ProposedContract(
            name: "features-are-independent", kind: "independence",
            comment: "A feature neither imports nor reaches another one; what two of them need stands below both.",
            because: "a feature can be changed, tested and removed alone", fields: [("modules", features)])
        return [independent]
            + (importers.isEmpty
                ? [] : [`protected`(features, importers + features, "one or few modules put the features together")])
    }

    /// The modules that import some others today and are none of them.
    private static func importers(of modules: Set<String>, _ graph: ImportGraph, _ names: [String]) -> [String] {
        names.filter { name in
            guard !modules.contains(name), let number = graph.number(of: name) else { return false }
            return graph.edges[number].contains { modules.contains(graph.name($0.to)) }
        }
    }

    private static func `protected`(_ modules: [String], _ only: [String], _ because: String) -> ProposedContract {
        ProposedContract(
            name: "features-are-put-together-once", kind: "protected",
            comment: "Only these import features, as today; whoever else needs one has to be named here.",
            because: because, fields: [("modules", modules), ("only", only)])
    }

    /// Modules in the order of their imports; `others` are those that need no layer, nil when layers can't be asked for.
    static func order(_ levels: ModuleLevels, others: [String]?) -> [ProposedContract] {
        guard levels.levels.count > 1 else { return [] }
        let ignored = levels.knotted + (others ?? [])
        return [
            ProposedContract(
                name: "modules-in-order", kind: "layers",
                comment:
                    "The modules as they imported each other when this was written, the highest layer first. Modules "
                    + "with | between them are siblings, which may not import each other. Give the layers a meaning: move "
                    + "modules up, write patterns as \"*Kit\". " + (others == nil ? "" : exhaustive),
                because: "imports lead downwards only",
                fields: [("layers", levels.levels.map { $0.joined(separator: " | ") })]
                    + (ignored.isEmpty || others == nil ? [] : [("ignored", ignored)]),
                flags: others == nil ? [] : ["exhaustive: true"])
        ]
    }

    static let acyclic = ProposedContract(
        name: "no-circles", kind: "acyclic",
        comment:
            "No module reaches itself again. SwiftPM refuses circles of what is declared, not of what is imported.",
        because: "modules in a circle can only be built, tested and understood together", fields: [("modules", ["*"])])

    /// Modules below the screens know no library for screens.
    static func screens(_ names: [String]) -> [ProposedContract] {
        let words = Set(names.compactMap { LayerWords.split($0)?.word }).filter(LayerWords.withoutScreens.contains)
        guard !words.isEmpty else { return [] }
        return [
            ProposedContract(
                name: "no-screens-below", kind: "forbidden",
                comment:
                    "Modules of the system may be named too. With direct, only imports count, not what is reached.",
                because: "what the app is about can be tested without a screen",
                fields: [
                    ("from", words.sorted().map { "*" + $0 }), ("to", ["AppKit", "SwiftUI", "UIKit", "WatchKit"]),
                ], flags: ["direct: true"])
        ]
    }
}
