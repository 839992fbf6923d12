import LintPackage
import LintRules
import Testing

struct UndeclaredImportTests {
    @Test func `L14: an import that is only reached through others is told, with the way that made it visible`() throws
    {
        var sample = Sample()
        sample.target("App", on: ["Client"], "import Client\nimport TLS")
        sample.target("Client", on: ["NIO"], "import NIO")
        sample.target("NIO", on: ["TLS"], "import TLS")
        sample.target("TLS")
        let findings = try sample.check()
        #expect(
            findings.lines == [
                "App/File.swift:2:8 [undeclared-import] App imports TLS, which it does not declare; it compiles because of what Client depends on, and no longer when that changes"
            ])
        #expect(
            findings[0].chain.map { "\($0.from) -> \($0.to) \($0.place?.description ?? "")" } == [
                "App -> Client Package.swift:10:1", "Client -> NIO Package.swift:11:1", "NIO -> TLS Package.swift:12:1",
            ])
        #expect(findings[0].allowed == "App declares Client")
        #expect(findings[0].fix == "add \"TLS\" to the dependencies of App (Package.swift:10:1), or remove the import")
    }

    @Test func `what may not be declared is not to be declared`() throws {
        var sample = Sample()
        sample.target("Base", on: [], "import Feature\nimport Other")
        sample.target("Feature", on: ["Base"], "import Base")
        sample.target("Other")
        let rules = "{ contracts: [{ name: 'bottom', kind: 'forbidden', from: 'Base', to: 'Other' }] }"
        let fixes = try sample.check(rules).filter { $0.rule == "undeclared-import" }.map(\.fix)
        #expect(
            fixes == [
                "remove the import: Feature depends on Base, so that declaring it would close a circle",
                "remove the import: bottom forbids it",
            ])
    }

    @Test func `L15: what two releases of swift-syntax import and do not declare is found`() throws {
        // The shape of the manifests and imports of 509.0.0 and of 603.0.0, as far as these modules go.
        var sample = Sample()
        sample.target("SwiftSyntax")
        sample.target("SwiftParser", on: ["SwiftSyntax"], "import SwiftSyntax")
        sample.target("SwiftDiagnostics", on: ["SwiftSyntax"], "import SwiftSyntax")
        sample.target(
            "SwiftOperators", on: ["SwiftDiagnostics", "SwiftParser", "SwiftSyntax"],
            "import SwiftDiagnostics\nimport SwiftParser\nimport SwiftSyntax")
        sample.target(
            "SwiftSyntaxMacros", on: ["SwiftDiagnostics", "SwiftSyntax"], "import SwiftDiagnostics\nimport SwiftSyntax")
        sample.target(
            "SwiftSyntaxMacroExpansion", on: ["SwiftSyntax", "SwiftSyntaxMacros", "SwiftDiagnostics"],
            "import SwiftDiagnostics\nimport SwiftOperators\n@_spi(MacroExpansion) import SwiftSyntax\n@_spi(MacroExpansion) import SwiftSyntaxMacros"
        )
        sample.target(
            "SwiftWarningControl", on: ["SwiftSyntax", "SwiftParser"],
            "import SwiftDiagnostics\nimport SwiftParser\n@_spi(ExperimentalLanguageFeatures) import SwiftSyntax")
        #expect(
            try sample.check().lines == [
                "SwiftSyntaxMacroExpansion/File.swift:2:8 [undeclared-import] SwiftSyntaxMacroExpansion imports SwiftOperators, which it does not declare; nothing that it declares leads there, so it compiles only when SwiftOperators happens to be built before",
                "SwiftWarningControl/File.swift:1:8 [undeclared-import] SwiftWarningControl imports SwiftDiagnostics, which it does not declare; nothing that it declares leads there, so it compiles only when SwiftDiagnostics happens to be built before",
            ])
    }

    @Test(arguments: [
        ("#if canImport(TLS)\nimport TLS\n#endif", 0), ("#if canImport(TLS) && os(Linux)\nimport TLS\n#endif", 0),
        ("#if !canImport(TLS)\n#else\nimport TLS\n#endif", 0), ("#if canImport(TLS.Inner)\nimport TLS\n#endif", 0),
        ("#if canImport(TLS) || os(Linux)\nimport TLS\n#endif", 1), ("#if !canImport(TLS)\nimport TLS\n#endif", 1),
        ("#if canImport(Other)\nimport TLS\n#endif", 1), ("#if DEBUG\nimport TLS\n#endif", 1),
    ])
    func `L06, L07: what stands only where the module can be imported needs no declaration`(text: String, count: Int)
        throws
    {
        var sample = Sample()
        sample.target("App", on: ["Client"], "import Client\n" + text)
        sample.target("Client", on: ["TLS"], "import TLS")
        sample.target("TLS")
        #expect(try sample.check().count == count)
    }

    @Test func `L07, L19: a module of another package is told when only a dependency declares its product`() throws {
        var sample = Sample()
        sample.target("B", on: ["A"], "import A\nimport Widgets")
        sample.target("A", on: [Sample.Dependency("UI", package: "ui-kit", targets: ["Widgets"])], "import Widgets")
        sample.target("Widgets", package: "ui-kit")
        let findings = try sample.check()
        #expect(findings.edges == ["undeclared-import: B -> Widgets"])
        #expect(findings[0].chain.map(\.note) == ["", "product UI"])
        #expect(findings[0].fix?.contains(".product(name: \"Product\", package: \"ui-kit\")") == true)
    }

    @Test func `L20: a module of a declared product is declared, another one of the product's graph is not`() throws {
        var sample = Sample()
        let product = Sample.Dependency("Performance", package: "fire", targets: ["Performance", "PerformanceCore"])
        sample.target("App", on: [product], "import PerformanceCore\nimport FireCore")
        sample.target("Performance", on: ["FireCore"], package: "fire")
        sample.target("PerformanceCore", package: "fire")
        sample.target("FireCore", package: "fire")
        #expect(try sample.check().edges == ["undeclared-import: App -> FireCore"])
    }

    @Test func `L18: a dependency with a condition is declared`() throws {
        var sample = Sample()
        sample.target(
            "App", on: [Sample.Dependency("Glue", platforms: ["linux"])], "#if os(Linux)\nimport Glue\n#endif")
        sample.target("Glue")
        #expect(try sample.check().isEmpty)
    }

    @Test func `L19: a local target that nothing leads to is told too`() throws {
        var sample = Sample()
        sample.target("A", "import B")
        sample.target("B")
        #expect(try sample.check().first?.message.contains("nothing that it declares leads there") == true)
    }

    @Test(arguments: [
        (
            "import Glue",
            "Glue is declared only for Linux, and this import is compiled on macOS, iOS, Mac Catalyst and 6 more too"
        ),
        (
            "#if os(Linux) || os(macOS)\nimport Glue\n#endif",
            "Glue is declared only for Linux, and this import is compiled on macOS too"
        ),
    ])
    func `L17: an import that is compiled on more platforms than the dependency is declared for is told`(
        text: String, message: String
    ) throws {
        var sample = Sample()
        sample.target("App", on: [Sample.Dependency("Glue", platforms: ["linux"])], text)
        sample.target("Glue")
        #expect(try sample.check().map(\.message) == [message])
    }

    @Test(arguments: [
        "#if os(Linux)\nimport Glue\n#endif", "#if canImport(Glue)\nimport Glue\n#endif",
        "#if os(Linux) && DEBUG\nimport Glue\n#endif", "#if !os(Linux)\n#else\nimport Glue\n#endif",
    ])
    func `L17: an import under the dependency's own condition is right`(text: String) throws {
        var sample = Sample()
        sample.target("App", on: [Sample.Dependency("Glue", platforms: ["linux"])], text)
        sample.target("Glue")
        #expect(try sample.check().isEmpty)
    }

    @Test(arguments: [
        (["ios"], "#if os(iOS)"), (["ios"], "#if os(iOS) && !targetEnvironment(macCatalyst)"),
        (["maccatalyst"], "#if targetEnvironment(macCatalyst)"), (["macos"], "#if os(OSX)"),
        (["ios", "tvos", "watchos", "visionos"], "#if canImport(UIKit)"), (["macos", "ios"], "#if canImport(AppKit)"),
        (["macos", "ios"], "#if canImport(UIKit)\n#elseif canImport(AppKit)"),
        (["linux", "android"], "#if canImport(Glibc)"), (["linux"], "#if canImport(Musl)"),
        (["windows"], "#if canImport(WinSDK)"), (["linux", "windows", "android", "wasi"], "#if !canImport(Darwin)"),
    ])
    func `L17: platforms are told by the modules of their systems too`(platforms: [String], condition: String) throws {
        var sample = Sample()
        sample.target(
            "App", on: [Sample.Dependency("Glue", platforms: Set(platforms))], "\(condition)\nimport Glue\n#endif")
        sample.target("Glue")
        #expect(try sample.check().isEmpty)
    }

    @Test(arguments: [
        (["linux", "ios"], "#if canImport(UIKit)", "tvOS, watchOS, visionOS", "os(iOS) || os(Linux)"),
        (["macos"], "#if canImport(AppKit)", "Mac Catalyst", "os(macOS)"),
        (["maccatalyst"], "#if os(iOS)", "iOS", "targetEnvironment(macCatalyst)"),
    ])
    func `L17: a module that other systems have too is told`(
        platforms: [String], condition: String, others: String, wanted: String
    ) throws {
        var sample = Sample()
        sample.target(
            "App", on: [Sample.Dependency("Glue", platforms: Set(platforms))], "\(condition)\nimport Glue\n#endif")
        sample.target("Glue")
        let found = try #require(try sample.check().first)
        #expect(found.message.hasSuffix("and this import is compiled on \(others) too"))
        #expect(found.fix?.hasPrefix("write #if \(wanted) around the import") == true)
    }

    @Test func `an import on other platforms alone is not told to be put where it would never be compiled`() throws {
        var sample = Sample()
        sample.target(
            "App", on: [Sample.Dependency("Glue", platforms: ["linux", "macos"])],
            "#if os(Windows)\nimport Glue\n#endif")
        sample.target("Glue")
        let found = try sample.check()
        #expect(
            found.map(\.message) == [
                "Glue is declared only for macOS, Linux, and this import is compiled on Windows alone"
            ])
        #expect(found.map(\.fix) == ["declare Glue for Windows too, or remove the import"])
    }

    @Test func `a dependency that is nothing is told at its place in the manifest, and what was meant`() throws {
        var sample = Sample()
        sample.target("App", on: [Sample.Dependency("NetworkingKti", targets: [])], "import NetworkingKit")
        sample.target("NetworkingKit")
        sample.incomplete = [
            .unknownProduct(name: "NetworkingKti", usedBy: TargetReference(package: "app", target: "App"))
        ]
        let found = try sample.check().filter { $0.rule == "incomplete" }
        #expect(found.map { $0.place?.description } == ["Package.swift:10:1"])
        #expect(found.map(\.fix) == ["did you mean \"NetworkingKit\"?"])
        #expect(
            try sample.check().first { $0.rule == "undeclared-import" }?.fix
                == "write \"NetworkingKit\" instead of \"NetworkingKti\" at Package.swift:10:1")
    }
}
