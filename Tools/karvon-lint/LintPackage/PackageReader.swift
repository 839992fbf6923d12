/// Says what SwiftPM knows of a package: from the cache when nothing has changed, else by asking.
///
/// Neither fetches nor builds anything, and works without a network.
package struct PackageReader: Sendable {
    private let options: PackageOptions

    package init(_ options: PackageOptions = PackageOptions()) {
        self.options = options
    }

    /// A model and where it is from.
    package struct Answer: Sendable {
        package let model: PackageModel
        package let isCached: Bool
        /// Why the answer could not be kept for the next time; nil when it was, or when that was not asked.
        package let cacheProblem: String?
        /// Where more may be kept of the package; nil when nothing is to be.
        package let cacheFolder: String?
    }

    /// Reads the package in `folder`; throws when there is none, or when SwiftPM refuses it.
    package func read(_ folder: String) throws(PackageError) -> Answer {
        guard let root = FilePath.real(folder), !ManifestFiles.manifests(in: root).isEmpty else {
            throw FileStamp(folder) == nil ? .noFolder(folder) : .noManifest(folder: folder)
        }
        let swift = try SwiftCommand(options.swift, environment: options.environment, seconds: options.timeLimit)
        let scratchFolder = FilePath.absolute(options.scratchFolder ?? ".build", in: root)
        let cacheFolder = FilePath.absolute(options.cacheFolder ?? "karvon-lint", in: scratchFolder)
        let cache = PackageCache(
            root: root, folder: cacheFolder, scratchFolder: scratchFolder,
            conditions: CacheConditions(swift, scratchFolder: scratchFolder))
        var isCompiled = false
        switch cache.load() {
        case .unchanged(let model) where options.usesCache:
            return Answer(model: model, isCached: true, cacheProblem: nil, cacheFolder: cacheFolder)
        case .unchanged, .sameManifests: isCompiled = true
        case .none: break
        }
        let nested = NestedPackages(root)
        var (beginning, problem): (PackageCache.Beginning?, FileError?)
        if options.usesCache {
            do { beginning = try cache.begin(nested) } catch { problem = error }
        }
        let workspace = WorkspaceState(scratchFolder: scratchFolder)
        let loading = try PackageLoading(root, swift, workspace, isCompiled: isCompiled)
        let model = try Self.model(of: loading, nested, PluginOutputs(scratchFolder: scratchFolder))
        if let beginning {
            do { try cache.store(model, missing: loading.missing, beginning) } catch { problem = error }
        }
        return Answer(
            model: model, isCached: false, cacheProblem: problem.map { "\(cache.path): \($0)" },
            cacheFolder: options.usesCache ? cacheFolder : nil)
    }

    /// What the manifest in `folder` says; paths in `root` are told as seen from there.
    package func manifest(_ folder: String, root: String) throws(PackageError) -> ManifestContents {
        let swift = try SwiftCommand(options.swift, environment: options.environment, seconds: options.timeLimit)
        let question = swift.question("dump-package", of: folder)
        let answers = SwiftCommand.ask([[question]]).flatMap(\.self)
        guard let answer = answers.first else {
            throw .notUnderstood(command: question.command, reason: "no answer")
        }
        return try ManifestContents(try answer.get(), question.command, root: root)
    }

    private static func model(
        of loading: PackageLoading, _ nested: NestedPackages, _ outputs: PluginOutputs
    ) throws(PackageError) -> PackageModel {
        var linking = PackageLinking(loading.packages, outputs)
        let units = linking.units()
        guard let root = units.first else {
            throw .notUnderstood(command: "swift package dump-package", reason: "no package")
        }
        let nested = nested.found.filter { folder in !units.contains { $0.folder == folder } }
        let checked = CheckedParts(units)
        let incomplete =
            (loading.incomplete + linking.incomplete).filter(checked.concerns) + checked.packagesInTargets(nested)
            + checked.unreadableFolders
        return PackageModel(
            root: root, dependencies: units.dropFirst().sorted { $0.identity < $1.identity }, nested: nested,
            incomplete: incomplete.sorted { $0.description < $1.description })
    }
}
