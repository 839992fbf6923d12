import Foundation

/// Something that an answer depends on, and what it was like when the answer was given.
struct CacheInput: Hashable {
    enum Kind: String {
        /// The contents of a file.
        case file
        /// The contents of a package folder's manifests and what belongs to them.
        case manifests
        /// The names and kinds of what stands in a folder, and where its links lead.
        case folder
    }

    let kind: Kind
    let path: String
    let digest: UInt64

    init(kind: Kind, path: String, digest: UInt64) {
        self.kind = kind
        self.path = path
        self.digest = digest
    }

    /// The input as it is now.
    init(_ kind: Kind, _ path: String) {
        self.kind = kind
        self.path = path
        digest = Self.digest(kind, path)
    }

    var isUnchanged: Bool { digest == Self.digest(kind, path) }

    private static func digest(_ kind: Kind, _ path: String) -> UInt64 {
        var digest = Digest()
        switch kind {
        case .file: digest.add(contentsOf: path)
        case .manifests:
            for file in ManifestFiles.all(in: path) {
                digest.add(file)
                digest.add(contentsOf: file)
            }
        case .folder:
            guard let folder = Folder(path) else { return 0 }
            for entry in folder.entries {
                digest.add(CollectionOfOne(entry.kind.rawValue))
                digest.add(entry.name)
                if entry.kind == .link { digest.add(FilePath.real("\(path)/\(entry.name)") ?? "nowhere") }
            }
        }
        return digest.value
    }

    /// All that a model depends on besides the toolchain and the environment.
    static func inputs(of model: PackageModel, missing: [String], scratchFolder: String) -> [CacheInput] {
        let outputs = PluginOutputs(scratchFolder: scratchFolder)
        var inputs = [CacheInput(.file, scratchFolder + "/workspace-state.json")]
        inputs += (model.packages.map(\.folder) + missing).map { CacheInput(.manifests, $0) }
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
                    inputs += ModuleMap.files(in: target.folder).map { CacheInput(.file, $0) }
                }
            }
        }
        return inputs + folders.sorted().map { CacheInput(.folder, $0) }
    }
}
