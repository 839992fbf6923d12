import HeadlessKit
import Testing
import TranscriptKit

struct TranscriptTests {
    @Test func `settings, comments, events and blank lines are kept, recorded lines are not`() throws {
        let transcript = try Transcript("# A\n@ fixture guest\n\n> back\n~ pop\n= Home\n| [row a] A\n")
        #expect(
            transcript.lines.map(\.line) == [
                .comment("A"), .setting(name: "fixture", value: "guest"), .blank, .event(.back),
            ])
        #expect(transcript.settings == ["fixture": "guest"])
        #expect(transcript.isRecorded)
        #expect(try !Transcript("> back\n").isRecorded)
    }

    @Test(arguments: [
        ("back\n", "line 1: 'back' begins with none of"), ("> back\n>tap x\n", "line 2: '>tap x' begins with none of"),
        (
            "tap a\n",
            "line 1: 'tap a' begins with none of '# ', '@ ', '> ', '~ ', '= ', '| '; an event begins with '> ': > tap a"
        ),
        ("> jump\n", "line 1: 'jump' is no event; there are: tap ID"),
        ("> back\n@ width regular\n", "line 2: @ width stands after the first event"),
        ("@ a 1\n@ a 2\n", "line 2: @ a is set twice"), ("@ \n", "line 1: @ lacks a name"),
        ("> back\r> back\n", "line 1: a CR stands alone"),
        ("> type a \"x\n", "line 1: 'type a \"x': a quoted text ends"),
    ])
    func `a line that is none says where it is and what would be right`(text: String, message: String) {
        #expect { try Transcript(text) } throws: { "\($0)".hasPrefix(message) }
    }

    @Test func `S19: a checkout with CRLF reads as the one with LF`() throws {
        #expect(try Transcript("# A\r\n> back\r\n") == Transcript("# A\n> back\n"))
    }
}
