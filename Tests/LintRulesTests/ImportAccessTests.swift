import LintRules
import Testing

struct ImportAccessTests {
    /// What is found for a file that imports a module with these declarations.
    private func found(
        _ text: String,
        core: String = "public struct Thing { public init() {} }\npublic func make() -> Thing { Thing() }",
        rules: String = "{}", settings: [(String, [String])] = []
    ) throws -> [String] {
        var sample = Sample()
        sample.target("App", on: ["Core"], text, settings: settings)
        sample.target("Core", core)
        return try sample.check(rules).map { "\($0.rule): \($0.fix ?? "")" }
    }

    private static let advice = ["import-access: write internal import Core"]

    @Test(arguments: [
        "public import Core\npublic func f() -> Int { make().count }",
        "public import Core\npublic struct S { var thing: Thing; private func f(_ x: Thing) {} }",
        "public import Core\n/// Thing\npublic let text = \"Thing\"", "package import Core\nfunc f(_ x: Thing) {}",
        "public import Core\npublic enum E { case thing }",
        "public import struct Core.Thing\npublic func f() { _ = Thing() }",
    ])
    func `an import is wider than needed when nothing that others see names anything of its module`(text: String) throws
    {
        let found = try found(text)
        #expect(found.map { $0.replacing("import struct Core.Thing", with: "import Core") } == Self.advice)
    }

    @Test(arguments: [
        "public import Core\npublic func f() -> Thing { make() }",
        "public import Core\npublic func f(_ x: [Int: Thing?]) {}",
        "public import Core\npublic func f<T: Thing>(_ x: T) {}",
        "public import Core\npublic struct S<T> where T == Thing {}",
        "public import Core\npublic protocol P: Thing { func f() }",
        "public import Core\npublic protocol P { func f(_ x: Thing) }",
        "public import Core\nextension Thing { public func f() {} }",
        "public import Core\nextension Thing: @retroactive Error {}",
        "public import Core\npublic struct S { public var a: Int { 1 }; public var b: Core.Thing { make() } }",
        "public import Core\npublic func f(_ x: Int = make().count) {}",
        "public import Core\npublic enum E { case a(Thing) }", "public import Core\npublic typealias T = Thing",
        "public import Core\nextension S { public func f() -> Thing { thing } }",
        "public import Core\n@usableFromInline func f(_ x: Thing) {}",
    ])
    func `an import is as wide as it has to be when something that others see names a type of its module`(text: String)
        throws
    {
        #expect(try found(text).isEmpty)
    }

    @Test(arguments: [("Thing", []), ("Other", advice)])
    func `an import is judged by all names that others see, however many there are`(
        last: String, advice: [String]
    ) throws {
        let parameters = (0..<600).map { "_ x: Own\($0)" } + ["_ x: \(last)"]
        let text = "public import Core\npublic func f(\(parameters.joined(separator: ", "))) {}"
        #expect(try found(text) == advice)
    }

    @Test(arguments: [
        "public import Core\npublic let thing = make()", "public import Core\n@inlinable public func f() { make() }",
        "public import Core\n@frozen public struct S { var thing: Thing }",
        "public import Core\n@Wrapped public func f() {}", "public import Core\n#expand\nfunc f() {}",
        "public import Core\npublic func f(_ x: Local) {}\ntypealias Other = Int\npublic struct S { typealias Local = Int }",
        "public import Foundation\npublic func f() {}", "@_exported public import Core",
        "public import Core\npublic func f() {",
    ])
    func `where the text does not prove it nothing is said`(text: String) throws {
        #expect(try found(text).filter { $0.hasPrefix("import-access") }.isEmpty)
    }

    @Test func `of any module it is known when nothing in the file is seen by others`() throws {
        #expect(
            try found("public import Foundation\nfunc f() -> Date { Date() }").first
                == "import-access: write internal import Foundation")
    }

    @Test func `a module that shows another offers its names too`() throws {
        var sample = Sample()
        sample.target("App", on: ["Core"], "public import Core\npublic func f() -> Inner {}")
        sample.target("Core", on: ["Base"], "@_exported import Base")
        sample.target("Base", "public struct Inner {}")
        let rules = "{ imports: { 'exported-import': 'off' } }"
        #expect(try sample.check(rules).isEmpty)
        sample = Sample()
        sample.target("App", on: ["Core"], "public import Core\npublic func f() -> Date {}")
        sample.target("Core", "@_exported import Foundation")
        #expect(try sample.check(rules).isEmpty)
    }

    @Test func `what only the package sees needs package, and no more`() throws {
        #expect(
            try found("public import Core\npackage func f() -> Thing { make() }\npublic func g() {}")
                == ["import-access: write package import Core"])
    }

    @Test func `an import without an access level is judged when that is asked for, and it is not internal by default`()
        throws
    {
        let text = "import Core\npublic func f() { make() }"
        let rules = "{ imports: { 'implicit-import-access': 'note' } }"
        #expect(try found(text).isEmpty)
        #expect(try found(text, rules: rules) == ["implicit-import-access: write internal import Core"])
        let setting = [("enableUpcomingFeature", ["InternalImportsByDefault"])]
        #expect(try found(text, rules: rules, settings: setting).isEmpty)
    }

    @Test func `L12: an access level is no attribute that an import can do without`() throws {
        #expect(try found("internal import Core\npublic func f() { make() }").isEmpty)
        #expect(try found("fileprivate import Core\nprivate func f() -> Thing { make() }").isEmpty)
    }

    @Test func `beside an import without a level the compiler takes none that is not public, so people mend it`() throws
    {
        func found(_ settings: [(String, [String])]) throws -> [Finding] {
            var sample = Sample()
            sample.target(
                "App", on: ["Core"], files: ["A.swift": "public import Core", "B.swift": "import Core"],
                settings: settings)
            sample.target("Core")
            return try sample.check()
        }
        let finding = try #require(try found([]).first)
        #expect(
            finding.fix
                == "write internal import Core, and a level at App/B.swift:1:8 too: the compiler takes no import "
                + "without one beside it")
        #expect(finding.importFix == nil)
        let byDefault = try found([("enableUpcomingFeature", ["InternalImportsByDefault"])])
        #expect(byDefault.map(\.fix) == ["write internal import Core"])
        #expect(byDefault.first?.importFix != nil)
    }
}
