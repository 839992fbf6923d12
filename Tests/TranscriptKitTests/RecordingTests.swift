import Foundation
import HeadlessKit
import Testing
import TranscriptKit

@MainActor
struct RecordingTests {
    let player = TranscriptPlayer(launch: EchoApp.launch)

    private func record(_ text: String) async throws -> String {
        try await player.record(Transcript(text))
    }

    @Test func `a list of events becomes a readable sequence of screens`() async throws {
        let recorded = try await record("# Says hello.\n> type echo.text hello\n> tap echo.done\n")
        #expect(
            recorded == """
                # Says hello.

                ~ setRoot echo-flow
                = Echo
                | [field echo.text] Text: ""
                | [secure echo.secret] Secret: ""
                | [button echo.show] Show the secret
                | [button echo.done] Done
                |\u{20}

                > type echo.text hello
                > tap echo.done
                ~ finish echo-flow
                ~ echo-flow finished
                ~ setRoot end/finished%3A%20done
                = The end
                | The flow finished: done

                """)
    }

    @Test(arguments: [
        "a\r\nb\r\nc", "a\rb", "x\n\n\n", "line 1\n\nline 3", "end  ", "\u{200B}", "tab\there", "", "| = ~ >",
    ])
    func `S15, S16, S17, S18: what is recorded reads back equal, whatever is on the screen`(text: String) async throws {
        let event = Event.type("echo.text", .text(text))
        let recorded = try await record("> \(event)\n\n> back\n")
        #expect(try await Array(record(recorded).utf8) == Array(recorded.utf8))
        #expect(!recorded.dropLast().contains { $0 == "\r" || $0 == "\r\n" })
        #expect(!recorded.split(separator: "\n").contains { $0.hasSuffix("  ") })
    }

    @Test func `S17: texts that differ in newlines at the end are recorded differently`() async throws {
        let one = try await record("> \(Event.type("echo.text", .text("x\n\n\n")))\n")
        let other = try await record("> \(Event.type("echo.text", .text("x")))\n")
        #expect(one != other)
        #expect(one.contains(#"| x\n\n\n"#))
    }

    @Test func `composed and decomposed letters are recorded differently`() async throws {
        let one = try await record("> type echo.text é\n")
        let other = try await record("> type echo.text e\u{301}\n")
        #expect(Array(one.utf8) != Array(other.utf8))
    }

    @Test func `a secret is never written, neither where it is typed nor where the app shows it`() async throws {
        let recorded = try await record("> type echo.secret $password\n> tap echo.show\n")
        #expect(!recorded.contains("hunter2"))
        #expect(recorded.contains("| $password"))
        #expect(recorded.contains("> type echo.secret $password"))
    }

    @Test func `a secret that stands in the file itself is refused`() async throws {
        await #expect(
            throws: TranscriptError(
                line: 1, isEvent: true,
                "type echo.secret hunter2: echo.secret is a secure field; type a $name, so that no secret stands in the file"
            )
        ) { try await record("> type echo.secret hunter2\n") }
    }

    @Test func `a screen that is as it was is told in one line`() async throws {
        #expect(try await record("> tap echo.show\n").hasSuffix("> tap echo.show\n= Echo\n| (unchanged)\n"))
    }

    @Test func `S31: an id that is not on the screen is an error with its line, never green`() async throws {
        await #expect(
            throws: TranscriptError(
                line: 3, isEvent: true,
                "tap echo.x: echo.x is not on the screen 'Echo'; it has echo.text, echo.secret, echo.show, echo.done")
        ) { try await record("# A\n\n> tap echo.x\n") }
    }

    @Test func `a setting that the app does not know stops the transcript`() async throws {
        await #expect(throws: TranscriptError("the app could not be launched: there is no setting 'weather'")) {
            try await record("@ weather fine\n> back\n")
        }
    }
}
