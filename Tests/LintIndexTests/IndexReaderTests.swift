import Foundation
import LintIndex
import Testing

/// One after the other: some damage the index that all read.
@Suite(CompiledModule(), .serialized)
struct IndexReaderTests {
    @Test func `a file's references are told by the modules that declare them`() throws {
        let index = try CompiledModule.read()
        let file = try #require(index.files.values.joined().first { $0.module == "User" })
        let uses = file.references.map { "\($0.line):\($0.column) \($0.kind) \($0.module)" }
        #expect(uses == ["1:8 name Maker", "2:13 signature Maker", "2:22 declaration Maker", "2:29 declaration Maker"])
        #expect(index.modules["Maker"]?.types == ["Made"])
        #expect(index.modules["User"]?.imports.contains("Maker") == true)
    }

    @Test func `a record that was cut off is left out with its file`() throws {
        let record = try #require(try CompiledModule.files("records").first { $0.contains("User.swift") })
        let whole = try Data(contentsOf: URL(filePath: record))
        defer { try? whole.write(to: URL(filePath: record)) }
        for count in [0, 3, 4, 20, whole.count / 2, whole.count - 1] {
            try whole.prefix(count).write(to: URL(filePath: record))
            #expect(try CompiledModule.read().files.values.joined().map(\.module) == ["Maker"])
        }
    }

    @Test func `a unit that was cut off is left out`() throws {
        let unit = try #require(try CompiledModule.files("units").first { $0.contains("User.o") })
        let whole = try Data(contentsOf: URL(filePath: unit))
        defer { try? whole.write(to: URL(filePath: unit)) }
        try whole.prefix(whole.count / 3).write(to: URL(filePath: unit))
        #expect(try CompiledModule.read().files.values.joined().map(\.module) == ["Maker"])
    }

    @Test func `where no index is, that is an error that tells what to do`() throws {
        let reader = try IndexReader(CompiledModule.libraries())
        #expect(throws: IndexError.noStore(path: "/nowhere")) { try reader.read("/nowhere") }
        #expect("\(IndexError.noStore(path: "/nowhere"))".contains("swift build"))
        let empty = CompiledModule.folder + "/empty"
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        #expect(throws: IndexError.noStore(path: empty)) { try reader.read(empty) }
    }

    @Test func `libraries that are not there or not the right ones are errors`() throws {
        let libraries = try CompiledModule.libraries()
        #expect(throws: IndexError.self) {
            try IndexReader(ToolchainLibraries(indexStore: "/nowhere.so", demangle: libraries.demangle))
        }
        #expect(
            throws: IndexError.missingFunction(
                name: "indexstore_format_version", library: libraries.demangle)
        ) { try IndexReader(ToolchainLibraries(indexStore: libraries.demangle, demangle: libraries.demangle)) }
        #expect(throws: IndexError.self) { try ToolchainLibraries(swift: "/bin/sh", resourcePath: { "/usr/share" }) }
    }

    @Test func `a swift that only chooses a toolchain is asked where it is`() throws {
        let libraries = try CompiledModule.libraries()
        let folder = (libraries.indexStore as NSString).deletingLastPathComponent
        #expect(try ToolchainLibraries(swift: "/bin/sh", resourcePath: { folder + "/swift" }) == libraries)
    }
}
