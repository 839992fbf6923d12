import LintFix
import LintPackage
import LintReport
import LintRules

/// `check --fix` and `check --dry-run`: what can be mended without a person, and what is left to one.
struct Fixing {
    static let options = [
        CommandModel.Option(
            name: "--fix",
            help: "mend what can be mended without a thought, in manifests and imports, and check again"),
        CommandModel.Option(name: "--dry-run", help: "show what --fix would change, and change nothing"),
    ]

    private let plan: FixPlan
    /// How many changes what the baseline tolerates would ask for.
    private let tolerated: Int

    init(_ report: Report, _ graph: ImportGraph, _ model: PackageModel) {
        plan = FixPlan(report.findings, graph, model)
        tolerated = FixPlan(report.tolerated, graph, model).edits.map(\.notes.count).reduce(0, +)
    }

    /// The changes as a difference, for `--dry-run`.
    var dryRun: Outcome {
        Outcome(
            status: plan.isEmpty ? .success : .findings, output: plan.edits.map(UnifiedDiff.text).joined(),
            errors: (plan.isEmpty ? "karvon-lint: there is nothing that --fix can mend\n" : byHand) + left)
    }

    /// Writes the changes, and says what was done and what was not.
    func run(read: @escaping () throws -> PackageModel) throws -> (isChanged: Bool, text: String) {
        guard !plan.edits.isEmpty else { return (false, byHand + left) }
        switch try FixRun(plan, read: read).run() {
        case .done:
            let done = plan.edits.flatMap { edit in edit.notes.map { "fixed: \(edit.path): \($0)\n" } }
            return (true, done.joined() + byHand + left)
        case .putBack(let reason):
            return (false, "karvon-lint: all files are as they were, because \(reason)\n" + byHand)
        }
    }

    /// Findings that wait in a baseline are not touched by the way.
    private var left: String {
        tolerated == 0
            ? ""
            : "karvon-lint: the baseline tolerates what \(Count.text(tolerated, "change")) could mend; "
                + "`karvon-lint check --fix --baseline /dev/null` makes them, and `karvon-lint baseline --prune` then "
                + "takes them out of the baseline\n"
    }

    private var byHand: String { plan.byHand.map { "not fixed: \($0)\n" }.joined() }
}
