import Foundation
import Testing

@testable import karvon_lint

/// The scripts and the manual, tried with the shells and the readers of manuals that are here.
@Suite(.enabled(if: Shell.tool != nil, "the tool is built beside the tests"))
struct ShellTests {
    @Test(
        .enabled(if: Shell.has("bash")),
        arguments: [
            (["ch"], ["check"]), (["check", "--format", "=", "js"], ["json"]),
            (["check", "--format", "="], ["text", "json"]),
            (["check", "--rules", "arch"], ["architecture.json5"]),
            (["check", "--rules", "with"], ["with space.json5"]),
            (["check", "--package-path", ""], ["Sources"]), (["explain", "no-sto"], ["no-store"]),
            (["why", "Scr"], ["Screen"]),
        ])
    func `bash offers commands, choices, files and names`(words: [String], offered: [String]) throws {
        let folder = try package()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = """
            \(CompletionScript.bash.text)
            COMP_WORDS=(karvon-lint \(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count)
            _karvon_lint \(try #require(Shell.tool))
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let lines = try Shell.run("bash", ["--norc"], input: script, in: folder).split(separator: "\n").map(String.init)
        #expect(offered.allSatisfy(lines.contains), "\(lines)")
        #expect(lines.count <= max(offered.count, words.last == "=" ? 9 : 1))
    }

    @Test(.enabled(if: Shell.has("fish")))
    func `fish offers commands, choices and files`() throws {
        let folder = try package()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let tool = try #require(Shell.tool)
        let script = """
            set -x PATH \((tool as NSString).deletingLastPathComponent) $PATH
            \(CompletionScript.fish.text)
            complete -C 'karvon-lint chec'
            complete -C 'karvon-lint check --format js'
            complete -C 'karvon-lint check --format=js'
            complete -C 'karvon-lint check --rules arch'
            complete -C 'karvon-lint check --rules=arch'
            complete -C 'karvon-lint explain no-sto'
            """
        let output = try Shell.run("fish", ["--no-config"], input: script, in: folder)
        #expect(
            output == """
                check\tCheck a package against its rules
                json
                --format=json
                architecture.json5
                --rules=architecture.json5
                no-store

                """)
    }

    @Test(arguments: CompletionScript.allCases)
    func `each script is one that its shell can read`(script: CompletionScript) throws {
        guard Shell.has(script.rawValue) else { return }
        #expect(try Shell.run(script.rawValue, ["-n", "/dev/stdin"], input: script.text) == "")
    }

    @Test func `the manual is one that readers of manuals accept`() throws {
        let manual = ManualPage.text(Commands.all)
        if Shell.has("mandoc") { #expect(try Shell.run("mandoc", ["-Tlint", "-Wwarning"], input: manual) == "") }
        guard Shell.has("groff") else { return }
        #expect(!(try Shell.run("groff", ["-ww", "-mdoc", "-Tascii"], input: manual)).contains("warning"))
    }

    @Test func `an answer that can't be written is a failure, and the standard output is no file to be replaced`()
        throws
    {
        let folder = try package()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let tool = try #require(Shell.tool)
        let script = """
            \(tool) man > /dev/full; echo $?
            \(tool) check --report json=/dev/stdout | grep -c '"version"'
            test -c /dev/full && test -L /dev/stdout && echo "as they were"
            """
        #expect(
            try Shell.run("sh", ["-c", script], in: folder) == """
                karvon-lint: the standard output can't be written: No space left on device
                2
                1
                as they were

                """)
    }

    private func package() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "karvon-shell-\(UUID().uuidString)").path
        try ToolPackage.write(ToolPackage.manifest, to: "Package.swift", in: folder)
        try ToolPackage.write(ToolPackage.rules, to: "architecture.json5", in: folder)
        try ToolPackage.write("{}", to: "with space.json5", in: folder)
        for name in ["Screen", "Model", "Store"] {
            try ToolPackage.write("", to: "Sources/\(name)/File.swift", in: folder)
        }
        return folder
    }
}
