import Foundation
import LintRules
import Testing

struct IgnoreCommentTests {
    private let rules = "{ contracts: [{ name: 'no-ui', kind: 'forbidden', from: '*', to: 'UIKit' }] }"

    private func lines(_ text: String) throws -> [String] {
        var sample = Sample()
        sample.target("A", text)
        return try sample.check(rules).lines
    }

    @Test(arguments: [
        "import UIKit // karvon-lint:ignore no-ui -- until the split",
        "// karvon-lint:ignore no-ui -- until the split\nimport UIKit",
        "// karvon-lint:ignore no-ui -- until the split\n\n// more\nimport UIKit",
        "// karvon-lint:ignore no-ui -- until the split\r\nimport UIKit\r\n",
        "// karvon-lint:ignore no-ui -- until the split\n/* import Other\n /* more */ */ import UIKit",
        "// karvon-lint:ignore no-ui -- until the split\r/** why */\r\rimport UIKit\r",
        "\u{FEFF}// karvon-lint:ignore no-ui -- until the split\n/*\n*/\n// more\nimport UIKit",
    ])
    func `a comment with a reason silences its rule on its line, or on the next one with code`(text: String) throws {
        #expect(try lines(text).isEmpty)
    }

    @Test func `L35: a comment that silences nothing is told, and a rule that there is none too`() throws {
        #expect(
            try lines("// karvon-lint:ignore no-ui -- why\nimport Foundation") == [
                "A/File.swift:1:1 [unneeded-ignore] no-ui finds nothing on line 2, which this comment silences"
            ])
        #expect(
            try lines("import Foundation // karvon-lint:ignore no-iu -- why") == [
                "A/File.swift:1:19 [unneeded-ignore] there is no rule no-iu"
            ])
    }

    @Test func `where a comment silences one of its rules in vain, the other one stays`() throws {
        var sample = Sample()
        sample.target("A", "import UIKit // karvon-lint:ignore no-ui repeated-import -- why")
        let found = try sample.check(
            "{ contracts: [{ name: 'no-ui', kind: 'forbidden', from: 'A', to: 'UIKit' }] }")
        #expect(found.map(\.fix) == ["take repeated-import out of the comment"])
    }

    @Test func `L36: words behind the separator are a reason, and without one nothing is silenced`() throws {
        #expect(try lines("import UIKit // karvon-lint:ignore no-ui -- as no-data says }").isEmpty)
        #expect(
            try lines("import UIKit // karvon-lint:ignore no-ui as no-data says") == [
                "A/File.swift:1:8 [no-ui] A imports UIKit; A may not depend on UIKit",
                "A/File.swift:1:14 [ignore-comment] this comment gives no reason: // karvon-lint:ignore RULE -- reason",
            ])
    }

    @Test func `what is found in a manifest is silenced there`() throws {
        var sample = Sample()
        sample.target("A", on: ["B"])
        sample.target("B")
        func lines(_ comment: String, _ sample: Sample = sample) throws -> [String] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "lint-manifest-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let manifest =
                String(repeating: "\n", count: 9) + ".target(name: \"A\", dependencies: [\"B\"]), // \(comment)\n"
            try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
            return try sample.result("{}", in: folder.path).findings.lines
        }
        #expect(try lines("karvon-lint:ignore unused-dependency -- it is to come").isEmpty)
        var importing = Sample()
        importing.target("A", on: ["B"], "import B")
        importing.target("B")
        // Whether what is imported is used, only an index tells.
        #expect(try lines("karvon-lint:ignore unused-dependency -- it is to come", importing).isEmpty)
        #expect(
            try lines("karvon-lint:ignore unused-dependency") == [
                "Package.swift:10:1 [unused-dependency] A declares B and never imports it",
                "Package.swift:10:42 [ignore-comment] this comment gives no reason: // karvon-lint:ignore RULE -- reason",
            ])
        #expect(
            try lines("karvon-lint:ignore platform-mismatch -- why").last
                == "Package.swift:10:42 [unneeded-ignore] platform-mismatch finds nothing on line 10, which this comment silences"
        )
    }
}
