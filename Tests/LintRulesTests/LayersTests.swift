import LintRules
import Testing

struct LayersTests {
    private static let stack = "['Navigation (optional)', 'Presentation', 'Data | Cache', 'Domain']"

    private func rules(_ more: String = "") -> String {
        "{ contracts: [{ name: 'l', kind: 'layers', optional: true, containers: ['{feature}'], layers: \(Self.stack) \(more)}] }"
    }

    @Test
    func `a stack stands once for each feature: lower layers may not import higher ones, nor siblings each other`()
        throws
    {
        var sample = Sample()
        sample.target("HomePresentation", on: ["HomeData", "HomeDomain"], "import HomeData\nimport HomeDomain")
        sample.target("HomeData", on: ["HomeDomain", "HomeCache"], "import HomeDomain\nimport HomeCache")
        sample.target("HomeCache", on: ["CartPresentation"], "import CartPresentation")
        sample.target("HomeDomain", on: ["Shared"], "import Shared")
        sample.target("Shared", on: ["HomeData"], "import HomeData")
        sample.target("CartPresentation")
        sample.target("CartDomain")
        let findings = try sample.check(rules())
        #expect(
            findings.lines == [
                "HomeData/File.swift:2:8 [l] HomeData imports HomeCache; {feature}Data and {feature}Cache are siblings of one layer",
                "HomeDomain/File.swift:1:8 [l] HomeDomain reaches HomeData through Shared; {feature}Data is a layer above {feature}Domain",
            ])
        #expect(findings[0].allowed == "HomeData may import HomeDomain of this stack")
        #expect(findings[1].allowed == "HomeDomain may import no other module of this stack")
    }

    @Test func `an exhaustive contract tells modules that are in no layer, and a stack that lacks one`() throws {
        var sample = Sample()
        sample.target("HomePresentation")
        sample.target("HomeDomain")
        sample.target("HomeHelpers")
        sample.target("Homework")
        sample.target("CartDomain")
        sample.target("CartTests")
        // A feature without a module in any layer, and one that is asked for all the same.
        sample.target("SearchAnalytics")
        sample.target("SearchModels")
        let text = rules(", exhaustive: true").replacing("optional: true, ", with: "").replacing(
            "Data | Cache", with: "Data (optional)")
        #expect(
            try sample.check(text).lines == [
                "rules.json5:1:105 [l] Cart has no layer Presentation",
                "Package.swift:12:1 [l] HomeHelpers is in no layer of l",
                "Package.swift:13:1 [l] Homework is in no layer of l",
                "Package.swift:16:1 [l] SearchAnalytics is in no layer of l",
                "Package.swift:17:1 [l] SearchModels is in no layer of l",
            ])
        let ignoring = text.replacing("exhaustive: true", with: "exhaustive: true, ignored: ['Home*', '*Models']")
        #expect(try sample.check(ignoring).map(\.key.from) == ["Cart", "SearchAnalytics"])
    }

    @Test func `without containers the layers are modules, and the whole package can be asked for`() throws {
        var sample = Sample()
        sample.target("Core", on: ["App"], "import App")
        sample.target("App")
        sample.target("Other")
        let text =
            "{ contracts: [{ name: 'l', kind: 'layers', exhaustive: true, ignored: 'Oth*', layers: ['App', 'Core'] }] }"
        #expect(try sample.check(text).lines == ["Core/File.swift:1:8 [l] Core imports App; App is a layer above Core"])
        #expect(try sample.check(text.replacing("'Oth*'", with: "'App'")).map(\.key.from) == ["Core", "Other"])
        // L35: what is ignored in vain is told too.
        let vain = try sample.check(text.replacing("'Oth*'", with: "'X'"))
        #expect(vain.map(\.key.from) == ["", "Core", "Other"])
        #expect(vain.first?.message == "X fits no module, so this part of l says nothing")
    }

    @Test func `several containers have a stack each, and siblings are told in each`() throws {
        var sample = Sample()
        sample.target("AppHomeUI", on: ["AppHomeData"], "import AppHomeData")
        sample.target("AppHomeData", on: ["AppHomeUI"], "import AppHomeUI")
        sample.target("LibHomeUI", on: ["AppHomeData", "LibHomeCache"], "import AppHomeData\nimport LibHomeCache")
        sample.target("LibHomeData", on: ["LibHomeCache"], "import LibHomeCache")
        sample.target("LibHomeCache")
        let text = """
            { contracts: [{ name: 'l', kind: 'layers', optional: true, containers: ['App{feature}', 'Lib{feature}'],
              layers: ['UI', 'Data | Cache'] }] }
            """
        #expect(
            try sample.check(text).lines.filter { $0.contains("[l]") } == [
                "AppHomeData/File.swift:1:8 [l] AppHomeData imports AppHomeUI; App{feature}UI is a layer above App{feature}Data",
                "LibHomeData/File.swift:1:8 [l] LibHomeData imports LibHomeCache; Lib{feature}Data and Lib{feature}Cache are siblings of one layer",
            ])
    }

    @Test func `a contract that is direct does not ask what is reached, and one that includes tests asks them too`()
        throws
    {
        var sample = Sample()
        sample.target("Core", on: ["Other"], "import Other")
        sample.target("Other", on: ["App"], "import App")
        sample.target("App")
        sample.target("CoreTests", on: ["App"], "import App")
        let text = "{ contracts: [{ name: 'l', kind: 'layers', layers: ['App', 'Core'] }] }"
        #expect(
            try sample.check(text).lines == [
                "Core/File.swift:1:8 [l] Core reaches App through Other; App is a layer above Core"
            ])
        #expect(try sample.check(text.replacing("layers: [", with: "direct: true, layers: [")).isEmpty)
        let tests = text.replacing("'Core']", with: "'Core*']").replacing("name:", with: "includeTests: true, name:")
        #expect(try sample.check(tests).map(\.key.from) == ["Core", "CoreTests"])
    }

    @Test
    func `a module that two layers of a stack speak of is told, and an exact name in front of a pattern is meant so`()
        throws
    {
        var sample = Sample()
        sample.target("AppRoot")
        sample.target("CoreKit")
        sample.target("CoreUI")
        func check(_ layers: String) throws -> [String] {
            try sample.check("{ contracts: [{ name: 'l', kind: 'layers', layers: [\(layers)] }] }").lines
        }
        #expect(
            try check("'AppRoot', 'Core* | AppRoot', 'CoreKit'") == [
                "rules.json5:1:64 [l] AppRoot is in two layers of l, AppRoot and AppRoot; only the first counts",
                "rules.json5:1:83 [l] CoreKit is in two layers of l, Core* and CoreKit; only the first counts",
            ])
        #expect(try check("'AppRoot', 'CoreKit', 'Core*'") == [])
        #expect(try check("'AppRoot', '*UI | Core*', 'CoreKit'").count == 2)
    }

    @Test func `a container that is a module itself is told as one without layers`() throws {
        var sample = Sample()
        sample.target("A")
        sample.target("ShopUI")
        let found = try sample.check(
            "{ contracts: [{ name: 'l', kind: 'layers', containers: ['A', 'Shop'], layers: ['UI', 'Domain (optional)'] }] }"
        )
        #expect(found.map(\.message) == ["there is A, but no module of a layer in it, so this part of l says nothing"])
        #expect(found.map(\.fix) == ["correct the pattern, or mark the contract with optional: true"])
    }

    @Test func `in containers a module is of the layer with the longest name that fits`() throws {
        var sample = Sample()
        sample.target("ProfileUI")
        sample.target("ProfileData", on: ["ProfileMockData"], "import ProfileMockData")
        sample.target("ProfileMockData", on: ["ProfileUI"], "import ProfileUI")
        let text = """
            { contracts: [{ name: 'l', kind: 'layers', exhaustive: true, containers: '{f}',
              layers: ['UI', 'Data', 'MockData (optional)'] }] }
            """
        #expect(
            try sample.check(text).lines == [
                "ProfileMockData/File.swift:1:8 [l] ProfileMockData imports ProfileUI; {f}UI is a layer above {f}MockData"
            ])
        #expect(
            try sample.check(text.replacing("'Data', 'MockData (optional)'", with: "'MockData (optional)', 'Data'"))
                .map(\.message) == [
                    "ProfileData imports ProfileMockData; {f}MockData is a layer above {f}Data",
                    "ProfileMockData imports ProfileUI; {f}UI is a layer above {f}MockData",
                ])
    }

    @Test func `a layer that a stack lacks is told once, and a container without any module too`() throws {
        var sample = Sample()
        sample.target("AppUI")
        sample.target("AppData")
        let text = """
            { contracts: [{ name: 'l', kind: 'layers', containers: ['App', 'Lib'], layers: ['UI', 'Data | Cache', 'Domain'] }] }
            """
        #expect(
            try sample.check(text).lines == [
                "rules.json5:1:64 [l] Lib fits no module, so this part of l says nothing",
                "rules.json5:1:87 [l] AppCache fits no module, so this part of l says nothing",
                "rules.json5:1:103 [l] App has no layer Domain",
            ])
    }
}
