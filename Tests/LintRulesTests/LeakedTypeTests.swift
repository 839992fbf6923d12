import LintRules
import Testing

struct LeakedTypeTests {
    private static let rules =
        "{ contracts: [{ name: 'no-store', kind: 'forbidden', direct: true, from: 'Screen', to: 'Store' }] }"

    private func sample(_ model: String, screen: String = "import Model", store: String = "public struct Row {}")
        -> Sample
    {
        var sample = Sample()
        sample.target("Screen", on: ["Model"], screen)
        sample.target("Model", on: ["Store"], "import Store\n" + model)
        sample.target("Store", store)
        return sample
    }

    @Test func `a signature that shows a type to importers who may not import its module is told, with the way`() throws
    {
        let found = try sample("public func load() -> [Row] { [] }\npublic struct S { public var row: Row? }").check(
            Self.rules)
        #expect(
            found.lines == [
                "Model/File.swift:2:13 [leaked-type] Model shows Row of Store to Screen, which may not import Store (no-store)"
            ])
        #expect(found[0].severity == .warning)
        #expect(
            found[0].chain == [
                Hop(from: "Screen", to: "Model", place: SourcePlace(path: "Screen/File.swift", line: 1, column: 8)),
                Hop(
                    from: "Model", to: "Store", place: SourcePlace(path: "Model/File.swift", line: 2, column: 13),
                    note: "Row in func load"),
            ])
    }

    @Test func `a type is found by its whole name, whatever letters it has`() throws {
        let sample = sample(
            "public func load(_: Größe, _: Ärger, _: Gr) {}", store: "public struct Größe {}\npublic struct Ärger {}")
        #expect(
            try sample.check(Self.rules).map(\.message) == [
                "Model shows Größe, Ärger of Store to Screen, which may not import Store (no-store)"
            ])
    }

    @Test(arguments: [
        "func load() -> Row { Row() }", "public struct S { var row: Row? }",
        "public func load() -> Int { Row().count }",
        "struct S { public let row: Row }", "public struct Row {}\npublic func load() -> Row { Row() }",
        "public func load<Row>(_ row: Row) {}".replacing("<Row>(_ row: Row)", with: "(_ row: Other.R)"),
        "/// Row\npublic func load() -> String { \"Row\" }",
    ])
    func `what importers do not see, or what is not surely the other module's, is no leak`(model: String) throws {
        #expect(try sample(model).check(Self.rules).isEmpty)
    }

    @Test func `whoever may import the module may see its types`() throws {
        let sample = sample("public func load() -> Row { Row() }")
        #expect(try sample.check().isEmpty)
        #expect(try sample.check(Self.rules.replacing("from: 'Screen'", with: "from: 'Store'")).isEmpty)
    }

    @Test func `layers and kinds of modules forbid too`() throws {
        let sample = sample("package protocol P { func load() -> Row }")
        let layers = "{ contracts: [{ name: 'l', kind: 'layers', layers: ['Store', 'Screen | Model'] }] }"
        #expect(try sample.check(layers).contains { $0.rule == "leaked-type" && $0.message.hasSuffix("(l)") })
        let kinds = """
            { contracts: [{ name: 'k', kind: 'allow', modules: [
              { from: 'Screen', may: 'Model' }, { from: 'Model', may: 'Store' }, { from: 'Store', may: [] }] }] }
            """
        #expect(try sample.check(kinds).map { "\($0.rule) \($0.message.hasSuffix("(k)"))" } == ["leaked-type true"])
    }

    @Test func `an exported import tells whom it shows the module past the contracts`() throws {
        var sample = Sample()
        sample.target("Screen", on: ["Model"], "import Model")
        sample.target("Model", on: ["Store"], "@_exported import Store")
        sample.target("Store", "public struct Row {}")
        #expect(
            try sample.check(Self.rules).map(\.message) == [
                "Model shows Store to everyone who imports it: now Screen; past the contracts to Screen (no-store)"
            ])
    }

    @Test func `the same import twice in a file is told, and what only looks the same is not`() throws {
        var sample = Sample()
        sample.target(
            "A",
            """
            import Foundation
            import struct Foundation.Date
            #if os(macOS)
            import CoreImage
            #else
            import CoreImage.CIFilterBuiltins
            import CoreImage
            #endif
            @preconcurrency import Foundation
            internal import Foundation
            import Foundation // again
            import struct Foundation.Date
            """)
        #expect(
            try sample.check().lines == [
                "A/File.swift:11:8 [repeated-import] Foundation is imported again, first on line 1",
                "A/File.swift:12:15 [repeated-import] struct Foundation.Date is imported again, first on line 2",
            ])
    }
}
