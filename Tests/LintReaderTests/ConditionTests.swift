import LintReader
import Testing

struct ConditionTests {
    static let linux = ConditionFacts(
        os: "Linux", arch: "x86_64", targetEnvironment: "", modules: ["Glibc": true, "UIKit": false],
        flags: ["DEBUG": true], otherFlags: false, swift: [6, 3], compiler: [6, 3, 1])

    private func condition(_ formula: String) -> Condition? {
        Reading("#if \(formula)\nimport X\n#endif\n").file.imports.first?.condition
    }

    @Test func `L06: each branch carries its own formula and the negations of those above it`() {
        let reading = Reading(
            """
            #if canImport(X) && !os(watchOS) || DEBUG
            import X
            #elseif (A || B) && C
            import Y
            #else
            import Z
            #endif
            import Always
            """)
        #expect(
            reading.imports == [
                "2:8 import X if canImport(X) && !os(watchOS) || DEBUG",
                "4:8 import Y if !(canImport(X) && !os(watchOS) || DEBUG) && (A || B) && C",
                "6:8 import Z if !(canImport(X) && !os(watchOS) || DEBUG) && !((A || B) && C)",
                "8:8 import Always",
            ])
    }

    @Test func `L08: imports inside a condition count, also several on a line and under DEBUG`() {
        #expect(
            Reading("#if !os(watchOS)\nimport RxSwift; import XCTest\n#endif\n#if DEBUG\nimport D\n#endif").imports == [
                "2:8 import RxSwift if !os(watchOS)", "2:24 import XCTest if !os(watchOS)", "5:8 import D if DEBUG",
            ])
    }

    @Test func `L09: a module and its submodule in exclusive branches never hold together`() throws {
        let imports = Reading(
            "#if os(iOS)\nimport CoreImage\n#else\nimport CoreImage.CIFilterBuiltins\n#endif"
        ).file.imports
        try #require(imports.count == 2)
        for os in ["iOS", "macOS"] {
            let facts = ConditionFacts(os: os)
            #expect(imports[0].condition.evaluate(facts) != imports[1].condition.evaluate(facts))
        }
    }

    @Test func `L06: versions, features and nested directives keep their formulas`() {
        let reading = Reading(
            """
            #if compiler(>=6) && hasFeature(X) || canImport(A, _version: 1)
            import A
            #if !(os(iOS) || os(macOS))
            import B
            #elseif swift(<6.1)
            import C
            #endif
            #elseif compiler(>=6) && hasFeature(X) || canImport(A, _version: 1)
            import D
            #else
            import E
            #endif
            #if compiler(>=6) && hasFeature(X) || canImport(A, _version: 1) // again
            import F
            #endif
            #if os(Linux)
                && B
            import G
            #endif
            #if os(Linux)
            import H
            #endif
            """)
        let first = "compiler(>=6) && hasFeature(X) || canImport(A, _version: 1)"
        #expect(
            reading.imports
                == [
                    "2:8 import A if \(first)", "4:8 import B if (\(first)) && !(os(iOS) || os(macOS))",
                    "6:8 import C if (\(first)) && !!(os(iOS) || os(macOS)) && swift(<6.1)",
                    "9:8 import D if !(\(first)) && (\(first))", "11:8 import E if !(\(first)) && !(\(first))",
                    "14:8 import F if \(first)", "18:8 import G if os(Linux) && B", "21:8 import H if os(Linux)",
                ].map { $0.replacing("!!", with: "") })
    }

    @Test(
        arguments: [
            ("os(Linux)", true), ("!os(Linux)", false), ("os(Linux) && arch(arm64)", false),
            ("canImport(UIKit)", false),
            ("canImport(Glibc)", true), ("canImport(Other)", nil), ("canImport(Other) && os(iOS)", false),
            ("canImport(Other) || os(Linux)", true), ("canImport(Other) || os(iOS)", nil), ("DEBUG", true),
            ("OTHER", false),
            ("swift(>=5.9)", true), ("swift(<6)", false), ("compiler(>=6.3.2)", false), ("compiler(>=6.3.1)", true),
            ("(os(iOS) || os(Linux)) && !(DEBUG && OTHER)", true), ("targetEnvironment(simulator)", false),
            ("hasFeature(X)", nil), ("hasAttribute(X)", nil), ("_endian(little)", nil), ("true", true),
            ("false", false),
            ("os(iOS) ||\n os(Linux)", true), ("os(Linux) // note", true), ("os(Linux)/* note */", true),
            ("canImport(Glibc, _version: 3)", nil),
        ] as [(String, Bool?)])
    func `a formula is true, false or unknown for what is known`(formula: String, value: Bool?) {
        #expect(condition(formula)?.evaluate(Self.linux) == .some(value))
    }

    @Test(arguments: ["", "os(", "A &&", "1 + 2", "A B"])
    func `a formula that can't be read is unknown, and said`(formula: String) {
        let reading = Reading("#if \(formula)\nimport X\n#endif\n")
        #expect(reading.file.problems.contains { $0.kind == .unreadableCondition || $0.kind == .missingClosing })
    }

    @Test func `an unended condition and a stray directive are said with their places`() {
        #expect(Reading("#if A\nimport B").problems == ["1:1 unterminatedCondition"])
        #expect(
            Reading("#endif\n#else\n#elseif A\n").problems == [
                "1:1 strayConditionDirective", "2:1 strayConditionDirective", "3:1 strayConditionDirective",
            ])
    }

    @Test func `a formula whose brackets hold an #endif ends no more than is open`() {
        let reading = Reading("#if A\n#elseif os(\n#endif\n)\nimport B\n#endif\nimport C")
        #expect(reading.modules == ["B", "C"])
        #expect(reading.problems.contains("2:1 strayConditionDirective"))
    }

    @Test func `declarations, attributes and uses carry their conditions`() throws {
        let reading = Reading(
            """
            struct A {
            #if B
                @Old
            #else
                @New
            #endif
                func f() {
            #if C
                    Task {}
            #endif
                }
            #if D
                var x = 1
            #endif
            }
            """)
        let f = try #require(reading.declaration("f"))
        #expect(reading.file.attributes(of: f).map { "\(reading.file.condition(of: $0))" } == ["B", "!B"])
        #expect(reading.file.uses.map { "\(reading.file.condition(of: $0))" } == ["C"])
        let x = try #require(reading.declaration("x"))
        #expect("\(reading.file.condition(of: x))" == "D")
    }
}
