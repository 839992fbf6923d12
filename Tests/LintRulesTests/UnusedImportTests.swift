import Foundation
import LintRules
import Testing

@Suite(CompiledUses())
struct UnusedImportTests {
    private func unused(in path: String) -> [String] {
        CompiledUses.found.filter { $0.rule == "unused-import" && $0.place?.path == path }.map(\.key.to)
    }

    @Test(arguments: UseSample.used.map(\.file))
    func `L28, L29: what is used in whatever way is not called unused`(file: String) {
        #expect(unused(in: "App/\(file).swift").isEmpty)
    }

    @Test(arguments: UseSample.unused.map(\.file))
    func `an import that nothing is used through is found`(file: String) throws {
        let expected = UseSample.unused.first { $0.file == file }?.unused
        #expect(unused(in: "App/\(file).swift") == expected)
    }

    @Test(arguments: UseSample.silent.map(\.file))
    func `where nothing can be proven nothing is said`(file: String) {
        #expect(unused(in: "App/\(file).swift").isEmpty)
    }

    @Test func `the compiler can do without every import that is called unused`() throws {
        let sample = try #require(CompiledUses.current?.sample)
        let places = CompiledUses.found.filter { $0.rule == "unused-import" }.compactMap(\.place)
        let files = Dictionary(grouping: places, by: \.path).mapValues { Set($0.map(\.line)) }
        #expect(files.count > 10)
        for (file, lines) in files {
            let text = try sample.read(file).split(separator: "\n", omittingEmptySubsequences: false)
            let rest = text.enumerated().map { lines.contains($0 + 1) ? "" : String($1) }
            try sample.write(rest.joined(separator: "\n"), to: file)
        }
        for target in Set(files.keys.map { String($0.prefix { $0 != "/" }) }).sorted() {
            #expect(try sample.compile(target) == "")
        }
    }

    @Test func `L27: what a module only passes on is a note, for another import could stand for it`() throws {
        #expect(unused(in: "Through/File.swift").isEmpty)
        let finding = try #require(
            CompiledUses.found.first { $0.rule == "replaceable-import" && $0.key.from == "Through" })
        #expect(finding.message == "this file imports Umbrella and uses only Base, which Umbrella re-exports")
        #expect(finding.severity == .note)
    }

    @Test(arguments: UseSample.levels)
    func `L30: unused imports of all access levels are found`(level: String) {
        #expect(unused(in: "Levels/\(level).swift") == ["Base"])
    }

    @Test func `L29: a member that another file's import brings in keeps that import`() {
        #expect(unused(in: "Leaky/One.swift").isEmpty)
    }

    @Test func `conformances leave no trace, and that is said`() throws {
        let notes = CompiledUses.found.filter { $0.rule == "incomplete" }.map(\.message)
        #expect(notes.contains { $0.hasPrefix("App uses nothing of Lent by name, and may import it for conformances") })
    }

    @Test func `what nothing can be done about stays a note where gaps are errors`() throws {
        var sample = Sample()
        sample.target("Base", "public struct Plain { public init() {} }\npublic protocol Named {}")
        sample.target("Lent", on: ["Base"], "import Base\nextension Plain: Named {}")
        sample.target("App", on: ["Base", "Lent"], "import Base\nimport Lent\nfunc plain() -> any Named { Plain() }")
        let compiled = try CompiledSample(sample)
        defer { compiled.remove() }
        let found = try compiled.check("{ imports: { incomplete: 'error' } }")
        #expect(found.map { "\($0.severity) \($0.rule)" } == ["note incomplete"])
    }

    @Test func `a dependency of which nothing is used is unused though it is imported`() throws {
        let found = CompiledUses.found.filter { $0.rule == "unused-dependency" && $0.key.from == "Idle" }
        #expect(found.map(\.message) == ["Idle declares Base and imports it, but uses nothing of it"])
    }

    @Test func `a file that changed since is told, and nothing of its target is called unused`() throws {
        var sample = Sample()
        sample.target("Base", "public struct Plain {}")
        sample.target("App", on: ["Base"], files: ["One.swift": "import Base", "Two.swift": "import Base"])
        let compiled = try CompiledSample(sample)
        defer { compiled.remove() }
        #expect(try compiled.check().count { $0.rule == "unused-import" } == 2)
        try compiled.write("import Base\nlet plain = Plain()", to: "App/One.swift")
        #expect(
            try compiled.check().map(\.message) == [
                "1 file of App changed since the index was written (App/One.swift), so no import in it is called unused"
            ])
        let strict = try compiled.check("{ imports: { incomplete: 'error' } }")
        #expect(strict.map { "\($0.severity) \($0.fix ?? "")" } == ["error run `swift build --build-tests`"])
    }

    @Test func `without an index nothing is said of it, and its comments and exceptions may stay`() throws {
        var sample = Sample()
        sample.target("Base", "public struct Plain {}")
        sample.target("App", on: ["Base"], "import Base // karvon-lint:ignore unused-import -- to come")
        let rules =
            "{ imports: { except: [{ rule: 'unused-import', from: 'App', to: 'Base', because: 'of the past' }] } }"
        #expect(try sample.check(rules).isEmpty)
    }
}
