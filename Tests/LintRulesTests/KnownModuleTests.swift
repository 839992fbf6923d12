import LintRules
import Testing

struct KnownModuleTests {
    private func check(_ contract: String, imports: String = "import Networking") throws -> [Finding] {
        var sample = Sample()
        sample.target("Orders", "import Foundation\nimport GRDB")
        sample.target("NetworkingKit")
        sample.target("my-lib")
        sample.target("OrdersTests")
        return try sample.check("{ contracts: [{ name: 'c', \(contract) }] }").filter { $0.place == nil }
    }

    @Test func `a name that is nearly that of a module is told, and which one was meant`() throws {
        let found = try check(
            "kind: 'forbidden', from: 'Orders', to: ['NetworkingKti', 'GRBD', 'Fundation.URLSession', 'UIKti']")
        #expect(
            found.lines == [
                "rules.json5:1:68 [c] NetworkingKti is no module that is known here, so this part of c says nothing",
                "rules.json5:1:85 [c] GRBD is no module that is known here, so this part of c says nothing",
                "rules.json5:1:93 [c] Fundation.URLSession is no module that is known here, so this part of c says nothing",
                "rules.json5:1:117 [c] UIKti is no module that is known here, so this part of c says nothing",
            ])
        #expect(
            found.compactMap(\.fix)
                == ["NetworkingKit", "GRDB", "Foundation.URLSession", "UIKit"].map {
                    "did you mean \"\($0)\"? If not, mark the contract with optional: true"
                })
    }

    @Test func `the name that an import writes is told where the target has another one`() throws {
        #expect(
            try check("kind: 'forbidden', from: 'Orders', to: 'my_lib'").compactMap(\.fix) == [
                "did you mean \"my-lib\"? If not, mark the contract with optional: true"
            ])
        #expect(try check("kind: 'forbidden', from: 'Orders', to: ['my-lib', 'my_lib.Thing']").isEmpty)
        #expect(
            try check("kind: 'forbidden', from: 'Orders', to: ['my-lib.Thing']").compactMap(\.fix) == [
                "did you mean \"my_lib.Thing\"? If not, mark the contract with optional: true"
            ])
    }

    @Test func `a name that is nowhere is silent, and so is all in an optional contract`() throws {
        let to = "['UIKit', 'AppKit', 'Alamofire', 'MapKit.MKMapView', '*.URLSession', 'SwiftUIX', 'Nowhere*']"
        #expect(try check("kind: 'forbidden', from: 'Orders', to: \(to)").isEmpty)
        #expect(try check("kind: 'forbidden', optional: true, from: 'Orders', to: 'NetworkingKti'").isEmpty)
    }

    @Test func `a name that a declaration rule asks for is told in the same way`() throws {
        var sample = Sample()
        sample.target("Orders", "import GRDB")
        let rules = """
            { declarations: [{ name: 'r', select: { modules: 'Orders', kinds: 'class' },
              require: { modules: ['Order', 'Elsewhere'] },
              forbid: { imports: ['GRBD', 'UIKit'] },
              examples: { module: 'Orders', good: '', bad: 'import UIKit; class A {}' } }] }
            """
        let found = try sample.check(rules)
        #expect(found.map(\.key.symbol) == ["Order", "GRBD"])
        #expect(found.first?.fix == "did you mean \"Orders\"? If not, mark the rule with optional: true")
    }

    @Test func `L41: what may import, what is let through, and what is taken away is told too`() throws {
        let cases = [
            ("kind: 'protected', modules: 'GRDB', only: ['Order', 'Typo*', 'OrdersTests']", ["Order", "Typo*"]),
            ("kind: 'layers', exhaustive: true, layers: ['*'], ignored: ['Nix']", ["Nix"]),
            ("kind: 'acyclic', modules: ['*', '!NetworkingKti', '!Nix', '!*Tests']", ["NetworkingKti", "Nix"]),
            (
                "kind: 'allow', everywhere: ['Fundation', 'Glibc'], tests: ['Testng'], modules: [{ from: '*', may: ['GRBD', 'Nix'] }]",
                ["GRBD", "Fundation", "Testng"]
            ),
            ("kind: 'forbidden', from: '*', to: ['*Kit', '!NetworkingKti']", ["NetworkingKti"]),
        ]
        for (contract, expected) in cases {
            let found = try check(contract).map(\.key.symbol).filter { $0.hasPrefix("pattern ") }
            #expect(Set(found) == Set(expected.map { "pattern \($0)" }), "\(contract)")
        }
    }
}
