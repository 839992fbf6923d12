import LintConfiguration
import LintRules
import Testing

struct RulesFileTests {
    @Test func `all that is wrong is told at once, with line and column and what was meant`() {
        let text = """
            {
              contract: [],
              contracts: [
                { name: 'a b', kind: 'layers', layers: ['X'] },
                { name: 'one', kind: 'layer', layers: ['X'] },
                { name: 'two', kind: 'layers', layer: ['X'] },
                { name: 'two', kind: 'forbidden', from: '{feature', to: 'X', except: [{ from: 'A*', to: 'B', because: 'b' }] },
                { name: 'allowed', kind: 'allow', modules: [{ from: '{feature}Data', may: '{featur}Domain' }] },
              ],
              imports: { 'unused-dependency': 'of', except: [{ from: 'A', to: 'B', because: 'c' }] },
              declarations: [{ name: 'd', select: { kinds: 'klass' }, examples: { good: [], bad: [] } }],
            }
            """
        let found = problems(text)
        #expect(
            found == [
                "2:3: expected a key of the rules file: packs, contracts, imports, declarations, baseline, found \"contract\"; did you mean \"contracts\"?",
                "4:13: expected a name of letters, digits and -, found the string \"a b\"",
                "5:26: expected one of \"acyclic\", \"allow\", \"forbidden\", \"independence\", \"layers\", \"protected\", found the string \"layer\"; did you mean \"layers\"?",
                "6:5: expected the key \"layers\" in a contract of the kind layers, found none",
                "6:36: expected a key of a contract of the kind layers: name, kind, because, instead, severity, optional, includeTests, direct, except, layers, containers, exhaustive, ignored, found \"layer\"; did you mean \"layers\"?",
                "7:5: expected a name of its own for each rule, found \"two\" again, also at rules.json5:6:5",
                "7:45: expected a name, in which * and {word} stand for letters, found \"{feature\"",
                "7:75: expected the key \"covers\", the number of edges, in an exception with a pattern, found none",
                "8:79: expected only words that are bound: {feature}, found {featur}; did you mean \"{feature}\"?",
                "10:35: expected one of \"off\", \"error\", \"warning\", \"note\", found the string \"of\"; did you mean \"off\"?",
                "10:50: expected the key \"rule\" in an exception, found none",
                "11:18: expected require or forbid in a rule, found neither",
                "11:48: expected one of " + kinds + ", found the string \"klass\"; did you mean \"class\"?",
            ])
    }

    @Test func `what is no JSON5 is told with its place`() {
        #expect(problems("{ contracts: [ }") == ["1:16: expected a value, found \"}\""])
    }

    @Test func `the rule is told with which more names are looked for than there is room for`() {
        func rules(_ count: Int) -> String {
            let uses = (0..<count).map { "'name\($0)'" }.joined(separator: ",")
            return """
                { declarations: [
                  { name: 'few', select: {}, forbid: { uses: ['Task()', '*DTO'] }, examples: { good: [], bad: [] } },
                  { name: 'many', select: {}, forbid: { uses: [\(uses)] }, examples: { good: [], bad: [] } },
                ] }
                """
        }
        #expect(problems(rules(248)) == [])
        #expect(
            problems(rules(249)) == [
                "3:3: expected at most 250 names and symbols that are looked for in all rules, found 251 up to this one"
            ])
    }

    @Test func `a list that can say nothing is told at its place`() {
        func said(_ contract: String) -> [String] { problems("{ contracts: [{ name: 'c', \(contract) }] }") }
        let empty = "expected at least one entry in"
        let cases = [
            ("kind: 'forbidden', from: 'A', to: []", ["1:62: \(empty) \"to\", found an empty array"]),
            ("kind: 'forbidden', from: [], to: 'A'", ["1:53: \(empty) \"from\", found an empty array"]),
            ("kind: 'layers', layers: []", ["1:52: \(empty) \"layers\", found an empty array"]),
            ("kind: 'acyclic', modules: []", ["1:54: \(empty) \"modules\", found an empty array"]),
            ("kind: 'protected', modules: [], only: []", ["1:56: \(empty) \"modules\", found an empty array"]),
            ("kind: 'allow', modules: []", ["1:52: \(empty) \"modules\", found an empty array"]),
            (
                "kind: 'acyclic', modules: ['!CoreKit']",
                ["1:55: expected a pattern from which \"!CoreKit\" takes away, as \"*\", found none"]
            ),
            (
                "kind: 'independence', modules: ['A', 'A']",
                [
                    "1:60: expected more than one group, as [\"A\", \"B\"], \"*Kit\" or \"{feature}Domain\", found one module, \"A\""
                ]
            ),
            (
                "kind: 'layers', layers: ['A*']",
                ["1:53: expected two layers or more, or siblings as \"A | B\", found one layer"]
            ),
            ("kind: 'layers', layers: ['A | B']", []), ("kind: 'layers', exhaustive: true, layers: ['*']", []),
            ("kind: 'protected', modules: 'A', only: []", []),
            ("kind: 'allow', modules: [{ from: 'A', may: [] }]", []),
        ]
        for (contract, expected) in cases { #expect(said(contract) == expected, "\(contract)") }
    }

    @Test func `a word in braces that nothing binds is told with the key that could`() {
        #expect(
            problems("{ contracts: [{ name: 'c', kind: 'protected', modules: 'HomeData', only: '{f}Data' }] }") == [
                "1:74: expected no word in braces here, for none stands in each pattern of \"modules\", found {f}"
            ])
    }

    @Test func `a use that can be no name is told at its place`() {
        func said(_ use: String) -> [String] {
            problems(
                "{ declarations: [{ name: 'd', examples: { good: '', bad: '' }, select: {}, forbid: { uses: '\(use)' } }] }"
            )
        }
        for use in ["Int(", "x y", "URLSession.", "URLSession.*", "a.b.c", "a..b", "==", "A(b:)", " A"] {
            #expect(
                said(use) == [
                    "1:92: expected a name as \"Task\", \"Task()\", \"URLSession.shared\", \"*.shared\" or \"*DTO\", found \"\(use)\""
                ])
        }
        for use in ["Task()", "*.shared", "{name}Live", "Überall.größe", "_x", "$0"] { #expect(said(use) == []) }
    }

    @Test(arguments: [("func", "function"), ("init", "initializer"), ("let", "constant"), ("funcion", "function")])
    func `a kind of declarations that is written as in Swift gets a hint`(word: String, meant: String) {
        let text =
            "{ declarations: [{ name: 'd', examples: { good: '', bad: '' }, forbid: { anything: true }, select: { kinds: '\(word)' } }] }"
        #expect(problems(text).map { $0.hasSuffix("; did you mean \"\(meant)\"?") } == [true])
    }

    private var kinds: String {
        [
            "class", "struct", "enum", "protocol", "actor", "extension", "function", "initializer", "deinitializer",
            "subscript", "variable", "constant", "enumCase", "typealias", "associatedtype", "operator",
            "precedenceGroup", "macro", "macroExpansion",
        ].map { "\"\($0)\"" }.joined(separator: ", ")
    }

    private func problems(_ text: String) -> [String] {
        do {
            _ = try RulesFile(Array(text.utf8), file: "rules.json5")
            return []
        } catch {
            return error.problems.map { $0.description.replacing("rules.json5:", with: "", maxReplacements: 1) }
        }
    }

    @Test(arguments: [
        ("select: { kinds: 'class' }, require: {}", "something"),
        ("select: { kinds: 'class' }, forbid: { allow: 'Task()', anything: false }", "something"),
        (
            "select: { modules: 'A' }, require: { files: [] }", "lines, files, imports or uses, for it is about files"
        ),
    ])
    func `a rule that could find nothing is told`(rule: String, demands: String) {
        #expect(
            problems("{ declarations: [{ name: 'a', \(rule), examples: { good: [], bad: [] } }] }") == [
                "1:18: expected a rule that asks for \(demands), found none of it"
            ])
    }

    @Test func `what can't be asked of a whole file, or of a declaration, is told where it stands`() {
        func rule(_ text: String) -> [String] {
            problems("{ declarations: [{ name: 'a', \(text), examples: { good: [], bad: [] } }] }")
        }
        #expect(
            rule(
                "select: { modules: 'A' }, require: { lines: 9, modifiers: 'final' }, forbid: { types: 'X', uses: 'Y' }"
            )
                == [
                    "1:78: expected a key of require or forbid in a rule about whole files: files, lines, found \"modifiers\"",
                    "1:110: expected a key of require or forbid in a rule about whole files: imports, uses, allow, found \"types\"",
                ])
        #expect(
            rule("select: { kinds: 'class' }, require: { anyOf: [{ lines: 3 }] }") == [
                "1:80: expected a key of require or forbid in a rule about declarations: kinds, names, attributes, "
                    + "modifiers, inherits, modules, files, isolation, found \"lines\""
            ])
        #expect(rule("select: { kinds: 'class' }, require: { anyOf: [{ captures: 'weak' }] }").count == 1)
        #expect(rule("select: { kinds: 'class' }, require: { captures: 'weak' }").isEmpty)
    }

    @Test func `a contract without any pattern would say nothing, and is told`() {
        func contract(_ text: String) -> [String] { problems("{ contracts: [{ name: 'a', kind: \(text) }] }") }
        #expect(contract("'independence', modules: '!X'").count == 1)
        #expect(contract("'forbidden', from: [], to: ['!X']").count == 2)
        #expect(contract("'protected', modules: [], only: []").count == 1)
        #expect(contract("'protected', modules: 'X', only: []").isEmpty)
        #expect(contract("'acyclic', modules: 3").count == 1)
        #expect(
            contract("'layers', layers: ['A', 'B'], containers: ['{f}', '!X']") == [
                "1:84: expected a container, which takes no name away, found \"!X\""
            ])
    }
}
