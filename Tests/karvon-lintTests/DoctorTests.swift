import Foundation
import Testing

@testable import karvon_lint

struct DoctorTests {
    @Test func `all is well in a package whose imports hang on conditions of every kind`() throws {
        let folder = try LivingPackage.conditional.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ToolPackage.write("{}", to: "architecture.json5", in: folder)
        let outcome = ToolPackage.run("doctor", in: folder)
        #expect(outcome.status == .success, "\(outcome.output)")
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("ok    toolchain: ") == true)
        #expect(lines.contains("ok    rules: architecture.json5 has 0 rules"))
        #expect(lines.contains("ok    package: Shop with 2 targets"))
        #expect(lines.contains("ok    cache: what SwiftPM says can be kept between runs"))
        #expect(lines.last == "ok    reader: the compiler sees the same imports in 2 targets, 3 files")
    }

    @Test func `an import that only the compiler sees is told with its file, and fails`() throws {
        let folder = try LivingPackage.chain.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for number in 0..<5 { try ToolPackage.write("import B\n", to: "Sources/A/More\(number).swift", in: folder) }
        let swift = try otherCompiler(in: folder)
        let outcome = ToolPackage.run("doctor", "--swift", swift, in: folder)
        #expect(outcome.status == .findings)
        let advice = "what is found there may be wrong; please report it with the file"
        let expected = [
            "fail  reader: Sources/A/More3.swift: only the compiler sees import Ghost; \(advice)",
            "fail  reader: Sources/A/More3.swift: only the lint's reader sees import B; \(advice)",
        ]
        let failed = outcome.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("fail") }
        #expect(failed == expected)
    }

    @Test func `a file that only one of the two can read is told`() throws {
        let folder = try LivingPackage.chain.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ToolPackage.write("import B\nfunc f( {\n", to: "Sources/A/Broken.swift", in: folder)
        try ToolPackage.write("let a = 1\0\n", to: "Sources/C/Nul.swift", in: folder)
        let outcome = ToolPackage.run("doctor", in: folder)
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("\nwarn  reader: Sources/A/Broken.swift:2:9: expected parameter name"))
        #expect(
            outcome.output.contains("\nfail  reader: Sources/C/Nul.swift: only the lint's reader finds that a NUL byte")
        )
    }

    @Test func `what the lint needs is looked at, each with what to do`() throws {
        let folder = try LivingPackage.chain.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ToolPackage.write("", to: ".build/karvon-lint", in: folder)
        let first = ToolPackage.run("doctor", in: folder)
        #expect(first.status == .success)
        #expect(
            first.output.contains(
                "\nwarn  rules: there is no architecture.json5; write one with karvon-lint init\n"))
        #expect(first.output.contains("\nwarn  git: the package is in no repository; "))
        #expect(first.output.contains("\nwarn  cache: "))
        try ToolPackage.write("{ baseline: 'known.txt' }", to: "architecture.json5", in: folder)
        let second = ToolPackage.run("doctor", in: folder)
        #expect(
            second.output.contains("\nfail  baseline: known.txt is not there; write it with karvon-lint baseline\n"))
        try ToolPackage.write("{ wrong: 1 }", to: "architecture.json5", in: folder)
        try ToolPackage.write("let package = 1", to: "Package.swift", in: folder)
        let third = ToolPackage.run("doctor", in: folder)
        #expect(third.status == .findings)
        #expect(third.output.contains("\nfail  rules: architecture.json5:1:3: "))
        #expect(third.output.contains("\nfail  package: `swift package"))
        #expect(!third.output.contains("reader"))
        let none = ToolPackage.run("doctor", "--swift", folder + "/swift", in: folder)
        #expect(none.output.hasPrefix("fail  toolchain: no swift was found in \(folder)/swift; install Swift"))
    }

    /// A toolchain whose compiler sees another import in one file.
    private func otherCompiler(in folder: String) throws -> String {
        let swift = try #require(Shell.path(of: "swift"))
        let compiler = try #require(Shell.path(of: "swiftc"))
        let script = """
            #!/bin/sh
            for argument; do
                case $argument in
                    *.txt) list=$argument ;;
                esac
            done
            if [ -n "$list" ] && grep -q More3 "$list" && [ "$(wc -l <"$list")" -eq 1 ]; then echo Ghost; exit 0; fi
            if [ -n "$list" ] && grep -q More3 "$list"; then echo Ghost; fi
            exec '\(compiler)' "$@"
            """
        try ToolPackage.install(script, as: "bin/swiftc", in: folder)
        try FileManager.default.createSymbolicLink(atPath: folder + "/bin/swift", withDestinationPath: swift)
        return folder + "/bin/swift"
    }
}

extension LivingPackage {
    fileprivate static let conditional = LivingPackage(
        "conditions",
        manifest: """
            name: "Shop", targets: [
                .target(name: "Shop", swiftSettings: [
                    .define("SHOP"), .define("WINDOWS", .when(platforms: [.windows])),
                    .define("FAST", .when(configuration: .release)),
                ]),
                .testTarget(name: "ShopTests"),
            ]
            """,
        sources: [
            "Sources/Shop/Shop.swift": """
            #!/usr/bin/env swift
            #if os(Linux) && !DEBUG || SHOP
            @preconcurrency import One
            #elseif canImport(Foundation)
            import Two
            #else
            import Three
            #endif
            #if canImport(Foundation) && (arch(x86_64) || arch(arm64)) && !targetEnvironment(simulator)
            import struct Four.Five
            #endif
            #if WINDOWS || FAST || swift(<5)
            import Six
            #endif
            #if hasFeature(BareSlashRegexLiterals) && hasAttribute(available) && compiler(>=5.9)
            import Seven; import Eight.Nine
            #if canImport(Nowhere) || _endian(little)
            import Ten
            #endif
            #endif
            let text = \"\"\"
                import Eleven
                \"\"\"
            """,
            "Sources/Shop/main.swift": "#!/usr/bin/env swift\nimport `Twelve`\nprint(1)\n",
            "Tests/ShopTests/Tests.swift": "@testable import Shop\nlet a = /import Thirteen/\n",
        ])
}
