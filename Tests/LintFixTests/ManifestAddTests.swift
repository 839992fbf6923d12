import Testing

@testable import LintFix

struct ManifestAddTests {
    @Test(arguments: [
        (#".target(name: "A", dependencies: ["B"]),"#, #".target(name: "A", dependencies: ["B", "X"]),"#),
        (#".target(name: "A", dependencies: ["B",]),"#, #".target(name: "A", dependencies: ["B", "X",]),"#),
        (#".target(name: "A", dependencies: []),"#, #".target(name: "A", dependencies: ["X"]),"#),
        (#".target(name: "A"),"#, #".target(name: "A", dependencies: ["X"]),"#),
        (#".target(name: "A", path: "P"),"#, #".target(name: "A", dependencies: ["X"], path: "P"),"#),
        (
            #"Target.testTarget(name: "A", dependencies: [.byName(name: "B")])"#,
            #"Target.testTarget(name: "A", dependencies: [.byName(name: "B"), "X"])"#
        ),
        (
            #".target(name: "A", dependencies: [.target(name: "B", condition: .when(platforms: [.linux]))]),"#,
            #".target(name: "A", dependencies: [.target(name: "B", condition: .when(platforms: [.linux])), "X"]),"#
        ),
    ])
    func `an entry comes last in the list, which is made when there is none`(before: String, after: String) throws {
        #expect(try add(to: manifest(before)) == manifest(after))
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `an entry gets a line of its own where the others have one, with the file's own line end`(end: String) throws {
        let before = manifest(
            """
            .target(
                name: "A", // first
                dependencies: [
                    "B", /* why B */
                    .product(name: "C", package: "c"),   // why C
                    // the end
                ]),
            """
        ).replacing("\n", with: end)
        let after = manifest(
            """
            .target(
                name: "A", // first
                dependencies: [
                    "B", /* why B */
                    .product(name: "C", package: "c"),   // why C
                    "X",
                    // the end
                ]),
            """
        ).replacing("\n", with: end)
        #expect(try add(to: before) == after)
    }

    @Test func `a list without a comma at its end gets one, in front of the last line's comment`() throws {
        let before = ".target(name: \"A\", dependencies: [\n\t\"B\",\n\t\"C\" // why C, \"D\"]\n])"
        let after = ".target(name: \"A\", dependencies: [\n\t\"B\",\n\t\"C\", // why C, \"D\"]\n\t\"X\"\n])"
        #expect(try add(to: manifest(before)) == manifest(after))
    }

    @Test func `arguments on lines of their own get the list on one too`() throws {
        let before = ".target(\n        name: \"A\",\n        path: \"P\"\n    )"
        let after = ".target(\n        name: \"A\",\n        dependencies: [\"X\"],\n        path: \"P\"\n    )"
        #expect(try add(to: manifest(before)) == manifest(after))
    }

    @Test func `a name in a text, a comment or another call's dependencies is no target`() throws {
        let before = """
            // .target(name: "A")
            let text = ".target(name: \\"A\\") \\(f(".target(name: "))", raw = #".target(name: "A")"#
            let long = \"""
                .target(name: "A", dependencies: ["Z"])
                \"""
            let package = Package(name: "A", products: [.library(name: "A", targets: ["A"])], targets: [
                .target(name: "B", dependencies: [.target(name: "A")]),
                .target(name: "A", dependencies: ["B"]),
            ])
            """
        #expect(
            try add(to: "\u{FEFF}" + before)
                == "\u{FEFF}"
                + before.replacing("\"A\", dependencies: [\"B\"])", with: "\"A\", dependencies: [\"B\", \"X\"])"))
    }

    @Test(arguments: [
        (#"targets: names.map { .target(name: "A", dependencies: [$0]) }"#, ManifestRefusal.computedTarget("A")),
        (#"func f() -> Target { .target(name: "A", dependencies: []) }"#, .computedTarget("A")),
        (#".target(name: "A", dependencies: common)"#, .computedDependencies("A")),
        (#".target(name: "A", dependencies: ["B"] + common)"#, .computedDependencies("A")),
        (#".target(name: "A", dependencies: names(["B"]))"#, .computedDependencies("A")),
        (#".target(name: "A", dependencies: x ? ["B"] : ["C"])"#, .computedDependencies("A")),
        (#"kit("A", on: ["B"])"#, .noTarget("A")), (#".target(name: "\(x)A")"#, .noTarget("A")),
        (#".target(name: "A"), .target(name: "A")"#, .severalTargets("A")),
        (#".target(name: "A", dependencies: ["B"]"#, .unreadable),
        (#".target(name: "A" /* "#, .unreadable),
    ])
    func `what is computed is not changed, and why is said`(text: String, refusal: ManifestRefusal) {
        #expect(throws: refusal) { try add(to: text) }
    }

    private func manifest(_ target: String) -> String {
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n    \(target)\n])\n"
    }

    private func add(to text: String) throws -> String {
        let change = ManifestChange.add(entry: "\"X\"", name: "X", target: "A")
        return String(decoding: try change.applied(to: Array(text.utf8)), as: UTF8.self)
    }
}
