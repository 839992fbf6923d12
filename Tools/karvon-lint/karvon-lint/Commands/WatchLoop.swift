import LintPackage
import LintReport
import LintRules

/// Checks again and again, whenever a source, a manifest, the rules file or the baseline changes.
struct WatchLoop {
    private let invocation: Invocation
    private let workspace: Workspace
    private let watch: FolderWatch

    /// - Throws: what is wrong with the question, or that the system can't tell of changes.
    init(_ invocation: Invocation) throws {
        guard invocation.options["--format"] ?? "text" == "text" else {
            throw UsageError("--watch writes text; leave --format out, or name files with --report")
        }
        self.invocation = invocation
        workspace = try Workspace(invocation)
        do {
            watch = try FolderWatch()
        } catch {
            throw ToolError("--watch is not there on this system: \(error)")
        }
    }

    /// Runs until writing or waiting throws.
    func run(_ write: (String) throws -> Void) throws {
        var told = ToldFindings()
        var folders: Set<String> = [workspace.folder]
        var workspace = workspace
        while true {
            // The rules file may name another baseline by now.
            workspace = (try? Workspace(invocation)) ?? workspace
            // Watched first and checked then: what changes meanwhile is told by the next wait.
            try watch(folders, workspace)
            var run = CheckRun(invocation)
            var text: String?
            do {
                let report = try run.report()
                let whole = try report.written(invocation, run.folder)
                text = told.isFirst ? whole : told.news(in: report, invocation)
                told.tell(report)
            } catch {
                if told.isFirst, error is UsageError { throw error }
                // The reports that are asked for say it too.
                _ = invocation.failed(error)
                text = told.news(in: error)
            }
            if let text { try write(Self.cleared(text, invocation)) }
            let known = run.model?.watchedFolders ?? []
            if !known.isSubset(of: folders) {
                folders.formUnion(known)
                continue
            }
            while try !watch.next().contains(where: { Self.isRelevant($0, workspace) }) {}
        }
    }

    private func watch(_ folders: Set<String>, _ workspace: Workspace) throws {
        let own = [workspace.rulesFile.path, workspace.baselineFile?.path].compactMap {
            $0.flatMap { FilePath($0).parent }
        }
        do {
            try watch.watch(folders.union(own.map(\.text)))
        } catch {
            throw ToolError(
                "the folder \(error.path) can't be watched: \(error); on Linux fs.inotify.max_user_watches says how many can"
            )
        }
    }

    /// A folder that comes or goes, or a file that a check reads.
    private static func isRelevant(_ change: FolderChange, _ workspace: Workspace) -> Bool {
        switch change {
        case .many: return true
        case .folder(let path): return !isHidden(path)
        case .file(let path):
            if path == workspace.rulesFile.path || path == workspace.baselineFile?.path { return true }
            return !isHidden(path)
                && [".swift", "/Package.resolved", ".modulemap"].contains { path.hasSuffix($0) }
        }
    }

    private static func isHidden(_ path: String) -> Bool { FilePath(path).components.last?.hasPrefix(".") ?? false }

    private static func cleared(_ text: String, _ invocation: Invocation) -> String {
        invocation.context.isTerminal ? "\u{1B}[2J\u{1B}[3J\u{1B}[H" + text : text
    }
}

/// What a person who watches has been told.
private struct ToldFindings {
    private var counts: [FindingKey: Int] = [:]
    private var findings: Set<Finding> = []
    private var error: String?
    private(set) var isFirst = true

    mutating func tell(_ report: Report) {
        counts = Dictionary(grouping: report.findings, by: \.key).mapValues(\.count)
        findings = Set(report.findings)
        (isFirst, error) = (false, nil)
    }

    /// What is new, and how many there are; nil when all is as it was. A finding that only moved to another line is
    /// not new.
    func news(in report: Report, _ invocation: Invocation) -> String? {
        let groups = Dictionary(grouping: report.findings, by: \.key)
        let grown = groups.flatMap { key, found -> [Finding] in
            guard found.count > counts[key] ?? 0 else { return [] }
            let unknown = found.filter { !findings.contains($0) }
            return unknown.isEmpty ? found : unknown
        }.sorted()
        let gone = counts.reduce(0) { $0 + max(0, $1.value - (groups[$1.key]?.count ?? 0)) }
        guard !grown.isEmpty || gone > 0 || error != nil else { return nil }
        let format = TextFormat(isColored: invocation.isColored)
        let errors = report.count(.error)
        let last =
            "\(grown.count) new, \(gone) gone; now \(errors == 0 ? "no errors" : Count.text(errors, "error"))\n"
        return (grown.map(format.block) + [last]).joined(separator: "\n")
    }

    /// Why nothing could be checked; nil when that has been told.
    mutating func news(in error: any Error) -> String? {
        let text = Failure.lines(Failure.all(error))
        guard text != self.error else { return nil }
        (self.error, isFirst) = (text, false)
        return text
    }
}
