import Foundation
import LintPackage
import LintReport
import LintRules

extension Commands {
    static let graph = CommandModel(
        name: "graph",
        summary: "Draw who imports whom",
        discussion: "Tests and modules from elsewhere are left out, and imports that follow from others are not drawn.",
        options: packageOptions + [
            CommandModel.Option(
                name: "--format", value: "FORMAT", help: "the drawing's language",
                choices: GraphFormat.allCases.map(\.rawValue)),
            CommandModel.Option(name: "--output", value: "FILE", help: "write it there", completion: .files),
            CommandModel.Option(
                name: "--verify", value: "FILE", help: "compare it with a file that was written before",
                completion: .files),
        ],
        run: { invocation in
            let format = invocation.options["--format"].flatMap(GraphFormat.init(rawValue:)) ?? .mermaid
            let text = format.text(try Workspace(invocation).check().graph)
            if let file = invocation.options["--verify"] {
                let path = FilePath.absolute(file, in: invocation.context.folder)
                if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return Outcome() }
                return Outcome(
                    status: .findings,
                    errors: "\(file) does not show who imports whom now; run "
                        + "`karvon-lint graph --format \(format.rawValue) --output \(file)`\n")
            }
            guard let file = invocation.options["--output"] else { return Outcome(output: text) }
            let url = URL(filePath: FilePath.absolute(file, in: invocation.context.folder))
            do {
                try Data(text.utf8).write(to: url, options: .atomic)
            } catch {
                throw ToolError("\(file) can't be written: \(error.localizedDescription)")
            }
            return Outcome()
        })
}
