import Testing

@testable import LintPackage

struct TargetGraphTests {
    @Test func `the shortest way wins, and of equal ones the first by name, whatever the manifest's order`() {
        for order in [["B", "C"], ["C", "B"]] {
            let graph = graph(["A": order, "B": ["D"], "C": ["D", "E"], "D": ["F"], "E": ["F"], "F": ["A"]])
            let ways = graph.visibleModules(from: reference("A")).map { module in
                "\(module.name): " + module.path.map(\.to.target).joined(separator: " > ")
            }
            #expect(ways == ["B: B", "C: C", "D: B > D", "E: C > E", "F: B > D > F"])
        }
    }

    @Test func `an alias names the module for whoever reaches it through that dependency`() {
        let graph = graph(["App": ["Mid"], "Mid": ["Game"]], aliases: ["Game": "GameUtils"])
        #expect(graph.visibleModules(from: reference("App")).map(\.name) == ["GameUtils", "Mid"])
        #expect(graph.visibleModules(from: reference("Mid")).map(\.name) == ["GameUtils"])
        #expect(graph.visibleModules(from: reference("Unknown")).isEmpty)
    }

    @Test func `what a macro depends on is not visible`() {
        let graph = graph(["App": ["Macros"], "Macros": ["Parts"]], kinds: ["Macros": .macro])
        #expect(graph.visibleModules(from: reference("App")).isEmpty)
        #expect(graph.reached(from: [reference("App")]).map(\.target).sorted() == ["App", "Macros", "Parts"])
    }

    private func reference(_ target: String) -> TargetReference { TargetReference(package: "p", target: target) }

    private func graph(
        _ edges: [String: [String]], kinds: [String: TargetKind] = [:], aliases: [String: String] = [:]
    ) -> TargetGraph {
        let names = Set(edges.keys).union(edges.values.flatMap(\.self)).sorted()
        let targets = names.map { name in
            PackageTarget(
                name: name, module: name, mappedModules: [], kind: kinds[name] ?? .library, folder: "/p/\(name)",
                sources: SourceList([]), generated: [], excluded: [], resources: [], products: [], settings: [],
                dependencies: (edges[name] ?? []).map { edge in
                    DeclaredDependency(
                        name: edge, kind: .target, package: nil, condition: nil,
                        aliases: aliases[edge].map { [edge: $0] } ?? [:], targets: [reference(edge)], isMacro: false,
                        place: ManifestPlace(path: "Package.swift"))
                }, place: ManifestPlace(path: "Package.swift"))
        }
        let unit = PackageUnit(
            identity: "p", name: "p", folder: "/p", origin: .root, manifest: "/p/Package.swift", toolsVersion: "6.0.0",
            platforms: [], traits: [], requirements: [], products: [], targets: targets)
        return TargetGraph(PackageModel(root: unit, dependencies: [], nested: [], incomplete: []))
    }
}
