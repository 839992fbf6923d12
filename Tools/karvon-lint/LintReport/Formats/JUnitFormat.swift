import LintRules

/// Findings as a JUnit report, which most build servers read: a suite for each group of rules, a test case for each
/// rule, which fails when the rule has errors. Warnings and notes stand in the output of a case that passes.
package struct JUnitFormat: ReportFormat {
    package init() {}

    package func text(_ report: Report) -> String {
        let findings = Dictionary(grouping: report.findings, by: \.rule)
        let suites = ReportedRule.Group.allCases.compactMap { group -> Suite? in
            let rules = report.rules.filter { $0.group == group }
            return rules.isEmpty ? nil : Suite(group, rules.map { ($0, findings[$0.id] ?? []) })
        }
        if !report.failures.isEmpty { return failed(report.failures) }
        let counts = Self.counts(suites.map(\.tests).reduce(0, +), suites.map(\.failures).reduce(0, +))
        let lines =
            ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"karvon-lint\" \(counts)>"]
            + suites.flatMap(\.lines) + ["</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// A case that could not be run.
    private func failed(_ failures: [Failure]) -> String {
        let message = Markup.escaped(failures[0].description)
        let text = failures.map { Markup.escaped("\($0)") }.joined(separator: "\n")
        let counts = Self.counts(1, 0, errors: 1)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="karvon-lint" \(counts)>
              <testsuite name="check" \(counts)>
                <testcase name="check" classname="karvon-lint" time="0">
                  <error message="\(message)" type="error">\(text)</error>
                </testcase>
              </testsuite>
            </testsuites>

            """
    }

    private static func counts(_ tests: Int, _ failures: Int, errors: Int = 0) -> String {
        "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
    }

    private struct Suite {
        let tests: Int
        let failures: Int
        let lines: [String]

        init(_ group: ReportedRule.Group, _ cases: [(rule: ReportedRule, findings: [Finding])]) {
            let cases = cases.map { Case($0, $1, group) }
            tests = cases.count
            failures = cases.count(where: \.isFailure)
            lines =
                ["  <testsuite name=\"\(group.rawValue)\" \(counts(tests, failures))>"] + cases.flatMap(\.lines)
                + ["  </testsuite>"]
        }
    }

    private struct Case {
        let isFailure: Bool
        let lines: [String]

        init(_ rule: ReportedRule, _ findings: [Finding], _ group: ReportedRule.Group) {
            let errors = findings.filter { $0.severity == .error }
            let others = findings.filter { $0.severity != .error }
            isFailure = !errors.isEmpty
            let place = errors.first?.shownPlace.map { " file=\"\(Markup.escaped($0.path))\" line=\"\($0.line)\"" }
            let name = "name=\"\(Markup.escaped(rule.id))\" classname=\"karvon-lint.\(group.rawValue)\""
            let head = "    <testcase \(name)\(place ?? "") time=\"0\""
            guard !findings.isEmpty else {
                lines = [head + "/>"]
                return
            }
            var inner: [String] = []
            if let first = errors.first {
                let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
                let message = Markup.escaped(first.message + more)
                inner.append(
                    "      <failure message=\"\(message)\" type=\"error\">\(Self.text(errors))</failure>")
            }
            if !others.isEmpty { inner.append("      <system-out>\(Self.text(others))</system-out>") }
            lines = [head + ">"] + inner + ["    </testcase>"]
        }

        private static func text(_ findings: [Finding]) -> String {
            findings.map { finding in
                ([finding.line] + (finding.steps + finding.advice + finding.ruleLine).map { "    \($0)" }).map(
                    Markup.escaped
                )
                .joined(separator: "\n")
            }.joined(separator: "\n")
        }
    }
}
