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

    @Test func `every name that holds a fragment is watched, outside of comments and texts`() {
        let text = """
            // CartDTO
            func f(_ x: OrderDTO) -> DTOs { "\\(UserDTO()) NoDTO" + dTO + `LongNameOfTheSeventhDTO`.make }
            """
        let file = SourceReader(watching: [], fragments: ["DTO"]).read(bytes: Array(text.utf8))
        #expect(file.uses.map { file.text($0.name) } == ["OrderDTO", "DTOs", "UserDTO", "LongNameOfTheSeventhDTO"])
    }

    @Test func `a watched name is a use in back-ticks too, and as a part of another name in them it is none`() {
        let text = "let a = `Task`.shared; `Foundation`.`Task`.`shared`(); func f() { `a Task`; `Tasks`; `Task` { } }"
        #expect(
            Reading(text, watching: ["Task"]).uses == [
                "1:10 Task.shared nothing", "1:38 Foundation.Task.shared call", "1:87 Task closure",
            ])
    }
}
