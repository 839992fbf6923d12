/// `@testable import` outside of tests.
struct TestableImports: ImportRule {
    let rule = BuiltInRule.testableImport

    func findings(in package: CheckedPackage) -> [Finding] {
        package.graph.checked(withTests: false).flatMap { target in
            package.graph.edges[target].flatMap { edge in
                edge.sites.filter { $0.has("@testable") }.map { site in
                    let (from, to) = (package.graph.name(target), package.graph.name(edge.to))
                    return Finding(
                        FindingKey(rule: rule.rawValue, from: from, to: to), at: site.place,
                        message: "\(from) is no test and imports \(to) with @testable, which fails in release builds",
                        allowed: "@testable stands in test targets only",
                        fix: "remove @testable, and give what is needed the access level package or public")
                }
            }
        }
    }
}
