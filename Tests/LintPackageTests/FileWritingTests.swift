import Foundation
import LintPackage
import Testing

struct FileWritingTests {
    @Test func `a link stays when what it leads to is written`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        try folder.write("old", to: "deep/file.txt")
        try folder.link("link.txt", to: "deep/file.txt")
        try FileBytes.write("new".utf8, to: folder.path + "/link.txt")
        #expect(try FileBytes.text(folder.path + "/deep/file.txt") == "new")
        #expect(FilePath.real(folder.path + "/link.txt") == folder.path + "/deep/file.txt")
    }

    @Test func `a device is written to and stays one`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        try folder.link("null", to: "/dev/null")
        try FileBytes.write("gone".utf8, to: folder.path + "/null")
        #expect(FilePath.real(folder.path + "/null") == "/dev/null")
        #expect(try FileBytes.read("/dev/null", orStream: true).isEmpty)
    }

    @Test func `a folder is not written`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        #expect(throws: FileError.self) { try FileBytes.write("x".utf8, to: folder.path) }
    }
}
