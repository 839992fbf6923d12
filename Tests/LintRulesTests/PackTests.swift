import LintConfiguration
import LintRules
import Testing

struct PackTests {
    @Test(arguments: Pack.all.map(\.name))
    func `a pack's rules behave in all their examples, and each has a good and a bad one`(name: String) throws {
        let pack = try #require(Pack.named(name))
        let rules = try RulesFile(Array(pack.use.utf8), file: "rules.json5")
        #expect(rules.declarations.count > 25)
        for rule in rules.declarations {
            #expect(RuleExamples.findings(rule).lines == [])
            #expect(!rule.examples.good.isEmpty && !rule.examples.bad.isEmpty, "\(rule.name)")
            #expect(rule.because != nil, "\(rule.name)")
        }
    }

    @Test func `another package's names are parameters, and the examples follow them`() throws {
        let rules = try RulesFile(
            Array(
                """
                { packs: [{ name: 'clean-architecture', parameters: {
                  domain: 'Core*', data: 'Storage*', presentation: ['{screen}UI', 'Shared_UI'], navigation: [],
                  viewModels: '*Presenter', repositories: '*Gateway', dataObjects: 'Raw*', userInterface: 'TokamakUI',
                  domainFiles: 'Sources/Core*/*', dataFiles: 'Sources/Storage*/*', presentationFiles: '*UI/*',
                  singletons: [], fileLines: 90,
                }, rules: { 'nothing-traps': 'off', 'no-bare-task': 'warning' } }] }
                """.utf8), file: "rules.json5")
        for rule in rules.declarations { #expect(RuleExamples.findings(rule).lines == []) }
        let names = rules.declarations.map(\.name)
        #expect(!names.contains("nothing-traps") && !names.contains("the-navigation-layer-stands-in-its-folder"))
        #expect(!names.contains("no-use-of-singletons"))
        #expect(rules.declarations.first { $0.name == "no-bare-task" }?.severity == .warning)
    }

    @Test func `a pack finds what is against it in a package of other names, at the pack's place in the rules file`()
        throws
    {
        var sample = Sample()
        sample.target("CoreOrders", "public struct OrderGateway {}\n@frozen struct S { var t = RawOrder() }")
        sample.target("OrdersUI", "class ListPresenter { let go = { Task { } } }")
        let rules = """
            { packs: [{ name: 'clean-architecture', parameters: {
              domain: 'Core*', data: [], presentation: '{screen}UI', navigation: [], viewModels: '*Presenter',
              repositories: '*Gateway', dataObjects: 'Raw*', domainFiles: [], presentationFiles: [], compositionRoot: [],
              tests: [],
            } }] }
            """
        let found = try sample.check(rules)
        #expect(
            found.map { "\($0.place?.description ?? "") \($0.rule)" } == [
                "CoreOrders/File.swift:1:15 repositories-are-protocols-of-the-domain",
                "CoreOrders/File.swift:2:28 data-objects-never-leave",
                "OrdersUI/File.swift:1:7 view-models-are-final",
                "OrdersUI/File.swift:1:7 view-models-are-on-the-main-actor",
                "OrdersUI/File.swift:1:7 view-models-have-a-file-of-their-name",
                "OrdersUI/File.swift:1:34 no-bare-task",
            ])
        #expect(found.first?.rulePlace?.description == "rules.json5:1:11")
    }

    @Test func `L41: a layer that is not there is told once, unless the pack is told so`() throws {
        var sample = Sample()
        sample.target("AppDomain")
        let found = try sample.check(
            "{ packs: [{ name: 'clean-architecture', parameters: { navigation: [], presentation: 'X', tests: [] } }] }")
        #expect(
            found.lines.filter { $0.contains("unmatched") } == [
                "rules.json5:1:11 [unmatched-pattern] *App fits no target, so what the rules say of it is said of nothing",
                "rules.json5:1:11 [unmatched-pattern] {feature}Data fits no target, so what the rules say of it is said of nothing",
                "rules.json5:1:85 [unmatched-pattern] X fits no target, so what the rules say of it is said of nothing",
            ])
        #expect(
            found.filter { $0.rule == "unmatched-pattern" }.compactMap(\.fix)
                == [
                    "compositionRoot", "data", "presentation",
                ].map {
                    "set the pack's parameter \($0) to the names that are here, or to [] when there is nothing of it"
                })
    }

    @Test func `what a pack does not know is told with its place and what was meant`() {
        let text = """
            { packs: [{ name: 'clean-architecture', parameters: { domian: 'X', data: '{x' },
              rules: { 'no-bare-tsk': 'off', 'nothing-traps': 'of' } }, { name: 'clean' }] }
            """
        let problems = #expect(throws: RulesFileError.self) { try RulesFile(Array(text.utf8), file: "r") }?.problems
        let lines = (problems ?? []).map { "\($0.place) \($0.found) \($0.suggestion ?? "")" }
        #expect(lines.contains("r:1:55 \"domian\" domain"))
        #expect(lines.contains("r:1:74 \"{x\" ".replacing("\"{x\" ", with: "\"{x\" ")))
        #expect(lines.contains("r:2:12 \"no-bare-tsk\" no-bare-task"))
        #expect(lines.contains("r:2:51 the string \"of\" off"))
        #expect(lines.contains { $0.hasPrefix("r:2:69 the string \"clean\"") })
    }

    @Test func `a parameter of another kind than its default is told, and does not switch rules off`() {
        let text = """
            { packs: [{ name: 'clean-architecture', parameters: {
              viewModels: 3, domain: true, data: null, tests: {}, traps: ['a()', 3], fileLines: [],
              testFileLines: '9', dataLibraries: false,
            } }] }
            """
        let problems = #expect(throws: RulesFileError.self) { try RulesFile(Array(text.utf8), file: "r") }?.problems
        #expect(
            (problems ?? []).map(\.description) == [
                "r:2:15: expected a string or an array of strings, as \"*ViewModel\", found the number 3",
                "r:2:26: expected a string or an array of strings, as \"{feature}Domain\", found true",
                "r:2:38: expected a string or an array of strings, as \"{feature}Data\", found null",
                "r:2:51: expected a string or an array of strings, as \"*Tests\", found an object",
                "r:2:70: expected a string or an array of strings, as [\"fatalError()\", \"preconditionFailure()\"], found the number 3",
                "r:2:85: expected a whole number, found an array",
                "r:3:18: expected a whole number, found the string \"9\"",
                "r:3:38: expected a string or an array of strings, as \"A\", [\"A\", \"B*\"] or [], found false",
            ])
    }

    @Test func `a pack that is taken twice is told once`() {
        let text =
            "{ packs: [{ name: 'clean-architecture' }, { name: 'clean-architecture', parameters: { data: [] } }] }"
        let problems = #expect(throws: RulesFileError.self) { try RulesFile(Array(text.utf8), file: "r") }?.problems
        #expect(
            (problems ?? []).map(\.description) == [
                "r:1:43: expected each pack once, found \"clean-architecture\" again, first at r:1:11"
            ])
    }

    @Test func `a shared instance is told by one rule`() throws {
        var sample = Sample()
        sample.target("Orders", "final class A { static let shared = A() }\nfinal class B { static let main = B() }")
        let rules = """
            { packs: [{ name: 'clean-architecture', parameters: { domain: [], data: [], presentation: [], navigation: [],
              compositionRoot: [], tests: [] } }] }
            """
        #expect(try sample.check(rules).map(\.rule) == ["no-shared-instance", "no-singleton"])
    }
}
