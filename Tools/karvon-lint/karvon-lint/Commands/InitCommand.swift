import LintPackage
import LintRules

extension Commands {
    /// `init`; the word is taken.
    static let initialize = CommandModel(
        name: "init",
        summary: "Write rules for a package from what it is today",
        discussion: """
            Features and layers are found by the names of modules and folders, else layers by who imports whom. Rules \
            that do not hold today are written as comments; with --freeze they are kept, and what is found is written \
            into a baseline, so that check ends with 0 from the first day on.
            """,
        options: packageOptions + [
            CommandModel.Option(name: "--freeze", help: "tolerate all that is found today, in a baseline"),
            CommandModel.Option(
                name: "--baseline", value: "FILE",
                help: "the baseline; lint-baseline.txt beside the rules unless given",
                completion: .files),
            CommandModel.Option(name: "--force", help: "write anew what is there already"),
        ],
        run: { invocation in
            let workspace = try Workspace(invocation, readsRules: false)
            let (rulesFile, baselineFile) = (workspace.rulesFile, freezeFile(workspace, invocation))
            let isFreezing = invocation.has("--freeze")
            try refuse(isFreezing ? [rulesFile, baselineFile] : [rulesFile], invocation)
            let model = try workspace.model()
            let found = Check(RulesFile()).run(model)
            let name = isFreezing ? Workspace.name(of: baselineFile.path, in: workspace.rulesFolder) : nil
            let file = try ProposedRulesFile(
                RulesProposal(model, found.graph), package: model.root.name, found.graph, baseline: name)
            let rules = try RulesFile(Array(file.text.utf8), file: rulesFile.name)
            try Workspace.write(file.text, to: rulesFile)
            let contracts = file.kept.map(\.name).joined(separator: ", ")
            var output = "\(rulesFile.name): " + (contracts.isEmpty ? "no contract yet" : contracts) + "\n"
            let findings = isFreezing ? Check(rules).run(model).findings : found.findings
            var left = findings
            if isFreezing {
                let baseline = Baseline(tolerating: findings)
                try Workspace.write(baseline.text, to: baselineFile)
                output += "\(baselineFile.name): \(baseline.entries.count.of("entry", "entries"))\n"
                left = BaselineComparison(findings, baseline, file: baselineFile.name).findings
            }
            left = left.filter { $0.severity == .error || !isFreezing && $0.severity == .warning }
            guard !left.isEmpty else { return Outcome(output: output) }
            guard !isFreezing else {
                return Outcome(
                    status: .findings, output: output,
                    errors: "no baseline tolerates these; mend them:\n" + list(left))
            }
            let (frozen, others) = (left.filter(\.fitsBaseline), left.filter { !$0.fitsBaseline })
            return Outcome(
                output: output
                    + (frozen.isEmpty ? "" : "check finds these, which --freeze would tolerate:\n" + list(frozen))
                    + (others.isEmpty ? "" : "check finds these, which no baseline tolerates:\n" + list(others)))
        })

    private static func list(_ findings: [Finding]) -> String {
        findings.map { "  \($0.place.map { "\($0): " } ?? "")\($0.message) [\($0.rule)]\n" }.joined()
    }

    private static func freezeFile(_ workspace: Workspace, _ invocation: Invocation) -> Workspace.File {
        let given = invocation.options["--baseline"].map { FilePath.absolute($0, in: invocation.context.folder) }
        return workspace.file(given ?? workspace.rulesFolder + "/lint-baseline.txt")
    }

    private static func refuse(_ files: [Workspace.File], _ invocation: Invocation) throws {
        guard !invocation.has("--force") else { return }
        for file in files where FileStamp(file.path) != nil {
            throw ToolError("\(file.name) is there already, and nothing was written; --force writes it anew")
        }
    }
}
