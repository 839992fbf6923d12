import Foundation
import LintPackage
import LintRules
import Testing

struct UnusedDependencyTests {
    @Test func `a dependency that is never imported is told where it is declared`() throws {
        var sample = Sample()
        sample.target("App", on: ["Used", "Unused"], "import Used\n// import Unused\nlet text = \"import Unused\"")
        sample.target("Used")
        sample.target("Unused")
        #expect(
            try sample.check().lines == [
                "Package.swift:10:2 [unused-dependency] App declares Unused and never imports it"
            ])
        #expect(try sample.check("{ imports: { 'unused-dependency': 'off' } }").isEmpty)
    }

    @Test func `L21: only declared edges can be unused, never what a product brings along`() throws {
        var sample = Sample()
        sample.target("A", on: [Sample.Dependency("RxCocoa", package: "rx", targets: ["RxCocoa"])], "import RxCocoa")
        sample.target("RxCocoa", on: ["RxSwift", "RxRelay"], package: "rx")
        sample.target("RxSwift", package: "rx")
        sample.target("RxRelay", package: "rx")
        #expect(try sample.check().isEmpty)
    }

    @Test func `L22: a testable import in a test uses the dependency, and elsewhere is a finding of its own`() throws {
        var sample = Sample()
        sample.target("MyApp", kind: .executable)
        sample.target("MyAppTests", on: ["MyApp"], "@testable import MyApp")
        sample.target("Other", on: ["MyApp"], "@testable import MyApp")
        #expect(try sample.check().edges == ["testable-import: Other -> MyApp"])
    }

    @Test(arguments: [TargetKind.executable, .plugin, .macro, .cFamily, .system, .binary])
    func `L23: what is used in other ways than by import is never unused`(kind: TargetKind) throws {
        var sample = Sample()
        sample.target("App", on: ["Tool"], "let x = 1")
        sample.target("Tool", kind: kind)
        #expect(try sample.check().isEmpty)
    }

    @Test func `L23: a target that holds only resources is never unused`() throws {
        var sample = Sample()
        sample.target("App", on: ["Assets", "Kit"], "let x = 1")
        sample.target("Assets", "enum Nothing {}", resources: ["Pictures"])
        sample.target("Kit", "public struct Kit {}", resources: ["Pictures"])
        #expect(try sample.check().edges == ["unused-dependency: App -> Kit"])
    }

    @Test func `L24: macros and build plugins are judged by their kind`() throws {
        var sample = Sample()
        sample.target(
            "App",
            on: [
                Sample.Dependency("Macros", package: "m", targets: ["MacroDeclarations"], isMacro: true),
                Sample.Dependency("Gen", kind: .plugin),
            ], "let x = 1")
        sample.target("MacroDeclarations", package: "m")
        sample.target("Gen", kind: .plugin)
        #expect(try sample.check().isEmpty)
    }

    @Test func `L27: a module that is re-exported by an imported one is used`() throws {
        var sample = Sample()
        sample.target("C", on: ["A", "B"], "import A\nlet x = MyBClass()")
        sample.target("A", on: ["B"], "@_exported import B")
        sample.target("B")
        #expect(
            try sample.check().lines == [
                "A/File.swift:1:19 [exported-import] A shows B to everyone who imports it: now C"
            ])
        let rules = "{ imports: { except: [{ rule: 'exported-import', from: 'A', to: 'B', because: 'umbrella' }] } }"
        #expect(try sample.check(rules).isEmpty)
        #expect(
            try sample.check(rules.replacing("to: 'B'", with: "to: 'C'")).lines.first
                == "rules.json5:1:23 [unneeded-exception] the exception A -> C lets nothing through that exported-import forbids"
        )
    }

    @Test(arguments: ["private", "fileprivate", "internal", "package", "public"])
    func `L30: imports of all access levels are treated alike`(access: String) throws {
        var sample = Sample()
        sample.target("App", on: ["Core"], "\(access) import Core\n\(access) import Far")
        sample.target("Core", on: ["Far"], "import Far")
        sample.target("Far")
        #expect(try sample.check().edges.filter { $0.hasPrefix("un") } == ["undeclared-import: App -> Far"])
    }

    @Test func `what a helper of the manifest gives to many targets is a rule of its own`() throws {
        var sample = Sample()
        sample.target("App", on: [Sample.Dependency("Core", precision: .target)])
        sample.target("Core")
        #expect(try sample.check().map { "\($0.severity) \($0.rule)" } == ["warning unused-common-dependency"])
    }

    @Test func `where sources are not known nothing is called unused, and that is said`() throws {
        var sample = Sample()
        sample.target("App", on: ["Core"])
        sample.target("Core")
        sample.incomplete = [.generatedSources(target: TargetReference(package: "app", target: "App"), plugin: "Gen")]
        #expect(try sample.check().map { "\($0.severity) \($0.rule)" } == ["note incomplete"])
    }

    @Test(arguments: [
        "let x = Foo.make()", "func f(_ x: Any) -> Bool { x is Foo }", "let x = 1 <+> 2",
        "extension Bar { func f() { g() } }",
        "@Generated struct S {}", "let x: Alias = 1", "",
    ])
    func `L28, L29: what is imported is used, whatever the file does with it, and more is never claimed`(text: String)
        throws
    {
        var sample = Sample()
        sample.target("App", on: ["Core"], "import Core\n" + text)
        sample.target("Core", "public struct Foo {}")
        #expect(try sample.check().isEmpty)
        sample = Sample()
        sample.target("App", on: ["Core"], text)
        sample.target("Core", "public struct Foo {}")
        #expect(try sample.check().map(\.message) == ["App declares Core and never imports it"])
    }

    @Test(arguments: [
        ("@_exported @preconcurrency import Core", ["exported-import"]), ("@preconcurrency import struct Core.Foo", []),
        ("import protocol Core.P", []), ("import Core.Inner", []), ("@_implementationOnly import `Core`", []),
    ])
    func `L05, L10: every form of an import uses its module`(text: String, rules: [String]) throws {
        var sample = Sample()
        sample.target("App", on: ["Core"], text)
        sample.target("Core")
        #expect(try sample.check().map(\.rule) == rules)
    }

    @Test(arguments: ["let s = \"\"\"\nimport B", "<<<<<<< ours\nimport B\n=======\n>>>>>>> theirs"])
    func `L37: a target with a file that can't be read may import whatever it declares`(text: String) throws {
        var sample = Sample()
        sample.target("A", on: ["B", "C"], files: ["Broken.swift": text, "C.swift": "import C"])
        sample.target("B")
        sample.target("C")
        #expect(try sample.check().map(\.rule) == ["unreadable-source"])
    }

    @Test func `L35: an exception may be there for what only an index tells`() throws {
        func found(_ rule: String, _ text: String) throws -> [String] {
            var sample = Sample()
            sample.target("A", on: ["B"], text)
            sample.target("B")
            let exception = "{ rule: '\(rule)', from: 'A', to: 'B', because: 'it is linked' }"
            return try sample.check("{ imports: { except: [\(exception)] } }").map(\.rule)
        }
        #expect(try found("unused-dependency", "import B").isEmpty)
        #expect(try found("unused-dependency", "").isEmpty)
        #expect(try found("unused-common-dependency", "import B") == ["unneeded-exception"])
        #expect(try found("unused-import", "import B").isEmpty)
        #expect(try found("platform-mismatch", "import B") == ["unneeded-exception"])
    }

    @Test func `a dependency may be imported in a folder that can't be read`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lint-unreadable-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let root = try #require(FilePath.real(folder.path))
        var sample = Sample()
        sample.target("A", on: ["C"])
        sample.target("AB", on: ["C"])
        sample.target("C")
        sample.incomplete = [.unreadableFolder(path: root + "/A/Deep")]
        let found = try sample.result("{}", in: root).findings
        #expect(found.edges == ["incomplete:  -> ", "unused-dependency: AB -> C"])
    }
}
