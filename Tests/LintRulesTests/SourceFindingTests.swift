import Testing

struct SourceFindingTests {
    private let rules = "{ contracts: [{ name: 'no-ui', kind: 'forbidden', from: '*', to: 'UIKit' }] }"

    @Test func `L37: a file that is not UTF-8 is one finding, and the run goes on`() throws {
        var sample = Sample()
        sample.target(
            "A", files: ["B.swift": "import UIKit"],
            bytes: ["A.swift": [0x2F, 0x2F, 0xFF, 0x0A, 0xFE, 0x0A] + Array("import UIKit".utf8)])
        #expect(
            try sample.check(rules).lines == [
                "A/A.swift:1:3 [unreadable-source] these bytes are not UTF-8; save the file as UTF-8",
                "A/A.swift:3:8 [no-ui] A imports UIKit; A may not depend on UIKit",
                "A/B.swift:1:8 [no-ui] A imports UIKit; A may not depend on UIKit",
            ])
    }

    @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
    func `L38: places are the same for every kind of line end and behind a byte-order mark`(end: String, mark: String)
        throws
    {
        var sample = Sample()
        sample.target("A", mark + "// first" + end + end + "import UIKit" + end)
        #expect(
            try sample.check(rules).lines == ["A/File.swift:3:8 [no-ui] A imports UIKit; A may not depend on UIKit"])
    }

    @Test func `L40: a rule about a folder is not about one whose name only begins so`() throws {
        var sample = Sample()
        sample.target("A", files: ["same/X.swift": "import UIKit", "samexxx/X.swift": "import UIKit"])
        let rules = """
            { declarations: [{ name: 'r', select: { files: 'A/same/*' }, forbid: { imports: 'UIKit' },
              examples: { file: 'A/same/X.swift', good: 'import Foundation', bad: 'import UIKit' } }] }
            """
        #expect(try sample.check(rules).lines == ["A/same/X.swift:1:8 [r] A/same/X.swift imports UIKit"])
    }
}
