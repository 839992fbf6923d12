import Testing

@testable import LintPackage

struct RecordTests {
    @Test func `a model is read back from a record as it was`() throws {
        var reader = RecordReader(record)
        #expect(try PackageModel(from: &reader) == Self.model)
    }

    @Test func `numbers and texts of every size are read back`() throws {
        let numbers = [0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 40, .max, .min]
        let texts = ["", "a", "a", String(repeating: "ä", count: 300), "", "a\0b\n"]
        var writer = RecordWriter()
        numbers.write(to: &writer)
        texts.write(to: &writer)
        UInt64.max.write(to: &writer)
        Optional("x").write(to: &writer)
        String?.none.write(to: &writer)
        var reader = RecordReader(writer.bytes)
        #expect(try [Int](from: &reader) == numbers)
        #expect(try [String](from: &reader) == texts)
        #expect(try UInt64(from: &reader) == .max)
        #expect(try [String?(from: &reader), String?(from: &reader)] == ["x", nil])
        #expect(throws: RecordError.self) { try Bool(from: &reader) }
    }

    @Test func `a text that comes again takes one byte`() {
        var writer = RecordWriter()
        ["Sources/A/a.swift", "Sources/A/a.swift", "Sources/A/a.swift"].write(to: &writer)
        #expect(writer.bytes.count == 1 + 2 + 17 + 2)
    }

    @Test func `a record that is cut off or changed anywhere is read or refused, never trusted with sizes`() {
        for index in record.indices {
            var cut = RecordReader(Array(record[..<index]))
            #expect(throws: RecordError.self) { try PackageModel(from: &cut) }
            for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var changed = record
                changed[index] = byte
                var reader = RecordReader(changed)
                _ = try? PackageModel(from: &reader)
            }
        }
        let most = [UInt8](repeating: 0xFF, count: 9) + [1]
        var (huge, over, unknown) = (RecordReader([0] + most), RecordReader(most + most), RecordReader([2, 0, 0]))
        #expect(throws: RecordError.self) { try huge.text() }
        #expect(throws: RecordError.self) { try [String](from: &over) }
        #expect(throws: RecordError.self) { try unknown.text() }
    }

    private var record: [UInt8] {
        var writer = RecordWriter()
        Self.model.write(to: &writer)
        return writer.bytes
    }

    private static let reference = TargetReference(package: "p", target: "A/B")

    private static let target = PackageTarget(
        name: "A/B", module: "A_B", mappedModules: ["C"], kind: .library, folder: "/p/Ä",
        sources: SourceList(["/p/Ä/a\n.swift", "/p/Ä/b.swift"]),
        generated: [GeneratedSources(plugin: "Gen", files: SourceList([]))], excluded: ["x"],
        resources: [PackageResource(path: "R", rule: "copy")], products: ["P"],
        settings: [
            BuildSetting(
                tool: "swift", name: "define", values: ["A"],
                condition: BuildCondition(platforms: ["ios", "macos"], configuration: "debug")),
            BuildSetting(tool: "c", name: "define", values: [], condition: nil),
        ],
        dependencies: [
            DeclaredDependency(
                name: "D", kind: .product, package: "q", condition: BuildCondition(traits: ["T"]),
                aliases: ["D": "E", "F": "G"], targets: [reference], isMacro: true,
                place: ManifestPlace(path: "/p/Package.swift", line: 3, column: 4, precision: .dependency))
        ], place: ManifestPlace(path: "/p/Package.swift"))

    private static let model = PackageModel(
        root: PackageUnit(
            identity: "p", name: "", folder: "/p", origin: .root, manifest: "/p/Package.swift", toolsVersion: "6.0.0",
            platforms: [PlatformVersion(name: "macos", version: "14.0")],
            traits: [PackageTrait(name: "T", enables: ["U"])],
            requirements: [PackageRequirement(identity: "q", alias: nil, location: "../q", isLocal: true)],
            products: [PackageProduct(name: "P", kind: "library", targets: ["A/B"])], targets: [target]),
        dependencies: [], nested: ["/p/n"],
        incomplete: [
            .unresolvedPackage(identity: "a", location: "b"), .unreadablePackage(identity: "a", reason: "b"),
            .unknownProduct(name: "a", usedBy: reference), .generatedSources(target: reference, plugin: "a"),
            .binaryTarget(reference), .noSources(reference), .unreadableFolder(path: "a"), .linkLoop(path: "a"),
            .packageInTarget(path: "a", target: reference),
        ])
}
