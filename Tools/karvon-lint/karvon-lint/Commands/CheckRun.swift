import LintPackage
import LintReport
import LintRules

/// One run of `check`, from the rules file to the report.
struct CheckRun {
    private let invocation: Invocation
    private(set) var timings = Timings()
    private(set) var folder = ""
    /// What SwiftPM said.
    private(set) var model: PackageModel?
    /// Who imports whom.
    private(set) var graph: ImportGraph?

    init(_ invocation: Invocation) { self.invocation = invocation }

    mutating func report() throws -> Report {
        let workspace = try Workspace(invocation)
        folder = workspace.folder
        let baseline = try workspace.neededBaseline()
        timings.note("rules")
        let answer = try workspace.answer()
        model = answer.model
        timings.note("package")
        let index = try workspace.index()
        if index != nil { timings.note("index") }
        let result = workspace.check(answer, index)
        graph = result.graph
        timings.note("checks, with \(result.readCount) of \(result.fileCount) files read")
        let looked = LookedAt.everything.with(result)
        let part = try part(result, workspace)
        let file = workspace.baselineFile?.name ?? ""
        var (findings, tolerated): ([Finding], [Finding]) = (result.findings, [])
        if let part {
            (findings, tolerated) = part.findings(findings, comparedWith: baseline, file: file)
        } else if let baseline {
            let comparison = BaselineComparison(findings, baseline, file: file, looked: looked)
            (findings, tolerated) = (comparison.findings, comparison.tolerated)
        }
        let modules = part.map { part in Set(result.sources.filter { part.files.contains($0.path) }.map(\.target)).count
        }
        return Report(
            findings: findings, fileCount: part?.files.count ?? result.fileCount,
            moduleCount: modules ?? result.graph.checked(withTests: true).count,
            contractCount: workspace.rules.contracts.count + workspace.rules.declarations.count, tolerated: tolerated,
            rules: ReportedRule.all(workspace.rules, withIndex: index != nil),
            unjudged: Unjudged.lines(result, workspace),
            prefix: RepositoryFolder.prefix(of: folder))
    }

    private func part(_ result: Check.Result, _ workspace: Workspace) throws -> CheckedPart? {
        guard !invocation.arguments.isEmpty else { return nil }
        do {
            return try CheckedPart(
                invocation.arguments, seenFrom: invocation.context.folder, root: folder, result)
        } catch {
            throw error.isOutside
                ? UsageError("\(error.word) is outside of the package \(folder)")
                : UsageError("there is no target, file or folder \(error.word)", error.suggestion)
        }
    }
}
