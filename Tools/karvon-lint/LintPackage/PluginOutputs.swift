/// Where SwiftPM keeps what build plugins made.
struct PluginOutputs {
    let scratchFolder: String

    /// The folders that may hold what `plugin` made for a target, newer layout first.
    func folders(package: String, target: String, plugin: String) -> [String] {
        let outputs = "\(scratchFolder)/plugins/outputs/\(package)/\(target)"
        return ["\(outputs)/destination/\(plugin)", "\(outputs)/\(plugin)"]
    }

    /// The Swift files that `plugin` made for a target, or nil when it has not run.
    func sources(package: String, target: String, plugin: String) -> GeneratedSources? {
        for folder in folders(package: package, target: target, plugin: plugin) {
            guard let files = Self.swiftFiles(in: folder) else { continue }
            return GeneratedSources(plugin: plugin, files: SourceList(files))
        }
        return nil
    }

    private static func swiftFiles(in root: String) -> [String]? {
        guard let entries = Folder(root)?.entries else { return nil }
        return entries.flatMap { entry in
            let path = "\(root)/\(entry.name)"
            return entry.kind == .folder ? swiftFiles(in: path) ?? [] : path.hasSuffix(".swift") ? [path] : []
        }
    }
}
