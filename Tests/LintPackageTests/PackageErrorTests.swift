import Foundation
import LintPackage
import Testing

struct PackageErrorTests {
    @Test func `a folder without a manifest is told`() throws {
        let folder = try TemporaryFolder()
        defer { try? folder.remove() }
        #expect(
            try message(folder)
                == "DIR: there is no Package.swift here, nor in a folder above; give the folder of a Swift package with --package-path"
        )
    }

    @Test func `a swift that is not there is told with where it was sought`() throws {
        let folder = try TemporaryFolder(swift: "")
        defer { try? folder.remove() }
        #expect(
            try message(folder, swift: "DIR/no-swift")
                == "no swift was found in DIR/no-swift; install Swift, put it on PATH, or give its place with --swift")
        var options = PackageOptions()
        options.environment = ["PATH": "/nowhere:/else"]
        let error = #expect(throws: PackageError.self) { try PackageReader(options).read(folder.path) }
        #expect(error == .noSwift(searched: "PATH (/nowhere:/else)"))
    }

    @Test func `a manifest that SwiftPM refuses is told in its words, each once`() throws {
        let folder = try TemporaryFolder(
            swift: "echo 'error: no such thing' >&2\necho 'error: no such thing' >&2\nexit 3")
        defer { try? folder.remove() }
        #expect(
            try message(folder, swift: "DIR/swift")
                == "`swift package --package-path DIR --ignore-lock dump-package` failed (exit code 3); SwiftPM says:\n"
                + "error: no such thing")
    }

    @Test func `what SwiftPM says in the line of its word on other instances is told`() throws {
        let other =
            "Another instance of SwiftPM (PID: 7) is already running using '/a', but this will be ignored since "
            + "`--ignore-lock` has been passed"
        let folder = try TemporaryFolder(swift: "printf '%s' \"$OTHER\" >&2\necho 'error: no such thing' >&2\nexit 3")
        defer { try? folder.remove() }
        var options = PackageOptions()
        options.swift = "\(folder.path)/swift"
        options.environment["OTHER"] = other
        let error = #expect(throws: PackageError.self) { try PackageReader(options).read(folder.path) }
        #expect(error?.description.hasSuffix("SwiftPM says:\nerror: no such thing") == true)
    }

    @Test func `a swift that can't be started is told with the reason`() throws {
        let folder = try TemporaryFolder(swift: "")
        defer { try? folder.remove() }
        try folder.write("no program", to: "swift")
        #expect(try message(folder, swift: "DIR/swift")?.contains("` could not be started: ") == true)
    }

    @Test func `an answer that is no JSON is told`() throws {
        let folder = try TemporaryFolder(swift: "echo warning: something")
        defer { try? folder.remove() }
        let message = try message(folder, swift: "DIR/swift")
        #expect(
            message?.hasPrefix("the answer of `swift package --package-path DIR --ignore-lock dump-package` is not")
                == true)
    }

    @Test func `a command that never answers is asked to end at its limit`() throws {
        let folder = try TemporaryFolder(
            swift: "trap 'kill $!; touch \"$0.ended\"; exit' TERM\ntail -f /dev/null & wait")
        defer { try? folder.remove() }
        let message = try message(folder, swift: "DIR/swift", timeLimit: 1)
        #expect(message?.contains("had not answered after 1 seconds and was ended") == true)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/swift.ended"))
    }

    @Test func `a command that fills both pipes is read to its end`() throws {
        let json = #"{"name":"a","products":[],"dependencies":[],"targets":[],"toolsVersion":{"_version":"6.0.0"}"#
        let folder = try TemporaryFolder(
            swift: """
                head -c 3000000 /dev/zero | tr '\\0' 'x' >&2
                echo '\(json)'
                head -c 3000000 /dev/zero | tr '\\0' ' '
                echo '}'
                """)
        defer { try? folder.remove() }
        var options = PackageOptions()
        options.swift = folder.path + "/swift"
        #expect(try PackageReader(options).read(folder.path).model.root.name == "a")
    }

    private func message(_ folder: TemporaryFolder, swift: String? = nil, timeLimit: Int = 60) throws -> String? {
        var options = PackageOptions()
        options.swift = swift?.replacing("DIR", with: folder.path)
        options.timeLimit = timeLimit
        let error = #expect(throws: PackageError.self) { try PackageReader(options).read(folder.path) }
        return error?.description.replacing(folder.path, with: "DIR")
    }
}
