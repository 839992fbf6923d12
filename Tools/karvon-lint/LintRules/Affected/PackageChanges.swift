import LintPackage

/// Which targets are not as they were, and by which files that is so.
package struct PackageChanges: Sendable {
    /// The files by which each changed target did; empty when its declaration did.
    package private(set) var files: [TargetReference: [String]] = [:]
    /// Changed files that belong to no target.
    package private(set) var others: [String] = []
    /// The manifests that changed.
    package private(set) var manifests: [String] = []
    private let model: PackageModel

    /// - Parameter changed: full paths.
    package init(_ model: PackageModel, changed: [String]) {
        self.model = model
        let owners = Owners(model)
        for file in changed {
            if model.packages.contains(where: { Self.isManifest(file, of: $0) }) {
                manifests.append(file)
                continue
            }
            let targets = owners.targets(of: file)
            if targets.isEmpty { others.append(file) }
            for target in targets { files[target, default: []].append(file) }
        }
    }

    private static func isManifest(_ file: String, of unit: PackageUnit) -> Bool {
        guard unit.origin != .fetched, file.hasPrefix(unit.folder + "/") else { return false }
        let name = file.dropFirst(unit.folder.count + 1)
        return name == "Package.swift" || name == "Package.resolved" || name == ".swift-version"
            || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift") && !name.contains("/")
    }

    /// The packages whose manifests say something else now, as far as files tell.
    package var unitsWithOtherManifests: [PackageUnit] {
        model.packages.filter { unit in
            manifests.contains { Self.isManifest($0, of: unit) && !$0.hasSuffix("/Package.resolved") }
        }
    }

    /// Adds what a manifest's change means: the targets that it declares otherwise than the older one, or all when
    /// there is none to compare with.
    package mutating func compare(_ unit: PackageUnit, now: ManifestContents?, before: ManifestContents?) {
        guard let now, let before, !now.isOtherwise(than: before) else { return change(unit) { _ in true } }
        change(unit) { !now.declaresAlike($0.name, before) }
        if now.hasOtherDependencies(than: before) { changeUsersOfFetched(unit) }
        let products = now.otherProducts(than: before)
        for user in model.packages where user.origin != .fetched {
            change(user) { target in
                target.dependencies.contains { $0.package == unit.identity && products.contains($0.name) }
            }
        }
    }

    /// Adds what other versions of fetched packages mean.
    package mutating func compareResolvedVersions() {
        guard manifests.contains(model.root.folder + "/Package.resolved") else { return }
        for unit in model.packages where unit.origin != .fetched { changeUsersOfFetched(unit) }
    }

    private mutating func change(_ unit: PackageUnit, where isChanged: (PackageTarget) -> Bool) {
        for target in unit.targets where isChanged(target) {
            files[TargetReference(package: unit.identity, target: target.name), default: []] += []
        }
    }

    private mutating func changeUsersOfFetched(_ unit: PackageUnit) {
        let model = model
        change(unit) { target in target.dependencies.contains { Self.isFetched($0, model) } }
    }

    private static func isFetched(_ dependency: DeclaredDependency, _ model: PackageModel) -> Bool {
        dependency.kind != .target
            && dependency.package.map { package in
                model.packages.first { $0.identity == package }?.origin ?? .fetched == .fetched
            } ?? false
    }
}

/// To which targets a file belongs.
private struct Owners {
    private let sources: [String: [TargetReference]]
    /// Deeper folders first.
    private let folders: [(prefix: String, target: TargetReference)]

    init(_ model: PackageModel) {
        var sources: [String: [TargetReference]] = [:]
        var folders: [(String, TargetReference)] = []
        for unit in model.packages where unit.origin != .fetched {
            for target in unit.targets {
                let reference = TargetReference(package: unit.identity, target: target.name)
                folders.append((target.folder + "/", reference))
                for source in target.sources.paths { sources[source, default: []].append(reference) }
            }
        }
        self.sources = sources
        self.folders = folders.sorted { ($0.0.utf8.count, $0.0) > ($1.0.utf8.count, $1.0) }
    }

    /// Those that compile it, also through links; else those in whose folder it lies, excluded or not: a test may read
    /// what it does not compile.
    func targets(of file: String) -> [TargetReference] {
        if let compiling = sources[file] { return compiling }
        if let nearest = folders.first(where: { file.hasPrefix($0.prefix) })?.prefix {
            return folders.filter { $0.prefix == nearest }.map(\.target)
        }
        // Of a repository in the repository git tells the folder alone.
        let folder = file.hasSuffix("/") ? file : file + "/"
        return folders.filter { $0.prefix.hasPrefix(folder) }.map(\.target)
    }
}
