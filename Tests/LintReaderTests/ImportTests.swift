import LintReader
import Testing

struct ImportTests {
    @Test func `an import names its module`() {
        #expect(SourceReader().read(bytes: Array("import A".utf8)).imports.map(\.module) == ["A"])
    }
}
