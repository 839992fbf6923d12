import LintRules
import Testing

struct ForbiddenSymbolTests {
    private func rules(_ to: String, _ more: String = "") -> String {
        "{ contracts: [{ name: 's', kind: 'forbidden', from: '*', to: [\(to)], because: 'no network' \(more)}], imports: { 'repeated-import': 'off' } }"
    }

    private func places(_ text: String, _ to: String = "'Foundation.URLSession'", more: String = "") throws -> [String]
    {
        var sample = Sample()
        sample.target("A", text)
        return try sample.check(rules(to, more)).map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.key.to)" }
    }

    @Test(arguments: [
        ("import Foundation\nlet a = URLSession.shared", ["2:9 Foundation.URLSession"]),
        ("import Foundation\nfunc f(_ s: URLSession?) {}", ["2:13 Foundation.URLSession"]),
        ("let a: Foundation.URLSession", ["1:19 Foundation.URLSession"]),
        ("import class Foundation.URLSession", ["1:14 Foundation.URLSession"]),
        ("import Foundation\nlet text = \"\\(URLSession.shared)\"", ["2:15 Foundation.URLSession"]),
        ("#if os(Linux)\nimport Foundation\n#endif\nlet a = `URLSession`.shared", ["4:10 Foundation.URLSession"]),
        ("import Foundation\n// URLSession\nlet a = \"URLSession\"\nlet b = x.URLSession", []),
        ("import Other\nlet a = URLSession.shared", []), ("import class Foundation.NSArray", []),
        ("import Foundation\nstruct URLSession {}\nlet a = URLSession()", []),
    ])
    func `a symbol is told where it is used by a file that imports its module, and nowhere else`(
        text: String, expected: [String]
    ) throws {
        let found = try places(text)
        #expect(found == expected)
    }

    @Test func `a symbol may be a member, a function, one of any module, or many by a pattern`() throws {
        let text =
            "import Foundation\nlet a = FileManager.default, b = FileManager.other\nNSLog(\"\"); UIView(); UIViews()"
        let found = try places(text, "'Foundation.FileManager.default', 'Foundation.NSLog', '*.UIV*', 'UIKit'")
        #expect(found == ["2:9 Foundation.FileManager.default", "3:1 Foundation.NSLog", "3:12 *.UIV*", "3:22 *.UIV*"])
    }

    @Test func `a name that the target has a type of its own for is none of another module's`() throws {
        var sample = Sample()
        sample.target(
            "A", files: ["A.swift": "import Foundation\nlet a = URLSession()", "B.swift": "class URLSession {}"])
        sample.target("B", files: ["B.swift": "import Foundation\nlet a = URLSession()"])
        #expect(try sample.check(rules("'Foundation.URLSession'")).map(\.key.from) == ["B"])
    }

    @Test(arguments: [
        "enum Job { struct Process {}; static func start() -> Process { Process() } }",
        "enum Direction { case enter, exit }", "func leave() { go(exit: 1); let exit = 3; _ = 4 }",
        "struct Door { let exit: Bool; init(exit: Bool) { self.exit = exit } }",
        "protocol Shop { associatedtype Unit; var unit: Unit { get } }", "struct Box<Unit> { let u: Unit }",
        "func exit(_ code: Int) {}\nfunc leave() { exit(1) }", "struct Rest<each Unit> { let u: (repeat each Unit) }",
    ])
    func `a file's own declarations, labels and locals are no other module's`(text: String) throws {
        let symbols = "'Foundation.Process', 'Foundation.exit', 'Foundation.Unit'"
        #expect(try places("import Foundation\n" + text, symbols) == [])
        let used = try places(
            "import Foundation\nfunc f(_ a: Bool) { a ? exit : g; exit(1) }\n" + "extension Unit {}", symbols)
        #expect(used == ["2:25 Foundation.exit", "2:35 Foundation.exit", "3:11 Foundation.Unit"])
    }

    @Test func `some may use a symbol, what they use is counted, and an exception that is not needed is told`() throws {
        var sample = Sample()
        sample.target("A", "import Foundation\nlet a = URLSession.shared, b = URLSession.shared")
        sample.target("B", "import Foundation\nlet a = URLSession.shared")
        sample.target("ATests", "import Foundation\nlet a = URLSession.shared")
        let to = "'Foundation.URLSession', '!Nothing'"
        let except = { (text: String) in ", except: [{ \(text), because: 'x' }]" }
        #expect(try sample.check(rules(to)).map(\.key.from) == ["A", "A", "B"])
        #expect(
            try sample.check(rules(to, except("from: 'A', to: 'Foundation.URLSession'"))).map(\.key.from) == ["B"])
        #expect(try sample.check(rules(to, except("from: '*', to: 'Foundation.*', covers: 2"))).isEmpty)
        #expect(
            try sample.check(rules(to, except("from: 'A', to: 'Foundation.URLCache'"))).lines.last?.contains(
                "the exception A -> Foundation.URLCache lets nothing through that the contract forbids") == false)
        #expect(
            try sample.check(rules(to, except("from: 'A', to: 'Foundation.URLCache'"))).contains {
                $0.message.hasPrefix("the exception A -> Foundation.URLCache lets nothing through")
            })
        #expect(try sample.check(rules(to, ", includeTests: true ")).count == 4)
    }

    @Test func `a symbol can be silenced and tolerated as an import can`() throws {
        var sample = Sample()
        sample.target(
            "A", "import Foundation\nlet a = URLSession.shared // karvon-lint:ignore s -- until the client has moved")
        #expect(try sample.check(rules("'Foundation.URLSession'")).isEmpty)
        sample = Sample()
        sample.target("A", "import Foundation\nlet a = URLSession.shared, b = URLSession()")
        let found = try sample.check(rules("'Foundation.URLSession'"))
        #expect(Baseline(tolerating: found).entries.map(\.text) == ["s | A -> Foundation.URLSession | - | 2"])
    }

    @Test func `what is no symbol is told with its place`() {
        let text = rules("'Foundation.', 'Foundation.*'")
        let problems = #expect(throws: RulesFileError.self) { try RulesFile(Array(text.utf8), file: "r") }
        #expect(problems?.description.contains("r:1:63: expected") == true)
        #expect(problems?.description.contains("r:1:78: expected a symbol as Module.Name") == true)
    }
}
