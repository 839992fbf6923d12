import Foundation
import Testing

@testable import karvon_lint

@Suite(.serialized)
struct FixTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "Shop", targets: [
            .target(
                name: "App",
                dependencies: [
                    "Model", // the model
                    "Unused",
                ]),
            .target(name: "Model", dependencies: ["Store", .target(name: "Glue", condition: .when(platforms: [.linux]))]),
            .target(name: "Store"),
            .target(name: "Glue"),
            .target(name: "Unused"),
        ])

        """
    private static let app = """
        import Model
        public import Store

        #if os(Linux)
        import Glue
        #endif
        import Model

        public func run() { start() }

        """
    private static let fixedManifest = manifest.replacing(
        "            \"Unused\",\n",
        with: "            \"Store\",\n            .target(name: \"Glue\", condition: .when(platforms: [.linux])),\n"
    ).replacing(
        "\"Store\", .target(name: \"Glue\", condition: .when(platforms: [.linux]))]),\n    .target(name: \"Store\")",
        with: "\"Store\", .target(name: \"Glue\")]),\n    .target(name: \"Store\")")

    @Test(arguments: [
        ("import Core\nimport Util\n", ".product(name: \"Net\", package: \"Net\")"),
        (
            "#if os(Linux)\nimport Core\n#elseif os(Windows)\nimport Util\n#endif\n",
            ".product(name: \"Net\", package: \"Net\", condition: .when(platforms: [.linux, .windows]))"
        ),
    ])
    func `a product is declared once, for all platforms on which something of it is imported`(
        source: String, entry: String
    ) throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", dependencies: [.package(path: "Net")], targets: [
                .target(name: "App", dependencies: []), .target(name: "Model"),
            ])
            """
        let net = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Net", products: [.library(name: "Net", targets: ["Core", "Util"])],
                targets: [.target(name: "Core"), .target(name: "Util")])
            """
        try Self.withPackage(manifest: manifest) { folder in
            try ToolPackage.write(source, to: "Sources/App/App.swift", in: folder)
            try ToolPackage.write("", to: "Sources/Model/Model.swift", in: folder)
            try ToolPackage.write(net, to: "Net/Package.swift", in: folder)
            for target in ["Core", "Util"] {
                try ToolPackage.write("", to: "Net/Sources/\(target)/A.swift", in: folder)
            }
            _ = ToolPackage.run("check", "--fix", in: folder)
            #expect(
                Self.read("Package.swift", folder)
                    == manifest.replacing("dependencies: []", with: "dependencies: [\(entry)]"))
        }
    }

    @Test func `a condition is not taken away while a file keeps to it`() throws {
        try Self.withPackage { folder in
            try ToolPackage.write(
                "#if os(Linux)\nimport Glue\n#endif\n", to: "Sources/Model/Linux.swift", in: folder)
            let dry = ToolPackage.run("check", "--dry-run", in: folder)
            #expect(!dry.output.contains("\"Glue\")]),"))
            #expect(
                (dry.output + dry.errors).contains(
                    "the import at Sources/Model/Linux.swift:2:8 has an #if as the manifest says"))
        }
    }

    @Test func `a dependency that is imported and not used is left to whoever takes out its imports`() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Ops"), .target(name: "V", dependencies: ["Ops"])])
            """
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-fix-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ToolPackage.write(manifest, to: "Package.swift", in: folder)
        try ToolPackage.write("{}", to: "architecture.json5", in: folder)
        try ToolPackage.write("public func op() {}\n", to: "Sources/Ops/Ops.swift", in: folder)
        try ToolPackage.write("import Ops\nfunc v() {}\n", to: "Sources/V/V.swift", in: folder)
        let built = try Shell.run("swift", ["build", "-j", "1"], in: folder)
        #expect(built.contains("Build complete"), "\(built)")
        let outcome = ToolPackage.run("check", "--index", "--fix", in: folder)
        #expect((outcome.output + outcome.errors).contains("its imports are to go first"), "\(outcome)")
        #expect(Self.read("Package.swift", folder) == manifest)
        #expect(!outcome.output.contains("undeclared-import"))
    }

    @Test func `what can be mended is shown, then written, and what remains is told by a new check`() throws {
        try Self.withPackage { folder in
            let dry = ToolPackage.run("check", "--dry-run", in: folder)
            #expect(dry.status == .findings)
            #expect(
                dry.output == """
                    --- a/Package.swift
                    +++ b/Package.swift
                    @@ -6,9 +6,10 @@
                             name: "App",
                             dependencies: [
                                 "Model", // the model
                    -            "Unused",
                    +            "Store",
                    +            .target(name: "Glue", condition: .when(platforms: [.linux])),
                             ]),
                    -    .target(name: "Model", dependencies: ["Store", .target(name: "Glue", condition: .when(platforms: [.linux]))]),
                    +    .target(name: "Model", dependencies: ["Store", .target(name: "Glue")]),
                         .target(name: "Store"),
                         .target(name: "Glue"),
                         .target(name: "Unused"),
                    --- a/Sources/App/App.swift
                    +++ b/Sources/App/App.swift
                    @@ -1,9 +1,8 @@
                     import Model
                    -public import Store
                    +internal import Store
                    \(" ")
                     #if os(Linux)
                     import Glue
                     #endif
                    -import Model
                    \(" ")
                     public func run() { start() }

                    """)
            #expect(Self.read("Package.swift", folder) == Self.manifest)
            let fixed = ToolPackage.run("check", "--fix", in: folder)
            #expect(fixed.output.hasPrefix("no findings in 5 targets, 5 files, 0 rules\n"))
            #expect(fixed.status == .success)
            #expect(
                fixed.errors.split(separator: "\n").filter { $0.hasPrefix("fixed: ") } == [
                    "fixed: Package.swift: remove \"Unused\" from the dependencies of App",
                    "fixed: Package.swift: add \"Store\" to the dependencies of App",
                    "fixed: Package.swift: add .target(name: \"Glue\", condition: .when(platforms: [.linux])) to the dependencies of App",
                    "fixed: Package.swift: declare Glue for all platforms in Model",
                    "fixed: Sources/App/App.swift: remove this import",
                    "fixed: Sources/App/App.swift: write internal import Store",
                ])
            #expect(Self.read("Package.swift", folder) == Self.fixedManifest)
            #expect(
                Self.read("Sources/App/App.swift", folder)
                    == Self.app.replacing("public import", with: "internal import").replacing(
                        "#endif\nimport Model\n", with: "#endif\n"))
            #expect(ToolPackage.run("check", "--dry-run", in: folder).status == .success)
        }
    }

    @Test func `what a manifest computes is left by hand, with what is to be written`() throws {
        let manifest = Self.manifest.replacing("        dependencies: [\n", with: "        dependencies: more + [\n")
            .replacing("let package", with: "let more: [Target.Dependency] = []\nlet package")
        try Self.withPackage(manifest: manifest) { folder in
            let fixed = ToolPackage.run("check", "--fix", in: folder)
            #expect(fixed.status == .findings)
            #expect(
                fixed.errors.contains(
                    "not fixed: Sources/App/App.swift:2:15: add \"Store\" to the dependencies of App, by hand: the dependencies of App are no list that is written out\n"
                ))
            let now = Self.read("Package.swift", folder)
            #expect(now.contains("        dependencies: more + [\n") && now.contains("\"Unused\",\n"))
        }
    }

    @Test func `when the package is then not what was meant all files are put back as they were`() throws {
        // A loop behind the list takes away what is added.
        let manifest =
            Self.manifest
            + "for target in package.targets { target.dependencies = Array(target.dependencies.prefix(2)) }\n"
        try Self.withPackage(manifest: manifest) { folder in
            let fixed = ToolPackage.run("check", "--fix", in: folder)
            #expect(fixed.status == .findings)
            #expect(
                fixed.errors.contains("karvon-lint: all files are as they were, because the manifest then declares "))
            #expect(Self.read("Package.swift", folder) == manifest)
            #expect(Self.read("Sources/App/App.swift", folder) == Self.app)
        }
    }

    @Test func `an import against a contract, or one that would close a circle, is not declared`() throws {
        let rules = "{ contracts: [{ name: 'no-store', kind: 'forbidden', direct: true, from: 'App', to: 'Store' }] }"
        try Self.withPackage(rules: rules) { folder in
            try ToolPackage.write("import App\n", to: "Sources/Store/Store.swift", in: folder)
            let fixed = ToolPackage.run("check", "--fix", in: folder)
            #expect(fixed.errors.contains("remove the import of Store, by hand: the import is against no-store\n"))
            #expect(
                fixed.errors.contains(
                    "remove the import of App, by hand: App depends on Store, so that declaring it closes a circle\n"))
            let manifest = Self.read("Package.swift", folder)
            #expect(!manifest.contains("            \"Store\",\n"))
        }
    }

    @Test func `what the baseline tolerates is not mended, and how to mend it is said`() throws {
        try Self.withPackage { folder in
            #expect(ToolPackage.run("baseline", "--baseline", "b.txt", in: folder).status == .success)
            let fixed = ToolPackage.run("check", "--fix", "--baseline", "b.txt", in: folder)
            #expect(fixed.status == .success)
            #expect(
                fixed.errors
                    == "karvon-lint: the baseline tolerates what 6 changes could mend; `karvon-lint check --fix --baseline "
                    + "/dev/null` makes them, and `karvon-lint baseline --prune` then takes them out of the baseline\n")
            #expect(Self.read("Package.swift", folder) == Self.manifest)
            #expect(ToolPackage.run("check", "--fix", "--baseline", "/dev/null", in: folder).status == .success)
            #expect(Self.read("Package.swift", folder) == Self.fixedManifest)
        }
    }

    @Test func `a dependency that the same run takes out closes no circle`() throws {
        let manifest = Self.manifest.replacing(
            ".target(name: \"Unused\"),",
            with: """
                .target(name: "Unused", dependencies: ["App"]),
                """
        ).replacing("            \"Unused\",\n", with: "")
        try Self.withPackage(manifest: manifest) { folder in
            try ToolPackage.write(
                Self.app.replacing("import Model\n\n", with: "import Model\nimport Unused\n\n"),
                to: "Sources/App/App.swift", in: folder)
            let fixed = ToolPackage.run("check", "--fix", in: folder)
            #expect(!fixed.errors.contains("circle"), "\(fixed.errors)")
            #expect(fixed.status == .success, "\(fixed.output)\(fixed.errors)")
        }
    }

    @Test func `line ends stay, and files outside the package are not touched`() throws {
        try Self.withPackage(manifest: Self.manifest.replacing("\n", with: "\r\n")) { folder in
            let outside = folder + "-outside.swift"
            try FileManager.default.moveItem(atPath: "\(folder)/Sources/App/App.swift", toPath: outside)
            defer { try? FileManager.default.removeItem(atPath: outside) }
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/Sources/App/App.swift", withDestinationPath: outside)
            let fixed = ToolPackage.run("check", "--fix", in: folder)
            #expect(fixed.errors.contains("by hand: the file can't be read, or is outside the package\n"))
            #expect(Self.read(outside, folder) == Self.app)
            #expect(Self.read("Package.swift", folder) == Self.fixedManifest.replacing("\n", with: "\r\n"))
        }
    }

    @Test func `an import that is repeated and too wide goes, and the one that then stands in its place stays`() throws
    {
        try Self.withPackage { folder in
            let app = "public import Store\npublic import Store\npublic import Model\n\npublic func run(_ it: It) {}\n"
            try ToolPackage.write(app, to: "Sources/App/App.swift", in: folder)
            try ToolPackage.write(
                "import Store\nimport Glue\npublic struct It {}\n", to: "Sources/Model/Model.swift", in: folder)
            _ = ToolPackage.run("check", "--fix", in: folder)
            #expect(
                Self.read("Sources/App/App.swift", folder)
                    == "internal import Store\npublic import Model\n\npublic func run(_ it: It) {}\n")
        }
    }

    private static func withPackage(
        manifest: String = manifest, rules: String = "{}", _ body: (String) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-fix-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ToolPackage.write(manifest, to: "Package.swift", in: folder)
        try ToolPackage.write(rules, to: "architecture.json5", in: folder)
        try ToolPackage.write(app, to: "Sources/App/App.swift", in: folder)
        try ToolPackage.write("import Store\nimport Glue\n", to: "Sources/Model/Model.swift", in: folder)
        for name in ["Store", "Glue", "Unused"] {
            try ToolPackage.write("", to: "Sources/\(name)/\(name).swift", in: folder)
        }
        try body(folder)
    }

    private static func read(_ file: String, _ folder: String) -> String {
        (try? String(contentsOfFile: file.hasPrefix("/") ? file : "\(folder)/\(file)", encoding: .utf8)) ?? ""
    }
}
