/// Finds packages that stand in a package's tree.
enum NestedPackages {
    private static let foreign: Set = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]

    /// Folders below `root` with a manifest; neither hidden folders nor links nor those of other tools are entered.
    static func find(in root: String) -> [String] {
        var found: [String] = []
        var waiting = [root]
        while let folder = waiting.popLast() {
            guard let entries = Folder(folder)?.entries else { continue }
            if folder != root, entries.contains(where: { $0.name == "Package.swift" && $0.kind != .folder }) {
                found.append(folder)
            }
            for entry in entries where entry.kind == .folder && !foreign.contains(entry.name) {
                waiting.append("\(folder)/\(entry.name)")
            }
        }
        return found.sorted()
    }
}
