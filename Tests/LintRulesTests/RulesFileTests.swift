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

    @Test func `a contract without any pattern would say nothing, and is told`() {
        func contract(_ text: String) -> [String] { problems("{ contracts: [{ name: 'a', kind: \(text) }] }") }
        #expect(
            contract("'acyclic', modules: []") == [
                "1:54: expected at least one pattern that fits modules, found an array"
            ])
        #expect(contract("'independence', modules: '!X'").count == 1)
        #expect(contract("'forbidden', from: [], to: ['!X']").count == 2)
        #expect(contract("'protected', modules: [], only: []").count == 1)
        #expect(contract("'protected', modules: 'X', only: []").isEmpty)
        #expect(contract("'acyclic', modules: 3").count == 1)
        #expect(contract("'layers', layers: []") == ["1:52: expected at least one layer, found an empty array"])
        #expect(
            contract("'layers', layers: ['A'], containers: ['{f}', '!X']") == [
                "1:79: expected a container, which takes no name away, found \"!X\""
            ])
    }
}
