import Foundation
import Testing

@testable import karvon_lint

/// `init` in packages of many shapes: what it writes can be read, and holds.
struct InitTests {
    @Test(arguments: LivingPackage.all)
    func `what init writes holds at once, and with --freeze check ends with 0`(package: LivingPackage) throws {
        let folder = try package.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let written = ToolPackage.run("init", in: folder)
        #expect(written.status == .success, "\(written.errors)")
        let text = try String(contentsOfFile: folder + "/architecture.json5", encoding: .utf8)
        for contract in package.contracts { #expect(text.contains("\n            name: \"\(contract)\""), "\(text)") }
        for contract in package.broken {
            #expect(text.contains("// \(contract) is worth having and does not hold today"), "\(text)")
        }
        let check = ToolPackage.run("check", in: folder)
        #expect((check.status == .success) == package.findings.isEmpty, "\(check.output)")
        for rule in package.findings { #expect(check.output.contains("[\(rule)]"), "\(check.output)") }

        let frozen = ToolPackage.run("init", "--freeze", "--force", in: folder)
        #expect(frozen.status == .success, "\(frozen.errors)")
        let after = ToolPackage.run("check", in: folder)
        #expect(after.status == .success, "\(after.output)\(after.errors)")
        #expect(!after.output.contains("error") && !after.output.contains("warning"), "\(after.output)")
        let kept = try String(contentsOfFile: folder + "/architecture.json5", encoding: .utf8)
        for contract in package.contracts + package.broken {
            #expect(kept.contains("\n            name: \"\(contract)\""), "\(kept)")
        }
        #expect(kept.contains("\n    baseline: \"lint-baseline.txt\","))
    }

    @Test func `layers and features are read from the names, and their order from the imports`() throws {
        let folder = try LivingPackage.features.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(
            ToolPackage.run("init", in: folder).output == """
                architecture.json5: layers-of-a-feature, features-are-independent, features-are-put-together-once, \
                modules-in-order, no-circles, no-screens-below

                """)
        let text = try String(contentsOfFile: folder + "/architecture.json5", encoding: .utf8)
        #expect(text.contains("            layers: [\"UI | Data (optional)\", \"Domain\"],\n"))
        #expect(text.contains("            only: [\"App\", \"{feature}*\"],\n"))
        #expect(text.contains("            layers: [\"App\", \"Network\", \"Basics\"],\n"))
        #expect(text.contains("            ignored: [\"*Data\", \"*Domain\", \"*UI\"],\n"))
        // One contract asks each module for its layer.
        #expect(text.split(separator: "exhaustive: true").count == 2)
        // A new import against the layers is found.
        try ToolPackage.write("import OrdersUI\n", to: "Sources/OrdersDomain/Wrong.swift", in: folder)
        #expect(ToolPackage.run("check", in: folder).output.contains("[layers-of-a-feature]"))
    }

    @Test func `the layering is the tightest that holds: what is not imported today may not be tomorrow`() throws {
        let folder = try LivingPackage.features.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(ToolPackage.run("init", in: folder).status == .success)
        let sideways = ToolPackage.run("may", "OrdersUI", "OrdersData", in: folder)
        #expect(sideways.status == .findings)
        #expect(
            sideways.output.contains("UI and {feature}Data are siblings of one layer [layers-of-a-feature,"),
            "\(sideways.output)")
        #expect(ToolPackage.run("may", "OrdersData", "OrdersDomain", in: folder).status == .success)
    }

    @Test func `a new feature may begin with its domain alone, and a module of no layer is found`() throws {
        let folder = try LivingPackage.features.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(ToolPackage.run("init", in: folder).status == .success)
        let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        try ToolPackage.write(
            manifest.replacing("targets: [", with: "targets: [.target(name: \"CartDomain\"),"), to: "Package.swift",
            in: folder)
        try ToolPackage.write("", to: "Sources/CartDomain/Cart.swift", in: folder)
        let clean = ToolPackage.run("check", in: folder)
        #expect(clean.status == .success, "\(clean.output)")
        try ToolPackage.write(
            manifest.replacing(
                "targets: [", with: "targets: [.target(name: \"OrdersAnalytics\"), .target(name: \"Loose\"),"),
            to: "Package.swift", in: folder)
        for target in ["OrdersAnalytics", "Loose"] {
            try ToolPackage.write("", to: "Sources/\(target)/File.swift", in: folder)
        }
        let found = ToolPackage.run("check", in: folder).output
        #expect(found.contains("OrdersAnalytics is in no layer of modules-in-order"), "\(found)")
        #expect(found.contains("Loose is in no layer of modules-in-order"), "\(found)")
    }

    @Test func `where the other modules have no order, the layers of features ask each module for its layer`() throws {
        let folder = try LivingPackage(
            "features and an app",
            [
                ("App", ["OrdersUI", "HomeUI"]), ("OrdersUI", ["OrdersDomain"]), ("OrdersDomain", []),
                ("HomeUI", ["HomeDomain"]), ("HomeDomain", []),
            ]
        ).write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(ToolPackage.run("init", in: folder).status == .success)
        let text = try String(contentsOfFile: folder + "/architecture.json5", encoding: .utf8)
        #expect(text.contains("            ignored: [\"App\"],\n"), "\(text)")
        #expect(ToolPackage.run("check", in: folder).status == .success)
        let manifest = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        let targets = ["CartAnalytics", "CartModels"]
        try ToolPackage.write(
            manifest.replacing(
                "targets: [", with: "targets: [" + targets.map { ".target(name: \"\($0)\")," }.joined()),
            to: "Package.swift", in: folder)
        for target in targets { try ToolPackage.write("", to: "Sources/\(target)/File.swift", in: folder) }
        let found = ToolPackage.run("check", in: folder).output
        for target in targets {
            #expect(found.contains("\(target) is in no layer of layers-of-a-feature [layers-of-a-feature]"), "\(found)")
        }
    }

    @Test func `nothing is written over, and nothing is written when one of two files is there`() throws {
        let folder = try LivingPackage.chain.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ToolPackage.write("mine", to: "lint-baseline.txt", in: folder)
        let refused = ToolPackage.run("init", "--freeze", in: folder)
        #expect(
            refused
                == Outcome(
                    status: .failure,
                    errors: "karvon-lint: lint-baseline.txt is there already, and nothing was written; "
                        + "--force writes it anew\n"))
        #expect(!FileManager.default.fileExists(atPath: folder + "/architecture.json5"))
        try ToolPackage.write("{ broken", to: "architecture.json5", in: folder)
        #expect(ToolPackage.run("init", in: folder).status == .failure)
        #expect(try String(contentsOfFile: folder + "/architecture.json5", encoding: .utf8) == "{ broken")
        #expect(ToolPackage.run("init", "--force", in: folder).status == .success)
    }

    @Test func `what no baseline may tolerate is told, and ends with 1`() throws {
        let folder = try LivingPackage.chain.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ToolPackage.write("import B // karvon-lint:ignore no-b -- old\n", to: "Sources/A/Ignored.swift", in: folder)
        let plain = ToolPackage.run("init", in: folder)
        #expect(plain.status == .success)
        #expect(
            plain.output.contains("check finds these, which no baseline tolerates:\n  Sources/A/Ignored.swift:1:"),
            "\(plain.output)")
        #expect(!plain.output.contains("would tolerate"))
        let frozen = ToolPackage.run("init", "--freeze", "--force", in: folder)
        #expect(frozen.status == .findings)
        #expect(frozen.errors.hasPrefix("no baseline tolerates these; mend them:\n  Sources/A/Ignored.swift:1:"))
    }

    @Test func `the rules and the baseline may stand elsewhere`() throws {
        let folder = try LivingPackage.undeclared.write()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/lint", withIntermediateDirectories: true)
        let arguments = ["--rules", "lint/rules.json5", "--package-path", folder]
        let context = Context(folder: folder, environment: ProcessInfo.processInfo.environment, isTerminal: false)
        let parser = CommandParser(commands: Commands.all, context: context)
        let frozen = parser.run(["init", "--freeze", "--baseline", "known.txt"] + arguments)
        #expect(frozen.status == .success, "\(frozen.errors)")
        let text = try String(contentsOfFile: folder + "/lint/rules.json5", encoding: .utf8)
        #expect(text.contains("\n    baseline: \"\(URL(filePath: folder).resolvingSymlinksInPath().path)/known.txt\","))
        #expect(parser.run(["check"] + arguments).status == .success)
    }
}
