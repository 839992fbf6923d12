import LintConfiguration
import LintRules
import Testing

struct PatternTests {
    @Test(arguments: [
        ("OrdersData", "OrdersData", [:]), ("{feature}Data", "OrdersData", ["feature": "Orders"]),
        ("*Kit", "DataKit", [:]), ("*", "X", [:]), ("Lint*", "Lint", [:]),
        ("{a}-{b}", "x-y-z", ["a": "x", "b": "y-z"]),
        ("{a}{a}", "xyxy", ["a": "xy"]), ("{feature}Data", "DataDataData", ["feature": "DataData"]),
        ("{a}{b}", "ÄÖx", ["a": "Ä", "b": "Öx"]), ("{feature}*", "Äpfel", ["feature": "Ä"]), ("*{a}", "Ä", ["a": "Ä"]),
        ("{a}*{a}", "xyzxy", ["a": "xy"]),
    ])
    func `a pattern fits a name and tells what its words stand for`(
        pattern: String, name: String, captures: [String: String]
    ) throws {
        #expect(try self.pattern(pattern).match(name) == captures)
    }

    @Test(arguments: [
        ("OrdersData", "OrdersDat"), ("{feature}Data", "Data"), ("*Kit", "KitTests"), ("{a}{a}", "xyx"),
        ("Lint*s", "Linter"), ("samename", "samenamexxx"),
    ])
    func `L40: a name that only begins like a pattern does not fit`(pattern: String, name: String) throws {
        #expect(try self.pattern(pattern).match(name) == nil)
    }

    @Test func `a bound word fits only what it stands for`() throws {
        #expect(try pattern("{feature}Domain").fits("OrdersDomain", ["feature": "Orders"]))
        #expect(try !pattern("{feature}Domain").fits("HomeDomain", ["feature": "Orders"]))
        #expect(try pattern("{feature}Domain or {other}").text(["feature": "Orders"]) == "OrdersDomain or {other}")
    }

    @Test(arguments: ["", "{", "{}", "a}", "{a b}"])
    func `what is no pattern is told`(text: String) {
        #expect(throws: ConfigurationError.self) { try pattern(text) }
    }

    private func pattern(_ text: String) throws -> NamePattern {
        try NamePattern(text, at: ConfigurationPlace(file: "f", line: 1, column: 1))
    }
}
