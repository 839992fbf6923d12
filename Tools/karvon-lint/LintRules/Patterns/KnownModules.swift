import LintConfiguration

/// Finds which module was meant by a name that no module has, where that is plain.
///
/// A contract may name modules that are nowhere, as `UIKit` that is forbidden on purpose, so most of them say nothing.
struct KnownModules {
    /// The names of the package's targets and of all modules that are imported.
    private let names: Set<String>
    /// The targets' names by what an import writes, where that is not the same.
    private let targets: [String: String]
    /// What imports write.
    private let imported: Set<String>
    private let written: [String: String]

    init(_ graph: ImportGraph) {
        let renamed = graph.modules.filter { $0.name != $0.module }
        names = Set(graph.modules.map(\.name))
        imported = Set(graph.modules.map(\.module))
        targets = Dictionary(renamed.map { ($0.module, $0.name) }) { first, _ in first }
        written = Dictionary(renamed.map { ($0.name, $0.module) }) { first, _ in first }
    }

    /// What was meant by a pattern of modules or a symbol as `Foundation.URLSession`; nil where nothing tells.
    func meant(by pattern: NamePattern) -> String? {
        guard let dot = pattern.text.firstIndex(of: "."), dot != pattern.text.startIndex else {
            return pattern.isLiteral ? meant(by: pattern.text, names, targets) : nil
        }
        let module = String(pattern.text[..<dot])
        guard !module.contains(where: { "*{".contains($0) }) else { return nil }
        return meant(by: module, imported, written).map { $0 + pattern.text[dot...] }
    }

    /// What was meant by a name that an import writes.
    func meant(byImport pattern: NamePattern) -> String? {
        pattern.isLiteral ? meant(by: pattern.text, imported, written) : nil
    }

    private func meant(by name: String, _ names: Set<String>, _ others: [String: String]) -> String? {
        if names.contains(name) || SystemModules.names.contains(name) { return nil }
        if let other = others[name] { return other }
        let system = SystemModules.names.filter { !name.hasPrefix($0) }
        return Suggestion.nearest(to: name, among: names.union(system), most: name.count < 12 ? 1 : 2)
    }
}
