import LintRules

/// What can be told of one rule: a line in the list of all, and a text of its own.
struct Explanation {
    let name: String
    /// In a few words, behind the name.
    let line: String
    let text: String
}

extension Explanation {
    init(_ rule: BuiltInRule) {
        let severity = rule.usualSeverity.rawValue
        let sentence = rule.explanation.split(separator: ". ").first.map(String.init) ?? ""
        self.init(
            name: rule.rawValue, line: "\(severity): \(sentence.hasSuffix(".") ? sentence : sentence + ".")",
            text: "\(rule.rawValue) (\(severity))\n\n\(rule.explanation)\n")
    }

    init(_ contract: any Contract) {
        let head = contract.head
        let kind = ContractKindText.text(head.kind)
        let lines = [
            "\(head.name) (\(head.kind) contract, \(head.severity.rawValue)) at \(head.place)",
            kind, Self.indented(contract.written.joined(separator: "\n")), head.because.map { "Why: \($0)" },
            head.instead.map { "Instead: \($0)" },
        ]
        self.init(
            name: head.name, line: "\(head.severity.rawValue): \(head.because ?? kind)",
            text: lines.compactMap(\.self).joined(separator: "\n\n") + "\n")
    }

    /// A kind of contracts.
    init(kind: String) {
        let text = ContractKindText.text(kind)
        self.init(
            name: kind, line: text,
            text: "\(kind) (kind of contract)\n\n\(text)\n\n\(Self.indented(ContractKindText.example(kind)))\n")
    }

    init(_ rule: DeclarationRule) {
        let examples =
            rule.examples.good.map { "Good:\n\(Self.indented($0))" }
            + rule.examples.bad.map { "Bad:\n\(Self.indented($0))" }
        let lines =
            [
                "\(rule.name) (\(rule.severity.rawValue)) at \(rule.place)",
                Self.indented(rule.written.joined(separator: "\n")), rule.because.map { "Why: \($0)" },
                rule.instead.map { "Instead: \($0)" },
            ].compactMap(\.self) + examples
        self.init(
            name: rule.name, line: "\(rule.severity.rawValue): \(rule.because ?? rule.instead ?? "see its examples")",
            text: lines.joined(separator: "\n\n") + "\n")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
    }
}

/// All rules that can be told of, in the order of the list.
struct Explanations {
    struct Part {
        let title: String
        let all: [Explanation]
    }

    let parts: [Part]

    init(_ workspace: Workspace) {
        let own = Self.rules(of: workspace.rules)
        let builtIn = BuiltInRule.allCases.map(Explanation.init)
        var parts = [
            Part(title: "Rules of \(workspace.rulesName ?? workspace.rulesFile.name):", all: own),
            Part(title: "Rules that always hold:", all: builtIn),
        ]
        let kinds = ContractKindText.kinds.filter { kind in !own.contains { $0.name == kind } }
        parts.append(Part(title: "Kinds of contracts:", all: kinds.map { Explanation(kind: $0) }))
        for pack in Pack.all {
            let names = Set(own.map(\.name))
            let rules = (pack.rules.map(Self.rules) ?? []).filter { !names.contains($0.name) }
            let itself = Explanation(name: pack.name, line: "the pack itself", text: pack.text)
            parts.append(Part(title: "Rules of the pack \(pack.name) that are not taken over:", all: rules + [itself]))
        }
        self.parts = parts.filter { !$0.all.isEmpty }
    }

    private static func rules(of file: RulesFile) -> [Explanation] {
        file.contracts.map { Explanation($0) } + file.declarations.map { Explanation($0) }
    }

    func named(_ name: String) -> Explanation? { parts.lazy.flatMap(\.all).first { $0.name == name } }

    var names: [String] { parts.flatMap { $0.all.map(\.name) } }

    /// One line for each.
    var list: String {
        let width = names.map(\.count).max() ?? 0
        return parts.map { part in
            ([part.title] + part.all.map { "  \($0.name.padded(to: width))  \($0.line)" }).joined(separator: "\n")
                + "\n"
        }.joined(separator: "\n")
    }
}
