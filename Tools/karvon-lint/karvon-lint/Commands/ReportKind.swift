import LintPackage
import LintReport

/// The ways in which findings can be written.
enum ReportKind: String, CaseIterable {
    case text, json, sarif, junit, github

    /// - Parameter isColored: whether text may be colored; what goes to a file never is.
    func format(_ invocation: Invocation, _ folder: String, isColored: Bool) -> any ReportFormat {
        switch self {
        case .text: TextFormat(isColored: isColored)
        case .json: JSONFormat()
        case .junit: JUnitFormat()
        case .github: GitHubFormat()
        case .sarif:
            SARIFFormat(version: Version.current, showsTolerated: invocation.has("--show-tolerated")) { path in
                try? FileBytes.read(FilePath.absolute(path, in: folder))
            }
        }
    }

    static let options = [
        CommandModel.Option(
            name: "--format", value: "FORMAT", help: "how findings are written to the standard output",
            choices: allCases.map(\.rawValue)),
        CommandModel.Option(
            name: "--report", value: "FORMAT=FILE", help: "write the findings of this run also into a file",
            choices: allCases.map(\.rawValue), completion: .files, isRepeated: true),
        CommandModel.Option(
            name: "--show-tolerated", help: "in sarif, tell what the baseline tolerates too, as suppressed"),
        Coloring.option,
    ]
}

extension Report {
    /// The text for the standard output, after the files that were asked for are written.
    func written(_ invocation: Invocation, _ folder: String) throws -> String {
        for pair in invocation.all("--report") {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let kind = ReportKind(rawValue: parts[0]) else {
                throw UsageError("--report takes FORMAT=FILE, not \(pair)")
            }
            let text = kind.format(invocation, folder, isColored: false).text(self)
            try invocation.write(text, to: parts[1])
        }
        let kind = invocation.options["--format"].flatMap(ReportKind.init(rawValue:)) ?? .text
        return kind.format(invocation, folder, isColored: invocation.isColored).text(self)
    }
}

extension Invocation {
    /// Writes a file that was asked for; folders that it needs are made.
    func write(_ text: String, to file: String) throws {
        let path = FilePath(FilePath.absolute(file, in: context.folder))
        do {
            if let folder = path.parent { try FileBytes.makeFolder(folder.text) }
            try FileBytes.write(text.utf8, to: path.text)
        } catch {
            throw ToolError("\(file) can't be written: \(error)")
        }
    }
}
