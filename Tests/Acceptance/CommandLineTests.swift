import Foundation
import Testing

struct CommandLineTests {
    @Test(arguments: [
        ["--help"], ["help"], ["play", "--help"], ["help", "record"], ["drive", "-h"], ["tour", "--help"],
    ])
    func `help is there at every level`(arguments: [String]) throws {
        let result = try KarvonProcess.run(arguments)
        #expect(result.status == 0)
        #expect(result.output.contains("USAGE: karvon"))
        #expect(result.output.contains("EXIT CODES:"))
    }

    @Test(arguments: [
        (["fly"], "there is no command 'fly'; there are drive, play, record, tour"),
        (["--fast"], "there is no option '--fast'"), (["play"], "play needs at least one file"),
        (["--data"], "--data needs a folder"), (["tour", "x"], "'x' is one word too many"),
        (["play", "--data", "d", "f"], "play runs in memory"),
    ])
    func `a command line that is wrong says why and exits with 64`(arguments: [String], message: String) throws {
        let result = try KarvonProcess.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains(message))
        #expect(result.output.isEmpty)
    }

    @Test func `record fills in a list of events, play finds it the same, and a change a difference`() throws {
        try KarvonProcess.withFolder { folder in
            let file = folder.appending(path: "a.transcript")
            try Data("> type auth.email x\n> tap auth.register\n> back\n".utf8).write(to: file)
            #expect(try KarvonProcess.run(["play", file.path]).status == 1)
            let recorded = try KarvonProcess.run(["record", file.path])
            #expect(recorded.status == 0, "\(recorded.output)")
            #expect(recorded.output == "recorded \(file.path)\n")
            #expect(try KarvonProcess.run(["play", file.path]).output == "same \(file.path)\n")
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacing("Log in", with: "Log on").utf8).write(to: file)
            let result = try KarvonProcess.run(["play", file.path])
            #expect(result.status == 1)
            #expect(result.output.contains("| [") && result.output.contains("Log on"))
        }
    }

    @Test func `a file that can't be read exits with 2, and the others are played all the same`() throws {
        try KarvonProcess.withFolder { folder in
            let good = folder.appending(path: "good.transcript")
            try Data("> back\n".utf8).write(to: good)
            _ = try KarvonProcess.run(["record", good.path])
            let result = try KarvonProcess.run(["play", "/nowhere/a.transcript", good.path])
            #expect(result.status == 2)
            #expect(result.output.contains("/nowhere/a.transcript can't be read"))
            #expect(result.output.hasSuffix("same \(good.path)\n"))
        }
    }

    @Test func `an event of a transcript that can't be done is a difference, told with its line`() throws {
        try KarvonProcess.withFolder { folder in
            let file = folder.appending(path: "a.transcript")
            try Data("# A\n\n> tap nothing\n".utf8).write(to: file)
            for command in ["play", "record"] {
                let result = try KarvonProcess.run([command, file.path], environment: ["KARVON_RECORD": "1"])
                #expect(result.status == 1)
                #expect(result.output.contains("a.transcript:3: tap nothing: nothing is not on the screen"))
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == "# A\n\n> tap nothing\n")
        }
    }

    @Test func `play writes nothing, whatever the environment says`() throws {
        try KarvonProcess.withFolder { folder in
            let file = folder.appending(path: "a.transcript")
            try Data("> back\n".utf8).write(to: file)
            #expect(try KarvonProcess.run(["play", file.path], environment: ["KARVON_RECORD": "1"]).status == 1)
            #expect(try String(contentsOf: file, encoding: .utf8) == "> back\n")
        }
    }

    @Test func `an event that can't be done is an object too`() throws {
        let result = try KarvonProcess.run(["drive", "--memory", "--json"], input: "tap nothing\n")
        let last = try #require(result.output.split(separator: "\n").last)
        let object = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
        #expect(object?["type"] as? String == "failure")
        #expect(object?["line"] as? Int == 1)
        #expect(object?["event"] as? String == "tap nothing")
    }

    @Test func `an output that can't be written ends the app with 2`() throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "'\(KarvonProcess.executable.path)' tour >/dev/full 2>/dev/null"]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 2)
    }

    @Test func `two first starts on one folder both start`() throws {
        try KarvonProcess.withFolder { folder in
            let first = try KarvonProcess(["drive", "--data", folder.path])
            let second = try KarvonProcess(["drive", "--data", folder.path])
            #expect(try first.end().status == 0)
            #expect(try second.end().status == 0)
        }
    }

    @Test func `output that is no terminal has no colours`() throws {
        #expect(try !KarvonProcess.run(["tour"]).output.contains("\u{1B}"))
    }

    @Test func `json is one object a line, with its schema's version, and no secret`() throws {
        let events =
            "> tap onboarding.skip\n> type auth.email alisher@navoiy.uz\n> type auth.password $password\n> tap auth.log-in\n"
        let result = try KarvonProcess.run(["drive", "--memory", "--json"], input: events)
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count >= 8)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["v"] as? Int == 1)
            #expect(["event", "screen"].contains(object?["type"] as? String))
        }
        #expect(!result.output.contains("gazal-1441"))
    }

    @Test func `an event that can't be done is told with its line, and the rest is done`() throws {
        let result = try KarvonProcess.run(["drive", "--memory"], input: "tap nothing\n# note\n\n> back\n")
        #expect(result.status == 1)
        #expect(result.errors.contains("line 1: nothing is not on the screen"))
        #expect(result.output.contains("> back"))
    }
}
