import LintRules
import Testing

struct ContractTests {
    @Test func `allow: a kind may import only what is listed, and tests a little more`() throws {
        var sample = Sample()
        sample.target(
            "OrdersData", on: ["OrdersDomain", "HomeDomain"], "import OrdersDomain\nimport HomeDomain\nimport UIKit")
        sample.target("OrdersDomain", "import Foundation\nimport Swift")
        sample.target("HomeDomain")
        sample.target("HomeTests", on: ["HomeDomain"], "import Testing\nimport HomeDomain")
        sample.target("Odd")
        let rules = """
            { contracts: [{ name: 'kinds', kind: 'allow', everywhere: 'Foundation', tests: 'Testing', modules: [
              { from: '{feature}Data', may: '{feature}Domain' }, { from: '{feature}Domain', may: [] },
              { from: '{feature}Tests', may: '{feature}Domain' }, { from: 'Nothing', may: [] },
            ] }] }
            """
        let findings = try sample.check(rules)
        #expect(
            findings.lines
                == [
                    "rules.json5:3:63 [kinds] Nothing fits no module, so this part of kinds says nothing",
                    "OrdersData/File.swift:2:8 [kinds] OrdersData imports HomeDomain; a module of the kind {feature}Data may not",
                    "OrdersData/File.swift:3:8 [kinds] OrdersData imports UIKit; a module of the kind {feature}Data may not",
                    "Package.swift:14:1 [kinds] Odd is of no kind that kinds knows, so nothing says what it may import",
                ])
        #expect(
            findings.last { $0.rule == "kinds" && $0.key.to == "UIKit" }?.allowed
                == "OrdersData may import OrdersDomain, Foundation")
    }

    @Test func `allow: a kind behind one that fits all that it fits is told`() throws {
        var sample = Sample()
        sample.target("CoreKit")
        sample.target("CoreUI")
        func check(_ kinds: String...) throws -> [String] {
            let kinds = kinds.map { "{ from: '\($0)', may: [] }" }.joined(separator: ", ")
            return try sample.check("{ contracts: [{ name: 'k', kind: 'allow', modules: [\(kinds)] }] }").lines
        }
        #expect(
            try check("Core*", "CoreKit") == [
                "rules.json5:1:89 [k] CoreKit stands behind Core*, which fits all that it fits, so this part of k says nothing"
            ])
        #expect(try check("CoreKit", "Core*") == [])
    }

    @Test func `forbidden: a chain is told hop by hop, an import at each of its places`() throws {
        var sample = Sample()
        sample.target(
            "Screen", on: ["Model"], files: ["A.swift": "import Model\nimport Store", "B.swift": "import Store"])
        sample.target("Model", on: ["Cache"], "import Cache")
        sample.target("Cache", on: ["Store"], "\n#if os(Linux)\n@preconcurrency internal import Store\n#endif")
        sample.target("Store")
        let rules =
            "{ contracts: [{ name: 'f', kind: 'forbidden', because: 'so', from: ['Screen', 'Model'], to: 'Store' }], imports: { 'undeclared-import': 'off' } }"
        let findings = try sample.check(rules)
        #expect(
            findings.lines == [
                "Model/File.swift:1:8 [f] Model reaches Store through Cache; so",
                "Screen/A.swift:2:8 [f] Screen imports Store; so", "Screen/B.swift:1:8 [f] Screen imports Store; so",
            ])
        #expect(
            findings[0].chain == [
                Hop(from: "Model", to: "Cache", place: SourcePlace(path: "Model/File.swift", line: 1, column: 8)),
                Hop(
                    from: "Cache", to: "Store", place: SourcePlace(path: "Cache/File.swift", line: 3, column: 33),
                    note: "@preconcurrency, internal, #if os(Linux)"),
            ])
        let direct = try sample.check(rules.replacing("from:", with: "direct: true, from:"))
        #expect(direct.map(\.key.from) == ["Screen", "Screen"])
    }

    @Test func `protected: only some may import it, modules of the system too`() throws {
        var sample = Sample()
        sample.target("A", "import SQLite3")
        sample.target("Store", "import SQLite3")
        sample.target("ATests", "import SQLite3")
        let rules = "{ contracts: [{ name: 'p', kind: 'protected', modules: 'SQLite3', only: 'Store' }] }"
        let findings = try sample.check(rules)
        #expect(findings.lines == ["A/File.swift:1:8 [p] A imports SQLite3; SQLite3 is protected"])
        #expect(findings[0].allowed == "only Store may import SQLite3")
        #expect(
            try sample.check(rules.replacing("'Store'", with: "[]")).map(\.allowed) == [
                "no other module may import SQLite3", "no other module may import SQLite3",
            ])
        #expect(try sample.check(rules.replacing("only:", with: "includeTests: true, only:")).count == 2)
    }

    @Test func `independence: features may not reach each other, by whatever third module`() throws {
        var sample = Sample()
        sample.target("HomeData", on: ["HomeDomain", "Shared"], "import HomeDomain\nimport Shared")
        sample.target("HomeDomain")
        sample.target("Shared", on: ["CartDomain"], "import CartDomain")
        sample.target("CartDomain")
        let rules = "{ contracts: [{ name: 'i', kind: 'independence', modules: ['{f}Data', '{f}Domain'] }] }"
        #expect(
            try sample.check(rules).lines == [
                "HomeData/File.swift:2:8 [i] HomeData reaches CartDomain through Shared; Home and Cart are independent"
            ])
    }

    @Test func `L41: a pattern that fits no module is a finding unless the contract is optional`() throws {
        var sample = Sample()
        sample.target("Orders")
        let rules = "{ contracts: [{ name: 'i', kind: 'independence', modules: ['Orders', 'Order'] }] }"
        let findings = try sample.check(rules)
        #expect(findings.lines == ["rules.json5:1:70 [i] Order fits no module, so this part of i says nothing"])
        #expect(findings[0].fix == "did you mean \"Orders\"?")
        #expect(try sample.check(rules.replacing("name:", with: "optional: true, name:")).isEmpty)
    }

    @Test func `L35: exceptions that let nothing through, or more than they say, are findings`() throws {
        var sample = Sample()
        sample.target("A", on: ["C", "D"], "import C\nimport D")
        sample.target("B", on: ["C", "D"], "import D\nimport C")
        sample.target("C")
        sample.target("D")
        func rules(_ except: String) -> String {
            "{ contracts: [{ name: 'f', kind: 'forbidden', from: ['A', 'B'], to: 'C', except: [\(except)] }] }"
        }
        #expect(try sample.check(rules("{ from: '*', to: 'C', covers: 2, because: 'x' }")).isEmpty)
        #expect(
            try sample.check(rules("{ from: '*', to: 'C', covers: 1, because: 'x' }")).lines == [
                "rules.json5:1:83 [f] the exception * -> C covers 2 edges and says 1: A -> C, B -> C"
            ])
        #expect(
            try sample.check(rules("{ from: 'A', to: 'D', because: 'irrelevant' }")).lines.first
                == "rules.json5:1:83 [f] the exception A -> D lets nothing through that the contract forbids")
        // Of two that say the same the second lets nothing through.
        let twice = "{ from: '*', to: 'C', covers: 2, because: 'x' }, { from: '*', to: 'C', covers: 2, because: 'y' }"
        #expect(
            try sample.check(rules(twice)).lines == [
                "rules.json5:1:132 [f] the exception * -> C lets nothing through that the contract forbids"
            ])
        #expect(
            try sample.check(rules("{ from: 'A', to: 'C', covers: 2, because: 'x' }")).lines.first
                == "rules.json5:1:83 [f] the exception A -> C covers 1 edge and says 2: A -> C")
    }

    @Test func `an import that no build compiles is none`() throws {
        var sample = Sample()
        sample.target("A", on: ["C"], "#if false\nimport C\n#elseif os(Linux)\nimport D\n#endif")
        sample.target("C")
        sample.target("D")
        let found = try sample.check("{ contracts: [{ name: 'f', kind: 'forbidden', from: 'A', to: ['C', 'D'] }] }")
        #expect(found.map(\.rule) == ["f", "undeclared-import", "unused-dependency"])
        #expect(found.map(\.key.to) == ["D", "D", "C"])
    }

    @Test func `what to do instead is said once`() throws {
        var sample = Sample()
        sample.target("A", on: ["C"], "import C")
        sample.target("C")
        let rules = "{ contracts: [{ name: 'f', kind: 'forbidden', instead: 'ask B', from: 'A', to: 'C' }] }"
        let found = try sample.check(rules)
        #expect(found.map(\.allowed) == ["ask B"] && found.map(\.fix) == ["remove this import"])
        let other = rules.replacing("kind: 'forbidden'", with: "kind: 'protected'").replacing(
            "from: 'A', to: 'C'", with: "modules: 'C', only: 'B', optional: true")
        #expect(try sample.check(other).filter { $0.place != nil }.map(\.fix) == ["remove this import; ask B"])
    }

    @Test func `forbidden: a way leads through modules for which the words stand for something else`() throws {
        var sample = Sample()
        sample.target("HomeDomain", on: ["CartDomain"], "import CartDomain")
        sample.target("CartDomain", on: ["HomeData", "HomeStore"], "import HomeData\nimport HomeStore")
        sample.target("HomeStore", on: ["HomeData"], "import HomeData")
        sample.target("HomeData", on: ["System"], "import System")
        sample.target("System")
        let rules = "{ contracts: [{ name: 'f', kind: 'forbidden', from: '{f}Domain', to: ['{f}Data', 'System'] }] }"
        #expect(
            try sample.check(rules).map(\.message) == [
                "CartDomain reaches System through HomeData; CartDomain may not depend on CartData, System",
                "HomeDomain reaches HomeData through CartDomain; HomeDomain may not depend on HomeData, System",
            ])
        // A way around the module that is told of itself is told.
        sample.target("Around", on: ["System"], "import System")
        sample.target("UserDomain", on: ["CartDomain", "Between"], "import CartDomain\nimport Between")
        sample.target("Between", on: ["Around", "HomeData"], "import Around")
        #expect(
            try sample.check(rules).map(\.message).last
                == "UserDomain reaches System through Between, Around; UserDomain may not depend on UserData, System")
    }

    @Test func `L35: an exception within a chain covers its own edge, however many chains lead over it`() throws {
        var sample = Sample()
        sample.target("LowA", on: ["Mid"], "import Mid")
        sample.target("LowB", on: ["Mid", "More"], "import Mid\nimport More")
        sample.target("Mid", on: ["High"], "import High")
        sample.target("More", on: ["High"], "import High")
        sample.target("High")
        func found(_ except: String) throws -> [String] {
            try sample.check(
                "{ contracts: [{ name: 'l', kind: 'layers', layers: ['High', 'Low*'], except: [\(except)] }] }"
            )
            .lines
        }
        let mid = "{ from: 'Mid', to: 'High', because: 'x' }"
        #expect(
            try found(mid) == [
                "LowB/File.swift:2:8 [l] LowB reaches High through More; High is a layer above Low*"
            ])
        #expect(try found("\(mid), { from: 'More', to: 'High', because: 'x' }").isEmpty)
        #expect(try found("{ from: 'M*', to: 'High', covers: 2, because: 'x' }").isEmpty)
        #expect(
            try found("{ from: 'M*', to: 'High', covers: 1, because: 'x' }") == [
                "rules.json5:1:79 [l] the exception M* -> High covers 2 edges and says 1: Mid -> High, More -> High"
            ])
    }
}
