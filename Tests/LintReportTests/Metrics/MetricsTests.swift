import LintReport
import LintRules
import Testing

struct MetricsTests {
    private let graph = ImportGraph.sample(
        "App -> Data Domain foundation", "Data -> Domain Kit foundation sqlite3", "Domain -> Kit", "Kit -> Domain",
        "Alone", "AppTests -> App Domain testing")

    private var metrics: PackageMetrics {
        let counts = ["App": (2, 0), "Data": (4, 1), "Domain": (3, 3), "Kit": (0, 0), "AppTests": (9, 9)]
        return PackageMetrics(
            graph,
            counts: Dictionary(
                uniqueKeysWithValues: counts.compactMap { name, counts in
                    graph.number(of: name).map { ($0, DeclarationCounts(types: counts.0, abstractTypes: counts.1)) }
                }), groups: graph.groups(["Data": "Feature", "Domain": "Feature"]))
    }

    @Test func `a table tells coupling, instability, abstractness and distance, without tests`() {
        #expect(
            MetricsFormat.text.text(metrics) == """
                module  Ca  Ce  ext  types  abs     I     A     D  circle
                Alone    0   0    0      0    0     -     -     -
                App      0   2    1      2    0  1.00  0.00  0.00
                Data     1   2    2      4    1  0.67  0.25  0.08
                Domain   3   1    0      3    3  0.25  1.00  0.25  Domain, Kit
                Kit      2   1    0      0    0  0.33     -     -  Domain, Kit

                group    Ca  Ce  ext  types  abs     I     A     D
                Feature   2   1    2      7    4  0.33  0.57  0.10

                Ca: modules outside that import it. Ce: modules outside that it imports. ext: modules from elsewhere that it imports.
                abs: protocols and open classes among its types. I = Ce / (Ca + Ce). A = abs / types. D = |A + I - 1|.

                """)
    }

    @Test func `JSON is as its schema in the docs says`() throws {
        let text = MetricsFormat.json.text(metrics)
        let document = try JSONValue(text)
        #expect(try SchemaFiles.metrics().errors(in: document) == [])
        let data = document["modules"]?[2]
        #expect(data?["name"]?.string == "Data")
        #expect(data?["group"]?.string == "Feature")
        #expect(data?["instability"]?.number == 0.667)
        #expect(data?["distance"]?.number == 0.083)
        #expect(document["modules"]?[0]?["instability"] == .null)
        #expect(try SchemaFiles.metrics().errors(in: try JSONValue(text.replacing("0.667", with: "1.667"))) != [])
    }

    @Test func `groups that import each other are in a circle, and what they share outside is not`() {
        let graph = ImportGraph.sample("A1 -> B1", "B2 -> A2", "A2", "B1 -> C", "C")
        let metrics = PackageMetrics(
            graph, counts: [:], groups: graph.groups(["A1": "a", "A2": "a", "B1": "b", "B2": "b"]))
        #expect(metrics.modules.allSatisfy { $0.circle.isEmpty })
        #expect(metrics.groups.map(\.circle) == [["a", "b"], ["a", "b"]])
        #expect(metrics.groups.map(\.efferent) == [1, 2])
        #expect(metrics.groups.map(\.afferent) == [1, 1])
    }

    @Test func `an empty package has an empty table`() {
        let metrics = PackageMetrics(.sample(), counts: [:])
        #expect(MetricsFormat.text.text(metrics).hasPrefix("module  Ca  Ce  ext  types  abs  I  A  D\n\nCa:"))
        #expect(MetricsFormat.json.text(metrics) == "{\n  \"version\": 1,\n  \"modules\": [],\n  \"groups\": []\n}\n")
    }
}
