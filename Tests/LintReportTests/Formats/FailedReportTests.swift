import LintConfiguration
import LintReport
import Testing

/// A report of a check that could not be done, in each format.
struct FailedReportTests {
    private static let failed = Report(
        failures: [
            Failure("expected <a> & \"b\"", at: ConfigurationPlace(file: "architecture.json5", line: 3, column: 5)),
            Failure("SwiftPM says:\nno"),
        ], prefix: "Shop/")

    @Test func `SARIF tells an execution that failed, with a notification for each reason, as its schema says`() throws
    {
        let document = try JSONValue(SARIFFormat(version: "1.0.0").text(Self.failed))
        #expect(try SchemaFiles.sarif().errors(in: document) == [])
        let run = document["runs"]?[0]
        #expect(run?["results"]?.array.isEmpty == true)
        let notes = run?["invocations"]?[0]?["toolExecutionNotifications"]
        #expect(notes?.array.map { $0["level"]?.string } == ["error", "error"])
        let place = notes?[0]?["locations"]?[0]?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"]?.string == "Shop/architecture.json5")
        #expect(place?["region"]?["startLine"]?.int == 3)
    }

    @Test func `JSON tells failures as its schema says, and counts them as errors`() throws {
        let document = try JSONValue(JSONFormat().text(Self.failed))
        #expect(try SchemaFiles.report().errors(in: document) == [])
        #expect(document["errors"]?.int == 2)
        #expect(document["failures"]?[1]?["message"]?.string == "SwiftPM says:\nno")
    }

    @Test func `JUnit tells a case with an error`() throws {
        let root = try XMLTree(JUnitFormat().text(Self.failed))
        #expect(root.attributes["errors"] == "1" && root.attributes["tests"] == "1")
        let error = try #require(root.all("error").first)
        #expect(error.attributes["message"] == "architecture.json5:3:5: expected <a> & \"b\"")
        #expect(error.text.contains("SwiftPM says:\nno"))
    }

    @Test func `GitHub annotates each reason where it stands`() {
        #expect(
            GitHubFormat().text(Self.failed) == """
                ::error file=Shop/architecture.json5,line=3,col=5,title=karvon-lint::expected <a> & "b"
                ::error title=karvon-lint::SwiftPM says:%0Ano

                """)
    }

    @Test func `the text has a line for each reason and no count`() {
        #expect(
            TextFormat().text(Self.failed) == """
                karvon-lint: architecture.json5:3:5: expected <a> & "b"
                karvon-lint: SwiftPM says:
                no

                """)
    }
}
