extension CacheInput {
    /// All that a model depends on besides the toolchain and the environment.
    static func inputs(
        of model: PackageModel, missing: [String], scratchFolder: String, at moment: FileStamp
    ) -> [CacheInput] {
        let outputs = PluginOutputs(scratchFolder: scratchFolder)
        var inputs = [CacheInput(.file, scratchFolder + "/workspace-state.json", at: moment)]
        inputs += (model.packages.map(\.folder) + missing).map { CacheInput(.manifests, $0, at: moment) }
        var folders: Set<String> = []
        for package in model.packages where package.origin != .fetched {
            for target in package.targets where target.kind != .binary {
                folders.formUnion(FolderTree(target.folder, leavingOut: target.excluded).folders)
                for plugin in target.dependencies.filter({ $0.kind == .plugin }).flatMap(\.targets) {
                    for folder in outputs.folders(
                        package: package.identity, target: target.name, plugin: plugin.target)
                    {
                        folders.formUnion(FolderTree(folder).folders)
                    }
                }
                if !target.kind.hasSwiftSources {
                    inputs += ModuleMap.files(in: target.folder).map { CacheInput(.file, $0, at: moment) }
                }
            }
        }
        return inputs + folders.sorted().map { CacheInput(.folder, $0, at: moment) }
    }
}
