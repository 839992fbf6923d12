import LintConfiguration
import LintReport
import LintRules

extension Failure {
    /// What an error says, one for each thing that is wrong.
    static func all(_ error: any Error) -> [Failure] {
        switch error {
        case let error as RulesFileError: error.problems.map { Failure($0.message, at: $0.place) }
        case let error as UsageError: [Failure(error.message)]
        default: [Failure("\(error)")]
        }
    }

    /// The lines for people, all of one shape.
    static func lines(_ failures: [Failure]) -> String { failures.map { "karvon-lint: \($0)\n" }.joined() }
}

extension Invocation {
    /// The outcome of a check that could not be done: each report that was asked for says why.
    func failed(_ error: any Error) -> Outcome {
        var failures = Failure.all(error)
        let folder = PackageFolder.of(self)
        let report = Report(failures: failures, prefix: RepositoryFolder.prefix(of: folder))
        var output = ""
        do {
            output = try report.written(self, folder)
        } catch {
            failures += Failure.all(error).filter { !failures.contains($0) }
        }
        // For people it goes to the standard error.
        let isText = options["--format"] ?? ReportKind.text.rawValue == ReportKind.text.rawValue
        return Outcome(status: .failure, output: isText ? "" : output, errors: Failure.lines(failures))
    }
}
