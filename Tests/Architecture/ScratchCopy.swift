import Foundation
import LintPackage
import LintRules
import Testing

/// A copy of two features, the kits and the app, checked as it is and again with every rule broken.
struct ScratchCopy: SuiteTrait, TestScoping {
    @TaskLocal static var findings: [Finding]?
    @TaskLocal static var findingsBefore: [Finding]?

    static let breaches = [
        Breach("kinds-of-modules", "DomainKit", "StateKit"),
        Breach("kinds-of-modules", "OrdersDomain", "DataKit"),
        Breach("kinds-of-modules", "OrdersData", "PresentationKit"),
        Breach("kinds-of-modules", "HomePresentation", "NavigationKit"),
        Breach("kinds-of-modules", "OrdersNavigation", "StateKit"),
        Breach("kinds-of-modules", "HomeTests", "OrdersDomain"),
        Breach("kinds-of-modules", "HomeDomain", "Testing"),
        Breach("kinds-of-modules", "karvon", "HomeDomain"),
        Breach("kits-in-order", "StateKit", "DataKit"),
        Breach("kits-in-order", "PresentationKit", "NavigationKit"),
        Breach("kits-in-order", "NavigationKit", "HeadlessKit"),
        Breach("layers-of-a-feature", "HomeDomain", "HomeData"),
        Breach("layers-of-a-feature", "HomePresentation", "HomeNavigation"),
        Breach("features-are-independent", "OrdersDomain", "HomeDomain"),
        Breach("features-are-independent", "HomeNavigation", "OrdersNavigation"),
        Breach("data-is-never-seen", "OrdersPresentation", "OrdersData"),
        Breach("data-is-never-seen", "OrdersNavigation", "OrdersData"),
        Breach("no-user-interface-library", "HomePresentation", "SwiftUI"),
        Breach("no-user-interface-library", "HeadlessApp", "UIKit"),
        Breach("one-composition-root", "karvon", "OrdersData"),
        Breach("undeclared-import", "OrdersPresentation", "NavigationKit"),
        Breach("the-domain-is-plain", "DomainKit", "Observation"),
        Breach("the-domain-is-plain", "HomeDomain", "Dispatch"),
        Breach("the-domain-is-plain", "OrdersDomain", "Musl"),
        Breach("the-domain-knows-no-other-layer", "HomeDomain", "HomePresentation"),
        Breach("kits-in-order", "HeadlessKit", "TranscriptKit"),
        Breach("kits-in-order", "DataKit", "StateKit"),
        Breach("features-are-independent", "OrdersPresentation", "HomeDomain"),
        Breach("features-are-independent", "HomeData", "OrdersDomain"),
        Breach("data-is-never-seen", "OrdersPresentation", "DataKit"),
        Breach("no-user-interface-library", "TranscriptKit", "AppKit"),
        Breach("no-user-interface-library", "OrdersNavigation", "Combine"),
    ]

    /// Code that the layers' rules forbid.
    static let codeBreaches = [
        CodeBreach("no-service-locator", "HeadlessApp", "final class ServiceContainer {}"),
        CodeBreach("no-singleton", "OrdersData", "final class Cache { static let main = Cache() }"),
        CodeBreach("no-shared-instance", "HeadlessKit", "struct Host { static let shared = Host() }"),
        CodeBreach("no-use-of-singletons", "HomePresentation", "let one = Other.shared"),
        CodeBreach(
            "no-live-default-argument", "OrdersDomain", "struct Make { init(client: Client = LiveClient()) {} }"),
        CodeBreach("no-live-default-argument", "OrdersPresentation", "func show(now: Date = Date()) {}"),
        CodeBreach("no-static-mutable-state", "PresentationKit", "enum Current { static var user: String? }"),
        CodeBreach("no-global-mutable-state", "HomeNavigation", "var current: String?"),
        CodeBreach("view-models-know-no-coordinator", "OrdersPresentation", "struct Way { let next: HomeCoordinator }"),
        CodeBreach("repository-protocols-stand-in-the-domain", "OrdersData", "protocol CartRepository {}"),
        CodeBreach(
            "repositories-are-implemented-in-the-data-layer", "OrdersPresentation",
            "struct Fake: OrderRepository {}"),
        CodeBreach("data-objects-never-leave", "HomePresentation", "func show(_ user: UserRow) {}"),
        CodeBreach("no-bare-task", "HomePresentation", "func load() { Task { await refresh() } }"),
        CodeBreach(
            "coordinators-capture-weakly", "HomeNavigation",
            "final class OtherCoordinator { func f() { model.output = { self.g() } } }"),
        CodeBreach("no-network", "OrdersData", "let session = URLSession.shared"),
    ]
    private static let kept = ["Home", "Orders", "karvon", "HeadlessApp", "CSQLite", "CSodium"]

    static func folder(of module: String) -> String {
        for feature in ["Home", "Orders"] where module.hasPrefix(feature) {
            return "Modules/Features/\(feature)/\(module.dropFirst(feature.count))"
        }
        return (module.hasSuffix("Kit") ? "Modules/Kits/" : "Apps/") + module
    }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing run: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-copy-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.copy(to: folder)
        let rules = try RulesFile(Array(Tree.text(of: "architecture.json5").utf8), file: "architecture.json5")
        let before = Check(rules).run(try PackageReader().read(folder.path).model).findings
        for breach in Self.breaches {
            try Data("// Against the rules.\nimport \(breach.imported)\n".utf8)
                .write(to: folder.appending(path: breach.file))
        }
        for breach in Self.codeBreaches {
            try Data("\(breach.code)\n".utf8).write(to: folder.appending(path: breach.file))
        }
        try Self.write(manifest: folder, more: "    layer(\"Helpers\", of: \"Orders\", on: []),\n")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Modules/Features/Orders/Helpers"), withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "Modules/Features/Orders/Helpers/Empty.swift"))
        let after = Check(rules).run(try PackageReader().read(folder.path).model).findings
        try await Self.$findingsBefore.withValue(before) {
            try await Self.$findings.withValue(after) { try await run() }
        }
    }

    private static func copy(to folder: URL) throws {
        for path in ["Apps", "Modules/Kits", "Modules/System", "Modules/Features/Home", "Modules/Features/Orders"] {
            let target = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Tree.root.appending(path: path), to: target)
        }
        try write(manifest: folder)
    }

    /// The manifest with the copied modules only, and with some lines more.
    private static func write(manifest folder: URL, more: String = "") throws {
        var lines: [Substring] = []
        for line in try Tree.text(of: "Package.swift").split(separator: "\n", omittingEmptySubsequences: false) {
            let module = line.firstMatch(of: /^    (\w+)\("([\w-]+)".*,$/)
            let isKept = module.map { match in
                kept.contains(String(match.2)) || match.1 == "kit"
            }
            if line.hasPrefix("let everyFeature") {
                lines.append("let everyFeature = [\"Home\", \"Orders\"]")
            } else if line.hasPrefix("let everyTool") {
                lines.append("let everyTool: [String] = []")
            } else if isKept ?? true {
                lines.append(line)
            }
            if line.hasPrefix("let modules"), !more.isEmpty { lines.append(contentsOf: more.split(separator: "\n")) }
        }
        let text = lines.joined(separator: "\n").replacing("[\"karvon\", \"karvon-lint\"]", with: "[\"karvon\"]")
        try Data(text.utf8).write(to: folder.appending(path: "Package.swift"))
    }
}
