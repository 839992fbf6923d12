extension LoadedPackage {
    func kind(of target: DumpedTarget) -> TargetKind {
        if described?.targets.first(where: { $0.name == target.name })?.module_type == "ClangTarget" { return .cFamily }
        return target.type == "regular" ? .library : TargetKind(rawValue: target.type) ?? .library
    }

    /// Where a target's files are: as described, else where its manifest says, else where SwiftPM looks.
    func folder(of target: DumpedTarget, _ described: DescribedPackage.Target?) -> String {
        if let path = described?.path ?? target.path {
            let folder = FilePath.absolute(path, in: self.folder)
            return FilePath.real(folder) ?? folder
        }
        let places = target.type == "test" ? ["Tests"] : target.type == "plugin" ? ["Plugins"] : []
        let folders = (places + ["Sources", "Source", "src", "srcs"]).map { "\(self.folder)/\($0)/\(target.name)" }
        return folders.lazy.compactMap { FilePath.real($0) }.first ?? folders[0]
    }

    /// SwiftPM's list when there is one; of a fetched package only those that name the target.
    func products(holding target: String, _ described: DescribedPackage.Target?) -> [String] {
        if let described { return (described.product_memberships ?? []).sorted() }
        return dumped.products.filter { $0.targets.contains(target) }.map(\.name).sorted()
    }
}

extension PackageUnit {
    init(_ loaded: LoadedPackage, targets: [PackageTarget], manifest: String) {
        let dumped = loaded.dumped
        self.init(
            identity: loaded.identity, name: dumped.name, folder: loaded.folder, origin: loaded.origin,
            manifest: manifest, toolsVersion: dumped.toolsVersion._version,
            platforms: (dumped.platforms ?? []).map { PlatformVersion(name: $0.platformName, version: $0.version) },
            traits: (dumped.traits ?? []).map { PackageTrait(name: $0.name, enables: $0.enabledTraits ?? []) },
            requirements: dumped.dependencies.map(\.requirement),
            products: dumped.products.map {
                PackageProduct(name: $0.name, kind: $0.type.key, targets: $0.targets)
            }, targets: targets)
    }
}
