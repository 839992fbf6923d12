import LintReader
import Testing

struct TokenTests {
    @Test func `L13: a watched name counts in code, never in comments, documentation and texts`() {
        let reading = Reading(
            """
            // Task { }
            /// Task.detached { }
            /* Task { } */
            let text = "Task { } \\(Task.detached { 1 }) \\\\(Task)"
            let raw = #"\\(Task { })"#
            func f() { Task { }; Task<Void, Never>(priority: .high) { }; x.Task; URLSession.shared.load(); myTask { } }
            """)
        #expect(
            reading.uses == [
                "4:24 Task.detached closure", "6:12 Task closure", "6:22 Task call", "6:64 x.Task nothing",
                "6:81 URLSession.shared.load call",
            ])
    }

    @Test(arguments: [
        "let a = \"}\"", "let a = \"\\\"}\"", "let a = #\"\\\"#", "let a = \"\"\"\n } \\\"\"\" \"\" }\n\"\"\"",
        "let a = \"\\(b(\")\"))\"", "let a = \"\\({ \"}\" }())\"", "let a = #\"\\#(\"}\")\"#", "let a = #\"\"\"#",
        "let a = ##\"\"\"\n\"#\n\"\"\"##", "let a = /}/", "let a = /[}]/", "let a = /\\/}/",
        "let a = b(/}/, /{/)", "let a = try? /}/", "let a = #/}/#", "let a = ##/ }/# /##", "let a = #/\n } /\n/#",
        "let a = b / c // }", "let a = b/c", "let a = (b)/c", "let a = b! / c / d", "let a = 1 / 2 / 3",
        "/* } /* } */ } */",
        "let `} {` = 1", "let a = <#}#>", "let a = b ?? /}/", "let a = !/}/.x", "let a = x</*}*/y",
        "let a = { /}/ }", "let a = [/}/]", "// }\r", "/// } \u{2028}", "let a = \"\\\\\" // }",
    ])
    func `brackets in texts, comments and regular expressions open and close nothing`(text: String) {
        let reading = Reading("struct A {\n\(text)\n}\nstruct End {}")
        #expect(reading.declarations.last == "struct End")
        #expect(reading.file.declarations.first?.span.end == reading.file.length - "\nstruct End {}".utf8.count)
    }

    @Test(arguments: [
        ("let a = \"x", "1:9 unterminatedString"), ("let a = \"\"\"\nx", "1:9 unterminatedString"),
        ("/* /* */", "1:1 unterminatedComment"), ("struct A {", "1:8 missingClosing"), ("}", "1:1 unexpectedClosing"),
        ("func f() { (", "1:10 missingClosing"), ("let a = #/x", "1:9 unterminatedRegex"),
        ("let a = )", "1:9 unexpectedClosing"),
        ("a\u{0}b", "1:2 nulByte"), ("<<<<<<< a\nimport A\n>>>>>>> b\n", "1:1 conflictMarker"),
    ])
    func `what has no end is said with its place`(text: String, problem: String) {
        #expect(Reading(text).problems.contains(problem))
    }

    @Test func `a closure is local only when it is what its own let or var begins with`() {
        let reading = Reading(
            """
            func f() {
                let a = 1; model.b = { self.g() }
                guard let c else { return }
                d = { 1 }
                let e: (Int) -> Void = { self.g($0) }
                if let h { k = { 1 } }
            }
            """)
        #expect(reading.closures == ["assigned model.b [] self", "assigned d []", "local e [] self", "assigned k []"])
    }

    @Test func `closures that are kept show what they capture`() {
        let reading = Reading(
            """
            final class C {
                let onTap: () -> Void = { print(1) }
                func f() {
                    model.onEnd = { [weak self, unowned(unsafe) b, c = d.e] in self?.g() }
                    model.onEnd = { self.g() }
                    let local = { [self] in g() }
                    Model(onA: { self.g() }, { 1 }) { [weak self] x, y -> Int in h() }
                    x.sink { @MainActor [unowned self] in { self.a = 1 }() }
                    if let y = Model() { self.h() }
                    list.map { self.h() }
                    a = [1].map { [$0] }
                }
            }
            """)
        #expect(
            reading.closures == [
                "initialValue onTap []", "assigned model.onEnd [weak self, unownedUnsafe b, strong c] self",
                "assigned model.onEnd [] self", "local local [strong self]", "argument Model [] self",
                "argument Model []", "trailing Model [weak self]", "trailing x.sink [unowned self] self",
            ])
        #expect(reading.file.closures.map { reading.file.text($0.label) }.filter { !$0.isEmpty } == ["onA"])
    }

    @Test func `every name that holds a fragment is watched, outside of comments and texts`() {
        let text = """
            // CartDTO
            func f(_ x: OrderDTO) -> DTOs { "\\(UserDTO()) NoDTO" + dTO + `LongNameOfTheSeventhDTO`.make }
            """
        let file = SourceReader(watching: [], fragments: ["DTO"]).read(bytes: Array(text.utf8))
        #expect(file.uses.map { file.text($0.name) } == ["OrderDTO", "DTOs", "UserDTO"])
    }
}
