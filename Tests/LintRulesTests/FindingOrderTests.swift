import LintConfiguration
import LintRules
import Testing

struct FindingOrderTests {
    @Test func `findings are in one order, whatever order they were found in`() {
        func finding(_ rule: String, place: SourcePlace? = nil, line: Int? = nil) -> Finding {
            Finding(
                FindingKey(rule: rule, from: ""), at: place,
                rule: line.map { ConfigurationPlace(file: "rules", line: $0, column: 1) }, message: "")
        }
        let sorted = [
            finding("m"), finding("z", line: 1), finding("a", line: 2),
            finding("b", place: SourcePlace(path: "A", line: 1, column: 1), line: 9),
        ]
        for first in sorted {
            for second in sorted where second != first {
                let rest = sorted.filter { $0 != first && $0 != second }
                #expect(([first, second] + rest).sorted() == sorted)
                #expect((rest + [second, first]).sorted() == sorted)
            }
        }
    }
}
