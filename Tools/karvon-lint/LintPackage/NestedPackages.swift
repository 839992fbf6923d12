/// The packages that stand in a package's tree, and all folders that were looked into to find them.
struct NestedPackages {
    private static let foreign: Set = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]
    /// Folders below the root with a manifest; sorted.
    let found: [String]
    /// Neither hidden folders nor links nor those of other tools are entered; sorted.
    let folders: [String]

    init(_ root: String) {
        var found: [String] = []
        var folders: [String] = []
        var waiting = [root]
        while let folder = waiting.popLast() {
            guard let entries = Folder(folder)?.entries else { continue }
            folders.append(folder)
            if folder != root, entries.contains(where: { $0.name == "Package.swift" && $0.kind != .folder }) {
                found.append(folder)
            }
            for entry in entries where entry.kind == .folder && !Self.foreign.contains(entry.name) {
                waiting.append("\(folder)/\(entry.name)")
            }
        }
        self.found = found.sorted()
        self.folders = folders.sorted()
    }
}
