import Foundation
import Testing

/// A package as somebody might have it, and what `init` should make of it.
struct LivingPackage: Sendable, CustomTestStringConvertible {
    let name: String
    let manifest: String
    /// Sources by path.
    let sources: [String: String]
    /// The contracts that hold.
    var contracts: [String] = []
    /// The contracts that are worth having and do not hold.
    var broken: [String] = []
    /// The rules that find something in it.
    var findings: [String] = []

    var testDescription: String { name }

    /// Targets with their dependencies; each imports what it depends on, and what else is given.
    init(
        _ name: String, _ targets: [(String, [String])], importing: [String: [String]] = [:], contracts: [String] = [],
        broken: [String] = [], findings: [String] = []
    ) {
        self.name = name
        let lines = targets.map { target, dependencies in
            let kind = target.hasSuffix("Tests") ? "testTarget" : target == "App" ? "executableTarget" : "target"
            return ".\(kind)(name: \"\(target)\", dependencies: \(dependencies)),"
        }
        manifest = "name: \"Shop\", targets: [\(lines.joined(separator: "\n"))]"
        var sources: [String: String] = [:]
        for (target, dependencies) in targets {
            let folder = target.hasSuffix("Tests") ? "Tests" : "Sources"
            let file = target == "App" ? "main.swift" : "File.swift"
            sources["\(folder)/\(target)/\(file)"] = (dependencies + (importing[target] ?? []))
                .map { "import \($0)\n" }.joined()
        }
        self.sources = sources
        (self.contracts, self.broken, self.findings) = (contracts, broken, findings)
    }

    init(_ name: String, manifest: String, sources: [String: String], contracts: [String] = [], findings: [String] = [])
    {
        (self.name, self.manifest, self.sources) = (name, manifest, sources)
        (self.contracts, self.findings) = (contracts, findings)
    }

    /// Writes it into a folder of its own.
    func write() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-living-\(UUID().uuidString)").path
        let text = """
            // swift-tools-version: 6.0
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(\(manifest))

            """
        try ToolPackage.write(text, to: "Package.swift", in: folder)
        for (path, text) in sources { try ToolPackage.write(text, to: path, in: folder) }
        return folder
    }
}

extension LivingPackage {
    static let features = LivingPackage(
        "features in layers",
        [
            ("App", ["OrdersUI", "HomeUI", "OrdersData", "Network"]), ("OrdersUI", ["OrdersDomain"]),
            ("OrdersData", ["OrdersDomain", "Network"]), ("OrdersDomain", ["Basics"]), ("HomeUI", ["HomeDomain"]),
            ("HomeDomain", []), ("Network", ["Basics"]), ("Basics", []), ("OrdersTests", ["OrdersUI", "HomeUI"]),
        ], contracts: ["layers-of-a-feature", "features-are-independent", "features-are-put-together-once"])
    static let chain = LivingPackage(
        "a chain", [("A", ["B"]), ("B", ["C"]), ("C", [])], contracts: ["modules-in-order", "no-circles"])
    static let undeclared = LivingPackage(
        "undeclared imports", [("A", ["B"]), ("B", ["C"]), ("C", [])], importing: ["A": ["C"]],
        contracts: ["modules-in-order", "no-circles"], findings: ["undeclared-import"])

    static let all: [LivingPackage] = [
        features, chain, undeclared,
        LivingPackage(
            "targets that import each other in circles",
            [("Top", ["A"]), ("A", ["B"]), ("B", []), ("C", []), ("D", ["C"]), ("Low", [])],
            importing: ["B": ["A", "Low"], "C": ["D"]], contracts: ["modules-in-order"], broken: ["no-circles"],
            findings: ["undeclared-import"]),
        LivingPackage(
            "features that know each other",
            [
                ("HomeFeature", ["OrdersFeature"]), ("OrdersFeature", ["AppCore"]), ("AppCore", []),
                ("App", ["HomeFeature"]),
            ], contracts: ["features-are-put-together-once", "modules-in-order", "no-circles", "no-screens-below"],
            broken: ["features-are-independent"]),
        LivingPackage(
            "features in layers against the usual order",
            [
                ("OrdersUI", ["OrdersDomain"]), ("OrdersDomain", ["OrdersData"]), ("OrdersData", []),
                ("HomeUI", ["HomeDomain"]), ("HomeDomain", []), ("HomeData", ["HomeDomain"]),
            ], contracts: ["features-are-independent", "no-circles"], broken: ["layers-of-a-feature"]),
        LivingPackage("no target", manifest: "name: \"Empty\"", sources: [:]),
        LivingPackage("one target", [("A", [])]),
        LivingPackage("only tests", [("SomeTests", [])]),
        LivingPackage(
            "screens in the domain", [("ShopDomain", []), ("ShopUI", ["ShopDomain"])],
            importing: ["ShopDomain": ["UIKit"]], contracts: ["modules-in-order"], broken: ["no-screens-below"]),
        LivingPackage(
            "features by folder",
            manifest: """
                name: "Shop", targets: [
                    .target(name: "Home", dependencies: ["Base"], path: "Sources/Features/Home"),
                    .target(name: "Orders", dependencies: ["Base"], path: "Sources/Features/Orders"),
                    .target(name: "Base", path: "Sources/Base"),
                ]
                """,
            sources: [
                "Sources/Features/Home/Home.swift": "import Base",
                "Sources/Features/Orders/Orders.swift": "import Base",
                "Sources/Base/Base.swift": "",
            ], contracts: ["features-are-independent", "modules-in-order"]),
        LivingPackage(
            "C, a system library, a plugin and a macro",
            manifest: """
                name: "Mixed", targets: [
                    .target(name: "Shop", dependencies: ["CStore", "CZip", "ShopMacros"], plugins: ["Stamp"]),
                    .target(name: "CStore"), .systemLibrary(name: "CZip"),
                    .macro(name: "ShopMacros"), .plugin(name: "Stamp", capability: .buildTool()),
                ]
                """,
            sources: [
                "Sources/Shop/Shop.swift": "import CStore\nimport CZip\n", "Sources/CStore/store.c": "int store;",
                "Sources/CStore/include/store.h": "extern int store;",
                "Sources/CZip/module.modulemap": """
                module CZip [system] { header "zip.h" }
                """, "Sources/CZip/zip.h": "", "Sources/ShopMacros/Macros.swift": "",
                "Plugins/Stamp/Stamp.swift": "import PackagePlugin\n",
            ], contracts: ["modules-in-order", "no-circles"]),
        LivingPackage(
            "a package in the package, one depended on and one not, and an odd name",
            manifest: """
                name: "Outer", dependencies: [.package(path: "Inner")], targets: [
                    .target(name: "Shop", dependencies: [.product(name: "Inner", package: "Inner"), "A+B {c}"]),
                    .target(name: "A+B {c}", path: "Sources/Odd"),
                ]
                """,
            sources: [
                "Sources/Shop/Shop.swift": "import Inner\nimport A_B__c_\n", "Sources/Odd/Odd.swift": "",
                "Inner/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Inner", products: [.library(name: "Inner", targets: ["Inner"])],
                    targets: [.target(name: "Inner")])
                """, "Inner/Sources/Inner/Inner.swift": "", "Other/Package.swift": "broken",
            ], contracts: ["modules-in-order"]),
    ]
}
