import Testing

@testable import LintFix

struct ManifestRemoveTests {
    @Test(arguments: [
        (#"["X"]"#, #"[]"#), (#"["X", "B"]"#, #"["B"]"#), (#"["B", "X"]"#, #"["B"]"#),
        (#"["B", "X", "C"]"#, #"["B", "C"]"#),
        (#"["B", "X",]"#, #"["B",]"#), (#"[.product(name: "X", package: "p"), "B"]"#, #"["B"]"#),
        (#"[.target(name: "X", condition: .when(platforms: [.iOS])), "B", .target(name: "X")]"#, #"["B"]"#),
        ("[\n  \"B\",\n  \"X\",\n  \"C\",\n]", "[\n  \"B\",\n  \"C\",\n]"),
        ("[\n  \"B\",\n  \"X\"\n]", "[\n  \"B\"\n]"),
        ("[\r\n  \"X\",\r\n  \"B\"\r\n]", "[\r\n  \"B\"\r\n]"), ("[\n  \"X\"\n]", "[\n]"),
        ("[\n  \"B\", \"X\",\n  \"C\"]", "[\n  \"B\",\n  \"C\"]"), ("[\"B\",\n \"X\"]", "[\"B\"]"),
        (
            "[\n  // why B\n  \"B\", // B\n  \"X\",\n  // why C\n  \"C\",\n]",
            "[\n  // why B\n  \"B\", // B\n  // why C\n  \"C\",\n]"
        ),
        ("[ // all\n  \"X\",\n  \"C\",\n]", "[ // all\n  \"C\",\n]"),
        ("[\n  .product(\n    name: \"X\",\n    package: \"p\"\n  ),\n  \"C\",\n]", "[\n  \"C\",\n]"),
    ])
    func `an entry goes with its line or its comma, and nothing else does`(before: String, after: String) throws {
        let changed = try change(.remove(name: "X", target: "A"), ".target(name: \"A\", dependencies: \(before))")
        #expect(changed == ".target(name: \"A\", dependencies: \(after))")
    }

    @Test(arguments: [
        ("[\"X\" /* why */]", ManifestRefusal.comment("X")), ("[\n  \"X\", // why\n]", .comment("X")),
        ("[\"B\" /* b */, \"X\"]", .comment("X")), ("[\n  \"B\",\n  // why\n  \"X\",\n]", .comment("X")),
        ("[\n  /* why */\n  \"X\",\n]", .comment("X")), ("[ /* why */ \"X\", \"B\"]", .comment("X")),
        ("[\"B\", /* why */ \"X\"]", .comment("X")), ("[\"B\"]", .noDependency("X", of: "A")),
    ])
    func `an entry that a comment stands by stays, and one that is not there too`(
        list: String, refusal: ManifestRefusal
    ) {
        #expect(throws: refusal) {
            try change(.remove(name: "X", target: "A"), ".target(name: \"A\", dependencies: \(list))")
        }
    }

    @Test(arguments: [
        (
            #"[.target(name: "X", condition: .when(platforms: [.linux])), "B"]"#, #"[.target(name: "X"), "B"]"#
        ),
        (
            "[.product(name: \"X\", package: \"p\",\n  condition: .when(platforms: [.linux])\n)]",
            "[.product(name: \"X\", package: \"p\"\n)]"
        ),
    ])
    func `a condition goes, and the dependency stays`(before: String, after: String) throws {
        let changed = try change(
            .removeCondition(name: "X", target: "A"), ".target(name: \"A\", dependencies: \(before))")
        #expect(changed == ".target(name: \"A\", dependencies: \(after))")
        #expect(throws: ManifestRefusal.noCondition("B")) {
            try change(.removeCondition(name: "B", target: "A"), ".target(name: \"A\", dependencies: \(before))")
        }
    }

    private func change(_ change: ManifestChange, _ text: String) throws -> String {
        String(decoding: try change.applied(to: Array(text.utf8)), as: UTF8.self)
    }
}
