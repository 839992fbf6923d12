import Foundation
import Testing

struct ArchitectureTests {
    @Test func `no module imports what its kind may not`() throws {
        let rules = try Rules.read()
        for module in try Tree.modules() {
            for imported in try Tree.imports(of: module) where imported.module != module.name {
                if let objection = rules.objection(to: imported.module, in: module) {
                    Issue.record(
                        "\(imported.file):\(imported.line): \(module.name) imports \(imported.module); \(objection)")
                }
            }
        }
    }

    @Test(arguments: [
        ("OrdersPresentation", "OrdersData"), ("OrdersNavigation", "OrdersData"), ("OrdersDomain", "DataKit"),
        ("OrdersDomain", "HomeDomain"), ("HomePresentation", "NavigationKit"), ("HomeNavigation", "AuthNavigation"),
        ("DomainKit", "StateKit"), ("StateKit", "DataKit"), ("PresentationKit", "NavigationKit"),
        ("NavigationKit", "HeadlessKit"), ("HomePresentation", "SwiftUI"), ("karvon", "HomeDomain"),
        ("OrdersData", "PresentationKit"), ("HomeDomain", "Testing"), ("HomeTests", "OrdersDomain"),
    ])
    func `an import against the rules is found`(module: String, imported: String) throws {
        let module = try #require(try Tree.modules().first { $0.name == module })
        #expect(try Rules.read().objection(to: imported, in: module) != nil)
    }

    @Test func `every module in the tree has its line in the manifest, and every line its module`() throws {
        let manifest = try String(contentsOf: Tree.root.appending(path: "Package.swift"), encoding: .utf8)
        let helpers = [
            "acceptance": "", "app": "", "data": "Data", "domain": "Domain", "executable": "", "kit": "",
            "kitTests": "Tests", "navigation": "Navigation", "presentation": "Presentation", "tests": "Tests",
            "tool": "", "toolTests": "Tests",
        ]
        let listed = manifest.matches(of: /(?m)^    (\w+)\("(\w+)"/).compactMap { match in
            helpers[String(match.1)].map { String(match.2) + $0 }
        }
        #expect(listed == listed.sorted { $0.lowercased() < $1.lowercased() }, "the modules' lines are sorted")
        #expect(Set(listed) == Set(try Tree.modules().map(\.name)))
    }

    @Test func `files keep to one idea: none is longer than 400 lines, no test longer than 500`() throws {
        for module in try Tree.modules() {
            for file in try Tree.sources(of: module) {
                let lines = try String(contentsOf: file, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false
                ).count
                #expect(lines <= (module.isTest ? 500 : 400), "\(file.path) has \(lines) lines")
            }
        }
    }

    @Test func `no feature starts work without the effect runner, and nothing traps`() throws {
        let forbidden = /\bfatalError\(|\btry!|\bas! |\bpreconditionFailure\(|\bTask(\.detached)? *{|\bURLSession\b/
        for module in try Tree.modules() where !module.isTest {
            for file in try Tree.sources(of: module) {
                let text = try String(contentsOf: file, encoding: .utf8)
                #expect(text.firstMatch(of: forbidden) == nil, "\(file.path)")
            }
        }
    }
}
