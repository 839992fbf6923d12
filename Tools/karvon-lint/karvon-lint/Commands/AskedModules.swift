import LintConfiguration
import LintPackage
import LintRules

/// What the words of a question about modules can mean.
struct AskedModules {
    let graph: ImportGraph
    private let products: [PackageProduct]
    private let elsewhere: Set<String>

    init(_ graph: ImportGraph, _ model: PackageModel, _ contracts: [any Contract]) {
        self.graph = graph
        products = model.packages.flatMap(\.products)
        let declared = model.packages.flatMap(\.targets).flatMap(\.dependencies)
            .filter { $0.kind == .product && $0.targets.isEmpty }.map(\.name)
        let forbidden = contracts.compactMap { contract -> NamePatterns? in (contract as? ForbiddenContract)?.to }
            .flatMap(\.including).filter(\.isLiteral).map(\.text).filter { !$0.contains(".") }
        elsewhere = SystemModules.names.union(declared).union(forbidden)
    }

    /// Whether it is no module of the graph and yet known: of a system, of a product that is not here, or of a rule.
    func isElsewhere(_ name: String) -> Bool { elsewhere.contains(name) }

    /// The answer to a question about a module that nobody knows.
    func unknown(_ name: String) -> Outcome {
        let held = products.first { $0.name == name }?.targets ?? []
        let names: [String] = graph.modules.map(\.name) + elsewhere.sorted()
        let near = Suggestion.nearest(to: name, among: names)
        let hint =
            held.isEmpty
            ? near.map { "; did you mean \($0)?" } ?? ""
            : "; the product \(name) holds \(held.joined(separator: ", "))"
        return Outcome(
            status: .usage,
            output: "unknown: there is no module \(name) in the package, in what it depends on, or in a system"
                + "\(hint)\n")
    }
}
