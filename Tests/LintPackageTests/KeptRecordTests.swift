import Testing

@testable import LintPackage

struct KeptRecordTests {
    @Test func `what is kept is read back, and one changed, missing or added byte makes it nothing`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let kept = KeptRecord("word", of: "owner", in: folder.path + "/a/b")
        #expect(kept.load() == nil)
        var writer = RecordWriter()
        ["some", "words"].write(to: &writer)
        try kept.store(writer, kept.begin())
        var reader = try #require(kept.load())
        #expect(try [String](from: &reader) == ["some", "words"])
        let bytes = try FileBytes.read(kept.path)
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            try FileBytes.write(changed, to: kept.path)
            #expect(kept.load() == nil)
            try FileBytes.write(bytes[..<index], to: kept.path)
            #expect(kept.load() == nil)
        }
        try FileBytes.write(bytes + [0], to: kept.path)
        #expect(kept.load() == nil)
        try FileBytes.write(bytes, to: kept.path)
        #expect(kept.load() != nil)
        #expect(KeptRecord("other", of: "owner", in: folder.path + "/a/b").load() == nil)
    }

    @Test func `a file that is not finished leaves nothing behind, and the old one as it was`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let path = folder.path + "/file"
        try FileBytes.write("old".utf8, to: path)
        do { _ = try FileReplacement(of: path) }
        #expect(Folder(folder.path)?.entries.map(\.name) == ["file"])
        #expect(try FileBytes.read(path) == Array("old".utf8))
    }

    @Test func `what can't be read or written is told in the system's words`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        let missing = #expect(throws: FileError.self) { try FileBytes.read(folder.path + "/none") }
        #expect(missing?.description == "No such file or directory")
        #expect(missing?.isMissing == true)
        #expect(throws: FileError.self) { try FileBytes.read(folder.path) }
        try FileBytes.write([], to: folder.path + "/file")
        #expect(try FileBytes.read(folder.path + "/file").isEmpty)
        let inFile = #expect(throws: FileError.self) { try FileBytes.makeFolder(folder.path + "/file/a") }
        #expect(inFile?.isMissing == true)
        try FileBytes.makeFolder(folder.path + "/x/y/z")
        #expect(Folder(folder.path + "/x/y")?.entries.map(\.name) == ["z"])
    }

    @Test func `files of every size are read whole`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        for count in [1, 4095, 4096, 4097, 300_000] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try FileBytes.write(bytes, to: folder.path + "/file")
            #expect(try FileBytes.read(folder.path + "/file") == bytes)
        }
        #if os(Linux)
            #expect(try !FileBytes.read("/proc/self/status").isEmpty, "a file that tells no size")
        #endif
    }
}
