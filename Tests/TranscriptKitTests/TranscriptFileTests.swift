import Foundation
import HeadlessKit
import Testing
import TranscriptKit

@MainActor
final class TranscriptFileTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: "transcripts-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func file(_ bytes: some Sequence<UInt8>, name: String = "a.transcript") throws -> TranscriptFile {
        let url = folder.appending(path: name)
        try Data(bytes).write(to: url)
        return TranscriptFile(url)
    }

    private func mismatch(_ file: TranscriptFile) async throws -> TranscriptMismatch? {
        do { try await file.verify(launch: EchoApp.launch) } catch let mismatch as TranscriptMismatch {
            return mismatch
        }
        return nil
    }

    @Test func `what was recorded verifies, and recording it again changes nothing (S24)`() async throws {
        let file = try file("> tap echo.show\n".utf8)
        let player = TranscriptPlayer(launch: EchoApp.launch)
        #expect(try await file.record(by: player))
        #expect(try await mismatch(file) == nil)
        #expect(try await !file.record(by: player))
    }

    @Test func `S01, S02, S03: a transcript without a recording stays red however often it is tried`() async throws {
        let file = try file("> tap echo.show\n".utf8)
        for _ in 1...3 { #expect(try await mismatch(file)?.kind == .unrecorded) }
        #expect(try Data(contentsOf: file.url) == Data("> tap echo.show\n".utf8))
    }

    @Test func `S04: a difference stays red however often it is tried, and names what differs`() async throws {
        let file = try file("> tap echo.show\n= Echo\n| something else\n".utf8)
        for _ in 1...2 {
            let mismatch = try await mismatch(file)
            #expect(mismatch?.kind == .differs)
            #expect(mismatch?.diff.description.contains("- 3: | something else") == true)
        }
    }

    @Test func `S19: a file with CRLF verifies as the one with LF`() async throws {
        let file = try file("> tap echo.show\n".utf8)
        _ = try await file.record(by: TranscriptPlayer(launch: EchoApp.launch))
        let text = try String(contentsOf: file.url, encoding: .utf8)
        let windows = try self.file(text.replacing("\n", with: "\r\n").utf8, name: "b.transcript")
        #expect(try await mismatch(windows) == nil)
    }

    @Test func `S28: a recording in another Unicode form differs, byte by byte`() async throws {
        let file = try file("> type echo.text é\n".utf8)
        _ = try await file.record(by: TranscriptPlayer(launch: EchoApp.launch))
        let text = try String(contentsOf: file.url, encoding: .utf8)
        let decomposed = try self.file(text.replacing("| é", with: "| e\u{301}").utf8, name: "b.transcript")
        #expect(try await mismatch(decomposed)?.kind == .differs)
    }

    @Test func `an app that differs from run to run is told as such`() async throws {
        let file = try file("> tap echo.done\n".utf8)
        await #expect { try await file.verify(launch: EchoApp.unstable()) } throws: {
            ($0 as? TranscriptMismatch)?.kind == .unstable
        }
    }

    @Test func `S29: a file that can't be read or written is told with its path`() async throws {
        let missing = TranscriptFile(folder.appending(path: "none.transcript"))
        await #expect { try await missing.verify(launch: EchoApp.launch) } throws: {
            "\($0)".contains("none.transcript can't be read")
        }
        let unreadable = try file([0xFF, 0x0A])
        await #expect { try await unreadable.verify(launch: EchoApp.launch) } throws: {
            "\($0)".hasSuffix("is not UTF-8")
        }
    }

    @Test func `S30: a file that can't be understood is never written to`() async throws {
        let text = "> tap echo.show\nnonsense\n"
        let file = try file(text.utf8)
        await #expect { try await file.record(by: TranscriptPlayer(launch: EchoApp.launch)) } throws: {
            "\($0)".contains("a.transcript:2: 'nonsense' begins with none of")
        }
        #expect(try Data(contentsOf: file.url) == Data(text.utf8))
    }

    @Test func `a folder without transcripts gives one test that fails`() async throws {
        let files = TranscriptFile.all(beside: folder.appending(path: "Tests.swift").path)
        #expect(files.count == 1)
        await #expect(throws: TranscriptError.self) { try await files[0].verify(launch: EchoApp.launch) }
    }
}
