/// Joins the answers for several packages into one model: names become targets.
struct PackageLinking {
    let packages: [LoadedPackage]
    let outputs: PluginOutputs
    private let kinds: [TargetReference: TargetKind]
    private let byIdentity: [String: LoadedPackage]
    private(set) var incomplete: Set<Incomplete> = []

    init(_ packages: [LoadedPackage], _ outputs: PluginOutputs) {
        self.packages = packages
        self.outputs = outputs
        byIdentity = Dictionary(packages.map { ($0.identity, $0) }) { first, _ in first }
        kinds = Dictionary(
            packages.flatMap { package in
                package.dumped.targets.map { target in
                    (TargetReference(package: package.identity, target: target.name), package.kind(of: target))
                }
            }
        ) { first, _ in first }
    }

    mutating func units() -> [PackageUnit] {
        var units: [PackageUnit] = []
        for package in packages {
            let places = ManifestPlaces(
                path: ManifestFiles.manifest(
                    in: package.folder, toolsVersion: package.dumped.toolsVersion._version))
            let targets = package.dumped.targets.map { target(of: $0, in: package, places) }
            units.append(PackageUnit(package, targets: targets, manifest: places.path))
        }
        return units
    }

    private mutating func target(
        of dumped: DumpedTarget, in package: LoadedPackage, _ places: ManifestPlaces
    ) -> PackageTarget {
        let reference = TargetReference(package: package.identity, target: dumped.name)
        let described = package.described?.targets.first { $0.name == dumped.name }
        let folder = package.folder(of: dumped, described)
        let kind = kinds[reference] ?? .library
        let sources = ResolvedSources(described?.sources ?? [], in: folder)
        let dependencies = dumped.dependencies + (dumped.pluginUsages ?? [])
        var linked: [DeclaredDependency] = []
        for dependency in dependencies {
            let earlier = linked.count { $0.name == dependency.name }
            let place = places.place(of: dependency.name, inTarget: dumped.name, after: earlier)
            linked.append(self.dependency(of: dependency, target: reference, in: package, place))
        }
        note(sources.loops.map { .linkLoop(path: $0) })
        if kind == .binary { note([.binaryTarget(reference)]) }
        if package.origin != .fetched, described == nil { note([.noSources(reference)]) }
        let module = described?.c99name ?? ModuleName.module(ofTarget: dumped.name)
        let mapped = kind == .system || kind == .cFamily ? ModuleMap.modules(ofTargetIn: folder) : []
        return PackageTarget(
            name: dumped.name, module: module, mappedModules: Set(mapped).subtracting([module]).sorted(), kind: kind,
            folder: folder, sources: SourceList(sources.files),
            generated: package.origin == .fetched ? [] : generated(for: reference, by: linked),
            excluded: dumped.exclude,
            resources: dumped.resources.map { PackageResource(path: $0.path, rule: $0.rule.key) },
            products: package.products(holding: dumped.name, described),
            settings: dumped.settings.map {
                BuildSetting(
                    tool: $0.tool, name: $0.kind.name, values: $0.kind.values, condition: $0.condition?.condition)
            }, dependencies: linked, place: places.place(ofTarget: dumped.name))
    }

    private mutating func generated(
        for target: TargetReference, by dependencies: [DeclaredDependency]
    ) -> [GeneratedSources] {
        var found: [GeneratedSources] = []
        for plugin in dependencies.filter({ $0.kind == .plugin }).flatMap(\.targets) {
            let capability = byIdentity[plugin.package]?.dumped.targets.first { $0.name == plugin.target }?
                .pluginCapability
            guard capability?.key == "buildTool" else { continue }
            if let sources = outputs.sources(package: target.package, target: target.target, plugin: plugin.target) {
                found.append(sources)
            } else {
                note([.generatedSources(target: target, plugin: plugin.target)])
            }
        }
        return found
    }

    private mutating func dependency(
        of dumped: DumpedDependency, target: TargetReference, in package: LoadedPackage, _ place: ManifestPlace
    ) -> DeclaredDependency {
        let own = TargetReference(package: package.identity, target: dumped.name)
        let isOwn = dumped.kind != .product && dumped.package == nil && kinds[own] != nil
        let product = isOwn ? nil : self.product(dumped.name, named: dumped.package, for: package)
        let targets = isOwn ? [own] : product?.targets ?? []
        if targets.isEmpty, product?.isKnownMissing ?? true {
            note([.unknownProduct(name: dumped.name, usedBy: target)])
        }
        return DeclaredDependency(
            name: dumped.name, kind: dumped.kind == .plugin ? .plugin : isOwn ? .target : .product,
            package: isOwn ? nil : product?.package, condition: dumped.condition, aliases: dumped.aliases,
            targets: targets, isMacro: !targets.isEmpty && targets.allSatisfy { kinds[$0] == .macro },
            place: place)
    }

    private struct FoundProduct {
        let package: String
        let targets: [TargetReference]
        /// Whether its package was read and lacks it; else the package itself is told as incomplete.
        let isKnownMissing: Bool
    }

    /// A product among the packages that the manifest names; of the package that is named, when one is.
    private func product(_ name: String, named: String?, for package: LoadedPackage) -> FoundProduct? {
        let candidates = package.dumped.dependencies.map(\.requirement).filter { requirement in
            guard let named = named?.lowercased() else { return true }
            return requirement.identity == named || requirement.alias?.lowercased() == named
                || byIdentity[requirement.identity]?.dumped.name.lowercased() == named
        }
        for requirement in candidates {
            let products = byIdentity[requirement.identity]?.dumped.products
            guard let product = products?.first(where: { $0.name == name }) else { continue }
            let targets = product.targets.map { TargetReference(package: requirement.identity, target: $0) }
            return FoundProduct(package: requirement.identity, targets: targets, isKnownMissing: false)
        }
        guard let unread = candidates.first(where: { byIdentity[$0.identity] == nil }) else { return nil }
        return FoundProduct(package: unread.identity, targets: [], isKnownMissing: false)
    }

    private mutating func note(_ more: [Incomplete]) {
        incomplete.formUnion(more)
    }
}
