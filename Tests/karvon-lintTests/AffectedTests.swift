import Foundation
import Testing

@testable import karvon_lint

@Suite(ToolPackage(), .serialized)
struct AffectedTests {
    private static func manifest(_ more: String = "", store: String = "") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [
            .target(name: "Screen", dependencies: ["Model"]),
            .target(name: "Model", dependencies: ["Store"]),
            .target(name: "Store"\(store)),
            .testTarget(name: "Screen-Tests", dependencies: ["Screen"]),
            .testTarget(name: "StoreTests", dependencies: ["Store"]),\(more)
        ])
        """
    }

    private static func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        process.arguments = ["git", "-C", ToolPackage.folder] + identity + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private static func commit(_ message: String = "next") throws {
        try git("add", "-A")
        try git("commit", "--allow-empty", "-m", message)
    }

    /// A repository with one commit, on the branch `main`.
    private static func begin() throws {
        try? FileManager.default.removeItem(atPath: ToolPackage.folder + "/.git")
        try ToolPackage.write(manifest(), to: "Package.swift")
        try ToolPackage.write(".build/\n", to: ".gitignore")
        try ToolPackage.write("import Testing\n", to: "Tests/Screen-Tests/Tests.swift")
        try ToolPackage.write("import Testing\n", to: "Tests/StoreTests/Tests.swift")
        try git("init", "-b", "main")
        try commit()
    }

    private func affected(_ format: String = "text", base: String = "main") -> Outcome {
        ToolPackage.run("affected", "--base", base, "--format", format)
    }

    @Test func `a product that holds other targets affects whoever depends on it`() throws {
        try Self.begin()
        let net = { (targets: String) in
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Net",
                products: [.library(name: "Net", targets: [\(targets)]), .library(name: "Other", targets: ["Util"])],
                targets: [.target(name: "Core"), .target(name: "Util")])
            """
        }
        let root = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", dependencies: [.package(path: "Net")], targets: [
                .target(name: "Screen", dependencies: [.product(name: "Net", package: "Net")]),
                .target(name: "Model", dependencies: [.product(name: "Other", package: "Net")]),
            ])
            """
        defer { try? FileManager.default.removeItem(atPath: ToolPackage.folder + "/Net") }
        try ToolPackage.write(root, to: "Package.swift")
        try ToolPackage.write(net("\"Core\", \"Util\""), to: "Net/Package.swift")
        for target in ["Core", "Util"] { try ToolPackage.write("", to: "Net/Sources/\(target)/A.swift") }
        try Self.commit()
        try ToolPackage.write(net("\"Core\""), to: "Net/Package.swift")
        #expect(affected("names", base: "HEAD").output == "Screen\n")
    }

    @Test func `what changed and what depends on it is told, with why`() throws {
        try Self.begin()
        try Self.git("checkout", "-b", "topic")
        try ToolPackage.write("// changed\nimport Store\n", to: "Sources/Model/Model.swift")
        try Self.commit()
        try ToolPackage.write("// new", to: "Sources/Model/New.swift")
        let expected = """
            Model changed in 2 files
            Screen depends on Model
            Screen-Tests depends on Screen

            """
        #expect(affected() == Outcome(output: expected))
        #expect(affected("names").output == "Model\nScreen\nScreen-Tests\n")
        #expect(affected("tests").output == "Screen-Tests\n")
        #expect(affected("filters").output == "--filter ^Screen_Tests\\.\n")
        let json = affected("json").output
        #expect(json.contains("\"tests\": [\n    \"Screen-Tests\"\n  ]"))
        #expect(json.contains("\"others\": []"))

        // What came to the other branch meanwhile is no change of this one.
        try Self.commit()
        try Self.git("checkout", "main")
        try ToolPackage.write("// elsewhere", to: "Sources/Store/Store.swift")
        try Self.commit()
        try Self.git("checkout", "topic")
        #expect(affected().output == expected)
        try FileManager.default.removeItem(atPath: ToolPackage.folder + "/Sources/Model/New.swift")
    }

    @Test func `a file that was moved, deleted or is only resource or excluded counts for the targets on both sides`()
        throws
    {
        try ToolPackage.write("", to: "Sources/Store/Moved.swift")
        try ToolPackage.write("", to: "Sources/Store/notes.txt")
        try Self.begin()
        try Self.git("mv", "Sources/Store/Moved.swift", "Tests/Screen-Tests/Moved.swift")
        #expect(affected("names").output == "Model\nScreen\nScreen-Tests\nStore\nStoreTests\n")
        try Self.commit()
        try ToolPackage.write("more", to: "Sources/Store/notes.txt")
        #expect(affected().output.contains("Store changed in 1 file\n"))
        try Self.git("checkout", "-f", "main")
        try FileManager.default.removeItem(atPath: ToolPackage.folder + "/Tests/Screen-Tests/Moved.swift")
        #expect(affected("names").output == "Screen-Tests\n")
    }

    @Test func `nothing affected is said, and then no test is run`() throws {
        try Self.begin()
        try ToolPackage.write("more", to: "README.md")
        let nothing = "nothing is affected: since main no file of a target changed\n"
        #expect(affected() == Outcome(output: nothing))
        #expect(affected("names") == Outcome(errors: "karvon-lint: \(nothing)"))
        #expect(affected("filters") == Outcome(output: "--filter ^$\n", errors: "karvon-lint: \(nothing)"))
        try FileManager.default.removeItem(atPath: ToolPackage.folder + "/README.md")
    }

    @Test func `a manifest counts by what it says, for the targets of which it says something else`() throws {
        try Self.begin()
        try ToolPackage.write(Self.manifest() + "// a comment\n", to: "Package.swift")
        #expect(affected().output.hasPrefix("nothing is affected"))
        try ToolPackage.write(
            Self.manifest(store: ", swiftSettings: [.define(\"FAST\")]").replacing(
                "import Pack", with: "\nimport Pack"),
            to: "Package.swift")
        #expect(affected().output.hasPrefix("Model depends on Store\nScreen depends on Model\n"))
        #expect(affected().output.contains("Store is declared otherwise\n"))
        try ToolPackage.write("", to: "Tests/MoreTests/Tests.swift")
        try ToolPackage.write(Self.manifest("\n.testTarget(name: \"MoreTests\"),"), to: "Package.swift")
        #expect(affected("names").output == "MoreTests\n")
        try ToolPackage.write(Self.manifest().replacing(": 6.0", with: ": 5.10"), to: "Package.swift")
        #expect(affected("names").output == "Model\nScreen\nScreen-Tests\nStore\nStoreTests\n")
        try FileManager.default.removeItem(atPath: ToolPackage.folder + "/Tests/MoreTests")
    }

    @Test func `a manifest whose older state can't be read affects everything, and that is said`() throws {
        try Self.begin()
        try ToolPackage.write("no manifest", to: "Package.swift")
        try Self.commit()
        try ToolPackage.write(Self.manifest(), to: "Package.swift")
        let outcome = affected("names")
        #expect(outcome.output == "Model\nScreen\nScreen-Tests\nStore\nStoreTests\n")
        #expect(outcome.errors.contains("said before can't be read, so all targets of "))
    }

    @Test func `what git can't answer is told with what to do`() throws {
        try Self.begin()
        #expect(affected(base: "nowhere").errors.hasPrefix("karvon-lint: there is no revision nowhere here; "))
        try Self.git("checkout", "--orphan", "other")
        try Self.commit("other")
        #expect(affected().errors.contains("main and what is checked out have no commit in common here"))
        try FileManager.default.removeItem(atPath: ToolPackage.folder + "/.git")
        let none = affected()
        #expect(none.status == .failure)
        #expect(none.errors.contains("is in no git repository; git says: fatal: not a git repository"))
    }

    @Test func `a package within its repository is seen whatever git is told to show paths from`() throws {
        try Self.begin()
        try ToolPackage.write(Self.manifest(), to: "Inner/Package.swift")
        for target in ["Screen", "Model", "Store"] {
            try ToolPackage.write("", to: "Inner/Sources/\(target)/File.swift")
        }
        for target in ["Screen-Tests", "StoreTests"] {
            try ToolPackage.write("import Testing\n", to: "Inner/Tests/\(target)/Tests.swift")
        }
        try Self.commit()
        try Self.git("config", "diff.relative", "true")
        try ToolPackage.write("// changed", to: "Inner/Sources/Screen/File.swift")
        let outcome = ToolPackage.run("affected", "--format", "names", in: ToolPackage.folder + "/Inner")
        #expect(outcome.output == "Screen\nScreen-Tests\n")
        try FileManager.default.removeItem(atPath: ToolPackage.folder + "/Inner")
    }
}
