import LintPackage

extension Commands {
    static let completions = CommandModel(
        name: "completions",
        summary: "Write the script that completes words in a shell",
        discussion: "Load it in the shell's start-up file, as the script's first lines say.",
        arguments: [
            CommandModel.Argument(name: "SHELL", help: "the shell", choices: CompletionScript.allCases.map(\.rawValue))
        ],
        run: { invocation in
            Outcome(output: CompletionScript(rawValue: invocation.arguments[0])?.text ?? "")
        })

    static let man = CommandModel(
        name: "man",
        summary: "Write the manual page",
        discussion: "Read it with `karvon-lint man | man -l -`, or save it as karvon-lint.1 in a folder of manuals.",
        run: { _ in Outcome(output: ManualPage.text(all)) })

    /// What a shell's script asks, with the words in front of the cursor.
    static let complete = CommandModel(
        name: "complete",
        summary: "Offer words for a shell",
        arguments: [CommandModel.Argument(name: "WORD", help: "the words behind the tool's name", count: .any)],
        isHidden: true,
        run: { invocation in
            let completion = WordCompletion(commands: all, names: names, context: invocation.context)
            return Outcome(output: completion.offers(for: invocation.arguments).map { $0.line + "\n" }.joined())
        })

    /// Nobody can be told of problems while a word is completed: then there are no names.
    private static func names(_ kind: CommandModel.Completion, _ invocation: Invocation) -> [String] {
        guard let workspace = try? Workspace(invocation) else { return [] }
        if kind == .rules { return Explanations(workspace).names.sorted() }
        let targets = try? workspace.model().packages.filter { $0.origin != .fetched }.flatMap(\.targets)
        return (targets ?? []).map(\.name).sorted()
    }
}
