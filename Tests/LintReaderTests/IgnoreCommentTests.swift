import LintReader
import Testing

struct IgnoreCommentTests {
    @Test func `L36: rules end at the separator, and the words behind it are the reason`() {
        let file = Reading(
            "import A // karvon-lint:ignore layers forbidden/ui -- until the module is split }\n"
                + "    // karvon-lint:ignore naming -- as the server -- names it\nlet x = \"// karvon-lint:ignore a -- b\""
        ).file
        #expect(
            file.ignores == [
                IgnoreComment(
                    rules: ["layers", "forbidden/ui"], reason: "until the module is split }", isAlone: false, offset: 9),
                IgnoreComment(rules: ["naming"], reason: "as the server -- names it", isAlone: true, offset: 86),
            ])
        #expect(file.problems.isEmpty)
    }

    @Test(arguments: [
        ("// karvon-lint:ignore layers", "1:1 ignoreWithoutReason"),
        ("// karvon-lint:ignore layers --", "1:1 ignoreWithoutReason"),
        ("// karvon-lint:ignore layers words without separator", "1:1 ignoreWithoutReason"),
        ("// karvon-lint:ignore -- reason", "1:1 ignoreWithoutRule"),
        ("// karvon-lint:ignore", "1:1 ignoreWithoutRule"),
        ("// karvon-lint:disable layers -- reason", "1:1 ignoreMisspelled"),
        ("//karvon-lint:ignored layers -- reason", "1:1 ignoreMisspelled"),
        ("/// karvon-lint:ignore layers -- reason", "1:1 ignoreInOtherComment"),
        ("let a = 1 /* karvon-lint:ignore layers -- reason */", "1:11 ignoreInOtherComment"),
        ("func f() {\n    g() /** karvon-lint:ignore layers -- reason */\n}", "2:9 ignoreInOtherComment"),
        ("func f() {\n    //// karvon-lint:ignore layers -- reason\n}", "2:5 ignoreInOtherComment"),
    ])
    func `L36: a comment without rule or reason ignores nothing and is said`(text: String, problem: String) {
        let reading = Reading(text)
        #expect(reading.problems == [problem])
        #expect(reading.file.ignores.isEmpty)
    }
}
