import LintPackage
import Testing

@Suite(SamplePackage()) struct PackageModelTests {
    @Test func `L25: a target named among dependencies is no declaration of one`() throws {
        let names = try SamplePackage.model.root.targets.map(\.name)
        #expect(
            names == [
                "Core", "Feature", "App", "CLib", "CSys", "MacroParts", "Macros", "GenTool", "Gen", "FeatureTests",
            ])
    }

    @Test func `L23: every target tells its kind, so that only Swift that imports is judged by its imports`() throws {
        let kinds = try SamplePackage.model.root.targets.map(\.kind)
        #expect(
            kinds == [
                .library, .library, .executable, .cFamily, .system, .library, .macro, .executable, .plugin, .test,
            ])
    }

    @Test func `L18: a dependency with a condition stays, with its condition`() throws {
        let feature = try SamplePackage.target("Feature")
        #expect(feature.dependencies.map(\.name) == ["Core", "Widgets", "Away", "CSys", "Macros", "Gen"])
        #expect(feature.dependencies.map(\.condition?.traits) == [[], [], nil, ["Fancy"], nil, nil])
    }

    @Test func `L17: a dependency for one platform tells the platform`() throws {
        let core = try SamplePackage.target("Feature").dependencies.first { $0.name == "Core" }
        #expect(core?.condition == BuildCondition(platforms: ["linux"]))
        #expect(core?.kind == .target)
    }

    @Test func `L26: a product with a condition is read with its package and platforms`() throws {
        let widgets = try #require(try SamplePackage.target("Feature").dependencies.first { $0.name == "Widgets" })
        #expect(widgets.kind == .product)
        #expect(widgets.package == "ui-kit")
        #expect(widgets.condition?.platforms == ["ios", "macos"])
    }

    @Test func `L20: what a product holds is its targets, and no other module of its package`() throws {
        let widgets = try SamplePackage.target("Feature").dependencies.first { $0.name == "Widgets" }
        #expect(widgets?.targets.map(\.description) == ["ui-kit/Widgets", "ui-kit/WidgetsCore"])
    }

    @Test func `L24: macros and build plugins are told from what is imported`() throws {
        let feature = try SamplePackage.target("Feature")
        #expect(feature.dependencies.filter(\.isMacro).map(\.name) == ["Macros"])
        #expect(feature.dependencies.filter { $0.kind == .plugin }.map(\.name) == ["Gen"])
        let visible = TargetGraph(try SamplePackage.model).visibleModules(from: shop("Feature")).map(\.name)
        #expect(visible == ["CSys", "CSysModule", "Core", "Paint", "Widgets", "WidgetsCore"])
    }

    @Test func `L22: a test target may use its executable as well as its library`() throws {
        let visible = TargetGraph(try SamplePackage.model).visibleModules(from: shop("FeatureTests"))
        #expect(visible.filter(\.isDeclared).map(\.name) == ["App", "Feature"])
    }

    @Test func `L21: a target's dependencies are those that it declares itself`() throws {
        #expect(try SamplePackage.target("App").dependencies.map(\.name) == ["Feature", "Core"])
    }

    @Test func `L07: a module of another package is visible without being declared, and the way there is told`() throws
    {
        let visible = TargetGraph(try SamplePackage.model).visibleModules(from: shop("App"))
        let paint = try #require(visible.first { $0.name == "Paint" })
        #expect(!paint.isDeclared)
        #expect(paint.path.map(\.to.description) == ["shop/Feature", "ui-kit/Widgets", "ui-kit/Paint"])
        #expect(paint.path.map(\.dependency.condition?.platforms) == [nil, ["ios", "macos"], nil])
        #expect(visible.first { $0.name == "Core" }?.isDeclared == true)
    }

    @Test func `L39: links are followed from their own folder, loops are cut and each file is there once`() throws {
        #expect(
            try SamplePackage.sources("Core") == [
                "shop/Shared/Folder/Within.swift", "shop/Shared/Linked.swift", "shop/Sources/Core/Core.swift",
                "shop/Sources/Core/LegacyMore/New.swift",
            ])
        let loop = "\(SamplePackage.folder)/shop/Sources/Core/Loop"
        #expect(try SamplePackage.model.incomplete.contains(.linkLoop(path: loop)))
    }

    @Test func `L40: a folder whose name begins like an excluded one is not excluded`() throws {
        let core = try SamplePackage.target("Core")
        #expect(core.excludes(core.folder + "/Legacy/Old.swift"))
        #expect(core.excludes(core.folder + "/Legacy"))
        #expect(!core.excludes(core.folder + "/LegacyMore/New.swift"))
        #expect(!core.excludes(core.folder + "More/Legacy/Old.swift"))
    }

    @Test func `a target tells its settings`() throws {
        let core = try SamplePackage.target("Core")
        #expect(core.defines == ["FAST", "SLOW"])
        #expect(core.upcomingFeatures == ["ExistentialAny"])
        #expect(core.defaultIsolation == "MainActor")
        #expect(core.enablesTesting)
        let slow = core.settings.first { $0.values == ["SLOW"] }
        #expect(slow?.condition == BuildCondition(platforms: ["linux"], configuration: "debug"))
        #expect(core.products == ["App", "Core"])
    }

    @Test
    func `what a declaration says is told with its line, and a name that is computed with no more than the manifest`()
        throws
    {
        let manifest = "\(SamplePackage.folder)/shop/Package.swift"
        let feature = try SamplePackage.target("Feature")
        let places = feature.dependencies.map(\.place)
        #expect(feature.place.description == "\(manifest):26:19")
        #expect(places.map(\.line) == [28, 29, 30, 31, 32, 34])
        #expect(places.allSatisfy { $0.precision == .dependency })
        #expect(try SamplePackage.target("FeatureTests").place == ManifestPlace(path: manifest))
    }

    @Test func `local packages are part of the model, and a package in the tree that nobody depends on is not`() throws
    {
        let model = try SamplePackage.model
        #expect(model.dependencies.map(\.identity) == ["ui-kit"])
        #expect(model.dependencies.map(\.origin) == [.local])
        #expect(model.dependencies.first?.targets.map(\.sources.count) == [1, 1, 1])
        #expect(model.nested == ["\(SamplePackage.folder)/shop/Examples/Demo"])
        #expect(model.root.platforms == [PlatformVersion(name: "macos", version: "14.0")])
    }

    @Test func `what can't be known is told with what it means for checks`() throws {
        let told = try SamplePackage.model.incomplete.map {
            $0.description.replacing(SamplePackage.folder, with: "")
        }
        #expect(
            told == [
                "package away (https://example.invalid/far/Away.git) is not here, so which modules its products hold is "
                    + "unknown: imports that may come from it are not judged",
                "plugin Gen makes sources for shop/Feature that are not here yet: imports in them are not seen, and a "
                    + "dependency of shop/Feature may be used only there",
                "the link /shop/Sources/Core/Loop leads back to a folder that holds it; each file is checked once, under "
                    + "its real path",
            ])
        #expect(
            try SamplePackage.model.incomplete.map(\.remedy) == [
                "run `swift package resolve`, or check the path", "run `swift build`", nil,
            ])
    }

    private func shop(_ target: String) -> TargetReference {
        TargetReference(package: "shop", target: target)
    }
}
