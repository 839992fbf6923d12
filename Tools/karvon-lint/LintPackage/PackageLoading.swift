/// Asks SwiftPM about a package, then about those that it names, wave by wave.
struct PackageLoading {
    let swift: SwiftCommand
    let workspace: WorkspaceState
    /// Whether SwiftPM has compiled the manifests before. Then a package's questions are asked at the same time; else
    /// one after the other, so that the manifest is compiled once.
    let isCompiled: Bool
    private(set) var packages: [LoadedPackage] = []
    private(set) var incomplete: [Incomplete] = []
    /// Folders that were looked at and are no package.
    private(set) var missing: [String] = []
    private var known: Set<String> = []

    init(
        _ root: String, _ swift: SwiftCommand, _ workspace: WorkspaceState, isCompiled: Bool
    ) throws(PackageError) {
        self.isCompiled = isCompiled
        self.swift = swift
        self.workspace = workspace
        let identity = FilePath(root).components.last.map { $0.lowercased() } ?? root
        known.insert(identity)
        let wave = [PackageToLoad(identity: identity, folder: root, origin: .root)]
        for result in ask(wave) { packages.append(try result.get()) }
        loadRequired()
    }

    private mutating func loadRequired() {
        var unseen = packages[...]
        while !unseen.isEmpty {
            let requirements = unseen.flatMap(\.dumped.dependencies).map(\.requirement).sorted {
                ($0.isLocal ? 0 : 1, $0.identity) < ($1.isLocal ? 0 : 1, $1.identity)
            }
            let wave = requirements.filter { known.insert($0.identity).inserted }.compactMap { toLoad($0) }
            let start = packages.count
            for (package, result) in zip(wave, ask(wave)) {
                switch result {
                case .success(let loaded): packages.append(loaded)
                case .failure(let error):
                    incomplete.append(.unreadablePackage(identity: package.identity, reason: error.description))
                }
            }
            unseen = packages[start...]
        }
    }

    private mutating func toLoad(_ requirement: PackageRequirement) -> PackageToLoad? {
        let place = requirement.isLocal ? requirement.location : workspace.folder(of: requirement.identity)
        let folder = place.map { FilePath.real($0) ?? $0 }
        guard let folder, !ManifestFiles.manifests(in: folder).isEmpty else {
            if let folder { missing.append(folder) }
            incomplete.append(
                .unresolvedPackage(identity: requirement.identity, location: requirement.location))
            return nil
        }
        return PackageToLoad(
            identity: requirement.identity, folder: folder, origin: requirement.isLocal ? .local : .fetched)
    }

    private func ask(_ wave: [PackageToLoad]) -> [Result<LoadedPackage, PackageError>] {
        let questions = wave.map { $0.questions(swift) }
        let groups = isCompiled ? questions.flatMap { $0.map { [$0] } } : questions
        var answers = SwiftCommand.ask(groups).flatMap(\.self)[...]
        return zip(wave, questions).map { package, questions in
            let own = Array(answers.prefix(questions.count))
            answers = answers.dropFirst(questions.count)
            return Result { () throws(PackageError) in try package.loaded(own, questions) }
        }
    }
}
