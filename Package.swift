// swift-tools-version: 6.2
import PackageDescription

// The tree is the diagram: a module's path is its name, and its kind decides what it may import.
// One sorted line per module; what each kind of module depends on is said once, in the helpers below.
let everyFeature = ["Auth", "Home", "Onboarding", "Orders", "Profile", "Settings", "Todos"]
let everyKit = ["DataKit", "DomainKit", "HeadlessKit", "NavigationKit", "PresentationKit", "StateKit", "TranscriptKit"]
let everyLintModule = ["Configuration", "Fix", "Index", "Package", "Reader", "Report", "Rules"].map { "Lint" + $0 }
let everyTool = ["LintReader"]

// Files that are no sources: those that are built into a module, and those that its tests read where they lie.
let embedded = [
    "LintReport": ["Page/layout.js", "Page/page.css", "Page/page.js"],
    "LintRules": ["Packs/clean-architecture.json5"],
]
let unbuilt = ["LintReportTests": ["Page/layout.test.js", "Schemas"]]

let modules: [Target] = [
    acceptance("Acceptance"),
    checks("Architecture", on: ["LintPackage", "LintReport", "LintRules"]),
    data("Auth"),
    domain("Auth"),
    navigation("Auth"),
    presentation("Auth"),
    tests("Auth"),
    system("CSQLite", library: "sqlite3", package: "libsqlite3-dev"),
    system("CSodium", library: "libsodium", package: "libsodium-dev"),
    kit("DataKit", on: ["CSQLite", "CSodium", "DomainKit"]),
    kitTests("DataKit", on: ["CSQLite", "DomainKit"]),
    kit("DomainKit"),
    kitTests("DomainKit"),
    app("HeadlessApp"),
    kit("HeadlessKit", on: ["DomainKit", "NavigationKit", "PresentationKit"]),
    kitTests("HeadlessKit", on: ["DomainKit", "NavigationKit", "PresentationKit"]),
    data("Home"),
    domain("Home"),
    navigation("Home"),
    presentation("Home"),
    tests("Home"),
    executable("karvon"),
    benchmark("karvon-bench", on: ["HeadlessApp", "HeadlessKit", "TranscriptKit"]),
    command("karvon-lint", on: everyLintModule),
    toolTests("karvon-lint", on: ["LintPackage"]),
    plugin("KarvonLintPlugin", verb: "karvon-lint"),
    plugin("KarvonLintWritePlugin", verb: "karvon-lint-write", writes: "init, baseline and check --fix write"),
    tool("LintConfiguration"),
    toolTests("LintConfiguration"),
    tool("LintFix", on: ["LintPackage", "LintReader", "LintRules"]),
    toolTests("LintFix", on: ["LintReader", "LintRules"]),
    tool("LintIndex"),
    toolTests("LintIndex"),
    tool("LintPackage"),
    toolTests("LintPackage"),
    tool("LintReader"),
    toolTests("LintReader"),
    tool("LintReport", on: ["LintConfiguration", "LintRules"]),
    toolTests("LintReport", on: ["LintConfiguration", "LintPackage", "LintRules"]),
    tool("LintRules", on: ["LintConfiguration", "LintIndex", "LintPackage", "LintReader"]),
    toolTests("LintRules", on: ["LintConfiguration", "LintIndex", "LintPackage", "LintReader"]),
    kit("NavigationKit", on: ["DomainKit", "PresentationKit"]),
    kitTests("NavigationKit", on: ["DomainKit", "HeadlessKit", "PresentationKit"]),
    data("Onboarding"),
    domain("Onboarding"),
    navigation("Onboarding"),
    presentation("Onboarding"),
    tests("Onboarding"),
    data("Orders"),
    domain("Orders"),
    navigation("Orders"),
    presentation("Orders"),
    tests("Orders"),
    kit("PresentationKit"),
    kitTests("PresentationKit", on: ["DomainKit"]),
    data("Profile"),
    domain("Profile"),
    navigation("Profile"),
    presentation("Profile"),
    tests("Profile"),
    data("Settings"),
    domain("Settings"),
    navigation("Settings"),
    presentation("Settings"),
    tests("Settings"),
    kit("StateKit", on: ["DomainKit"]),
    kitTests("StateKit", on: ["DomainKit"]),
    data("Todos"),
    domain("Todos"),
    navigation("Todos"),
    presentation("Todos"),
    tests("Todos"),
    kit("TranscriptKit", on: ["HeadlessKit", "PresentationKit"]),
    kitTests("TranscriptKit", on: ["DomainKit", "HeadlessKit", "NavigationKit", "PresentationKit"]),
]

let package = Package(
    name: "karvon",
    // `Mutex`, `isolated deinit` and `Task.immediate` decide how old a system may be.
    platforms: [.iOS(.v26), .macOS(.v26)],
    products: (everyKit + everyTool).map { .library(name: $0, targets: [$0]) }
        + ["karvon", "karvon-lint"].map { .executable(name: $0, targets: [$0]) }
        + modules.filter { $0.type == .plugin }.map { .plugin(name: $0.name, targets: [$0.name]) },
    targets: modules
)

// A feature may leave out a layer; whoever depends on all layers of a feature depends on those that there are.
let declared = Set(package.targets.map(\.name))
for target in package.targets {
    target.dependencies.removeAll { dependency in
        guard case .targetItem(let name, _) = dependency else { return false }
        return !declared.contains(name) && layers(of: everyFeature).contains(name)
    }
}

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}

// MARK: One helper per kind of module

func kit(_ name: String, on kits: [String] = []) -> Target {
    .target(name: name, dependencies: names(kits), path: "Modules/Kits/\(name)")
}

func kitTests(_ kit: String, on kits: [String] = []) -> Target {
    .testTarget(name: "\(kit)Tests", dependencies: names([kit] + kits), path: "Tests/\(kit)Tests")
}

func tool(_ name: String, on modules: [String] = []) -> Target {
    .target(
        name: name, dependencies: names(modules), path: "Tools/karvon-lint/\(name)",
        resources: embedded[name, default: []].map { .embedInCode($0) })
}

func toolTests(_ tool: String, on modules: [String] = []) -> Target {
    .testTarget(
        name: "\(tool)Tests", dependencies: names([tool] + modules), path: "Tests/\(tool)Tests",
        exclude: unbuilt["\(tool)Tests", default: []])
}

func system(_ name: String, library: String, package: String) -> Target {
    .systemLibrary(
        name: name, path: "Modules/System/\(name)", pkgConfig: library, providers: [.apt([package]), .brew([library])])
}

func domain(_ feature: String) -> Target {
    layer("Domain", of: feature, on: ["DomainKit"])
}

func data(_ feature: String) -> Target {
    layer("Data", of: feature, on: ["\(feature)Domain", "DomainKit", "DataKit"])
}

func presentation(_ feature: String) -> Target {
    layer("Presentation", of: feature, on: ["\(feature)Domain", "DomainKit", "PresentationKit", "StateKit"])
}

func navigation(_ feature: String) -> Target {
    layer(
        "Navigation", of: feature,
        on: ["\(feature)Presentation", "\(feature)Domain", "DomainKit", "PresentationKit", "NavigationKit"])
}

func tests(_ feature: String) -> Target {
    .testTarget(
        name: "\(feature)Tests", dependencies: names(layers(of: [feature]) + everyKit),
        path: "Modules/Features/\(feature)/Tests", exclude: ["Transcripts"])
}

func app(_ name: String) -> Target {
    .target(name: name, dependencies: names(layers(of: everyFeature) + everyKit), path: "Apps/\(name)")
}

func executable(_ name: String) -> Target {
    .executableTarget(name: name, dependencies: names(["HeadlessApp"] + everyKit), path: "Apps/\(name)")
}

func benchmark(_ name: String, on dependencies: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: names(dependencies), path: "Tools/\(name)")
}

func command(_ name: String, on modules: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: names(modules), path: "Tools/karvon-lint/\(name)")
}

func plugin(_ name: String, verb: String, writes reason: String? = nil) -> Target {
    .plugin(
        name: name,
        capability: .command(
            intent: .custom(verb: verb, description: "Check who imports whom, and what targets declare"),
            permissions: reason.map { [.writeToPackageDirectory(reason: $0)] } ?? []),
        dependencies: [.target(name: "karvon-lint")], path: "Plugins/\(name)")
}

func checks(_ name: String, on modules: [String] = []) -> Target {
    .testTarget(name: name, dependencies: names(modules), path: "Tests/\(name)")
}

func acceptance(_ name: String) -> Target {
    .testTarget(
        name: name, dependencies: names(["HeadlessApp", "karvon"] + layers(of: everyFeature) + everyKit),
        path: "Tests/\(name)", exclude: ["Transcripts"])
}

func layer(_ layer: String, of feature: String, on dependencies: [String]) -> Target {
    .target(
        name: feature + layer, dependencies: names(dependencies), path: "Modules/Features/\(feature)/\(layer)")
}

func layers(of features: [String]) -> [String] {
    features.flatMap { feature in ["Data", "Domain", "Navigation", "Presentation"].map { feature + $0 } }
}

func names(_ targets: [String]) -> [Target.Dependency] {
    targets.map { .target(name: $0) }
}
