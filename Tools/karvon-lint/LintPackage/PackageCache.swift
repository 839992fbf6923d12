/// Keeps the last answer for a package in one file, with all that it depends on.
struct PackageCache {
    private let root: String
    private let scratchFolder: String
    private let conditions: CacheConditions
    private let kept: KeptRecord

    /// One file per package, so that several can share a folder.
    init(root: String, folder: String, scratchFolder: String, conditions: CacheConditions) {
        self.root = root
        self.scratchFolder = scratchFolder
        self.conditions = conditions
        kept = KeptRecord("package", of: root, in: folder)
    }

    var path: String { kept.path }

    /// What is kept, compared with how things are.
    enum Kept {
        case unchanged(PackageModel)
        /// The manifests are as they were, but files came or went.
        case sameManifests
        case none
    }

    func load() -> Kept {
        guard var record = kept.load() else { return .none }
        do {
            let (noted, readsEnvironment) = (try UInt64(from: &record), try Bool(from: &record))
            guard noted == conditions.digest(withEnvironment: readsEnvironment) else { return .none }
            let inputs = try [CacheInput](from: &record)
            guard inputs.allSatisfy({ $0.kind != .manifests || $0.isUnchanged }) else { return .none }
            guard inputs.allSatisfy({ $0.kind == .manifests || $0.isUnchanged }) else { return .sameManifests }
            return .unchanged(try PackageModel(from: &record))
        } catch {
            return .none
        }
    }

    /// What is noted before SwiftPM is asked.
    struct Beginning {
        fileprivate let file: FileReplacement
        fileprivate let packages: [CacheInput]
    }

    func begin(_ nested: NestedPackages) throws(FileError) -> Beginning {
        let file = try kept.begin()
        return Beginning(file: file, packages: nested.folders.map { CacheInput(.packages, $0, at: file.start) })
    }

    /// Keeps the model, unless something changed while SwiftPM was asked: then the next run asks again.
    func store(_ model: PackageModel, missing: [String], _ beginning: Beginning) throws(FileError) {
        let moment = beginning.file.start
        let inputs = CacheInput.inputs(of: model, missing: missing, scratchFolder: scratchFolder, at: moment)
        let manifests = model.packages.flatMap { ManifestFiles.manifests(in: $0.folder) }
        let paths = inputs.filter { $0.kind != .manifests }.map(\.path) + manifests
        guard !paths.contains(where: { FileStamp($0)?.isLater(than: moment) ?? false }),
            beginning.packages.allSatisfy(\.isUnchanged)
        else { return }
        let readsEnvironment = CacheConditions.readsEnvironment(manifests)
        var record = RecordWriter()
        conditions.digest(withEnvironment: readsEnvironment).write(to: &record)
        readsEnvironment.write(to: &record)
        (inputs + beginning.packages).write(to: &record)
        model.write(to: &record)
        try kept.store(record, beginning.file)
    }
}
