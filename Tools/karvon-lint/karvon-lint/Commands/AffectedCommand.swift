#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import LintPackage
import LintReport
import LintRules

extension Commands {
    static let affected = CommandModel(
        name: "affected",
        summary: "Tell which targets are affected by what changed in git",
        discussion: """
            What is affected changed itself or depends, near or far, on what did; the files are those that git finds
            changed since the last commit in common with a revision, new and deleted ones too. A changed manifest is
            compared with what it said then. Files in no target's folder count for nothing. In CI:

                swift test $(karvon-lint affected --base origin/main --format filters)
            """,
        options: packageOptions.filter { $0.name != "--rules" } + [
            CommandModel.Option(name: "--base", value: "REV", help: "the revision to compare with; HEAD unless given"),
            CommandModel.Option(
                name: "--format", value: "FORMAT", help: "what is written",
                choices: AffectedFormat.allCases.map(\.rawValue)
            ),
        ],
        run: { invocation in
            let format = invocation.options["--format"].flatMap(AffectedFormat.init(rawValue:)) ?? .text
            let base = invocation.options["--base"] ?? "HEAD"
            let workspace = try Workspace(invocation, readsRules: false)
            let model = try workspace.model()
            let git = try GitRepository(holding: workspace.folder, environment: invocation.context.environment)
            let commit = try git.commonCommit(with: base)
            var changes = PackageChanges(model, changed: try git.changedFiles(since: commit))
            let remarks = try compareManifests(&changes, git, commit, workspace)
            changes.compareResolvedVersions()
            let affected = AffectedTargets(model, changes)
            let nothing =
                affected.targets.isEmpty
                ? "nothing is affected: since \(base) no file of a target changed\n"
                : affected.tests(of: model.root.identity).isEmpty && (format == .filters || format == .tests)
                    ? "no test target is affected by what changed since \(base)\n" : ""
            let text = format.text(affected, changes, root: model.root.identity, base: commit)
            let isForPeople = format == .text && affected.targets.isEmpty
            return Outcome(
                output: isForPeople ? nothing : text,
                errors: (remarks + (isForPeople || nothing.isEmpty ? [] : [nothing])).map { "karvon-lint: \($0)" }
                    .joined())
        })

    /// Reads what the changed manifests said before, in a checkout of their own.
    private static func compareManifests(
        _ changes: inout PackageChanges, _ git: GitRepository, _ commit: String, _ workspace: Workspace
    ) throws -> [String] {
        let units = changes.unitsWithOtherManifests
        guard !units.isEmpty else { return [] }
        let temporary = FileManager.default.temporaryDirectory.appending(path: "karvon-lint-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        // Packages are told apart by their folders' names, so the older state stands in a folder of the same name.
        let older = "\(temporary)/\(FilePath(git.top).components.last ?? "package")"
        try FileManager.default.createDirectory(atPath: older, withIntermediateDirectories: true)
        try git.checkOut(commit, into: older)
        let reader = PackageReader(try workspace.packageOptions())
        return units.compactMap { unit in
            let folder = older + unit.folder.dropFirst(git.top.count)
            let now = try? reader.manifest(unit.folder, root: git.top)
            let before = try? reader.manifest(folder, root: FilePath.real(older) ?? older)
            changes.compare(unit, now: now, before: before)
            return before == nil
                ? "what \(unit.manifest) said before can't be read, so all targets of \(unit.identity) count as changed\n"
                : nil
        }
    }
}
