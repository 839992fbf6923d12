import Foundation
import LintReader
import Testing

struct FileTests {
    private static let lines = [
        "import A", "struct B {", "    let c = \"\"\"", "        x", "        \"\"\"", "}", "import D", "",
    ]

    @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
    func `L38: every line ending, with and without a byte order mark, gives the same places`(end: String, mark: String)
    {
        let reading = Reading(mark + Self.lines.joined(separator: end))
        #expect(reading.imports == ["1:8 import A", "7:8 import D"])
        #expect(reading.declarations == ["struct B", "B.constant c"])
        #expect(
            reading.file.declarations.map { reading.file.position(at: $0.offset) }.map(\.description) == ["2:8", "3:9"])
        #expect(reading.file.lineCount == 7)
        #expect(reading.problems.isEmpty)
    }

    @Test func `L37: bytes that are no UTF-8 are said, and the rest is read`() {
        let reading = Reading(bytes: Array("import A\nlet b = \"".utf8) + [0xFF, 0xFE] + Array("\"\nimport C\n".utf8))
        #expect(reading.modules == ["A", "C"])
        #expect(reading.problems == ["2:10 invalidUTF8"])
        #expect(reading.file.problems.map(\.message) == ["these bytes are not UTF-8; save the file as UTF-8"])
    }

    @Test(arguments: [[0xFF, 0xFE, 0x69, 0x00], [0xFE, 0xFF, 0x00, 0x69]] as [[UInt8]])
    func `L37: a UTF-16 file is refused as the compiler refuses it`(bytes: [UInt8]) {
        #expect(Reading(bytes: bytes).problems == ["1:1 utf16"])
    }

    @Test(
        arguments: [[0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3], [0x80]]
            as [[UInt8]])
    func `a malformed character is found wherever it stands`(bytes: [UInt8]) {
        for padding in [0, 1, 31, 32, 33, 70] {
            let text = [UInt8](repeating: 0x20, count: padding)
            #expect(Reading(bytes: text + bytes).file.problems.first == Problem(kind: .invalidUTF8, offset: padding))
        }
    }

    @Test func `an empty file has no lines, and positions stay in it`() {
        let file = Reading("").file
        #expect(file.lineCount == 0)
        #expect(file.position(at: 99) == Position(line: 1, column: 1))
        #expect(Reading("a\nb").file.position(at: 2) == Position(line: 2, column: 1))
        #expect(Reading("a\nb").file.lineCount == 2)
    }

    @Test func `two readings of the same bytes are equal`() {
        let text = "@A import B\nclass C: D { func e() { Task { [weak self] in f } } }"
        #expect(Reading(text).file == Reading(text).file)
    }

    @Test func `a file is read by its path`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
        try Data("import A".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(try SourceReader().read(path: url.path).imports.map(\.module) == ["A"])
        #expect(throws: (any Error).self) { try SourceReader().read(path: url.path + ".none") }
    }

    @Test func `nobody waits for a pipe or reads a device: they are told as no file`() throws {
        let pipe = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift").path
        defer { try? FileManager.default.removeItem(atPath: pipe) }
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero"] {
            let error = #expect(throws: SourceReadError.self) { try SourceReader().read(path: path) }
            #expect(error?.description == "it is a pipe, a socket or a device, and no file")
        }
    }

    @Test func `every beginning of a file can be read, and everything lies inside it`() {
        let text = Array(
            """
            #!/x
            @_spi(A) public import struct B.C // karvon-lint:ignore r -- why
            #if os(Linux) && (A || !B)
            @A(b: "\\(c { "d" })") final class E<F: G>: H, @unchecked I where J == K {
                let l: M<N>? = #"o \\#("p") "#, q = /r[/]s/, `t u` = { [weak self] in self }
                func + <V>(w: inout X..., y: @escaping () -> Z = { .z }) async throws(A) -> some B & C { Task { } }
            \"""
            """.utf8)
        for end in 0...text.count {
            let file = Reading(bytes: Array(text[..<end])).file
            let offsets =
                file.imports.map(\.span.end) + file.declarations.map(\.span.end) + file.declarations.map(\.offset)
                + file.closures.map(\.span.end) + file.uses.map(\.offset) + file.problems.map(\.offset)
            #expect(offsets.allSatisfy { $0 >= 0 && $0 <= end })
        }
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "#if A ||\n", "#if A || // note\n", "#/\n", "##", "##/\n", "class ", "#if A\n", "#if A\n#endif\n",
            "#if A ||", "#elseif A\n", "let a = a<", "let a: A<", "<<<<<<< \n",
            "@A(", "@A\n#if B\n", "open class ",
            "case a(", "\"\\(",
            "x = {[", "f(a: A = b<", "where ", "actor ", "`", "/*", "#\"", "/a ", "<#", "a ? ", "struct A: ", "#a<",
            "init<", "{ [a", "= {\n", "let a\n= {", "a / ", "a / b\n/* */", "Task<", "A<A,", "<A", "throws(",
            "#if A\n@A\n",
            "\"\"\"\n\\(", "#\"\\#(", "A({", "a.b({ [", "// karvon-lint:ignore a\n", "/**/", "{\"\\({", "@available(",
        ])
    func `rows of what begins something are read in time that grows with their length`(piece: String) {
        let text = String(repeating: piece, count: 10_000)
        #expect(Reading(text).file.length == text.utf8.count)
    }

    @Test func `deep nesting is read without growing the stack, and too deep a text is said`() {
        let depth = 20_000
        let braces = Reading("func f() " + String(repeating: "{", count: depth) + String(repeating: "}", count: depth))
        #expect(braces.problems.isEmpty)
        let types = Reading(String(repeating: "struct A {", count: depth) + String(repeating: "}", count: depth))
        #expect(types.file.declarations.count == depth)
        let texts = Reading("let a = " + String(repeating: "\"\\(", count: 500))
        #expect(texts.file.problems.contains { $0.kind == .nestedTooDeep })
        let generics = Reading("let a: " + String(repeating: "A<", count: depth))
        #expect(generics.declarations == ["constant a"])
        let conditions = Reading("#if " + String(repeating: "(", count: depth) + "A")
        #expect(!conditions.problems.isEmpty)
    }
}
