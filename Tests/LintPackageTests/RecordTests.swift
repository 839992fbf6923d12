import Testing

@testable import LintPackage

struct RecordTests {
    @Test func `a model is read back from a record as it was`() throws {
        var reader = RecordReader(record)
        #expect(try PackageModel(from: &reader) == Self.model)
    }

    @Test func `a record that is cut off or changed anywhere is read or refused, never trusted with sizes`() {
        for index in record.indices {
            var cut = RecordReader(Array(record[..<index]))
            #expect(throws: RecordError.self) { try PackageModel(from: &cut) }
            for byte: UInt8 in [0, UInt8(ascii: "9"), UInt8(ascii: ":"), 0xFF] {
                var changed = record
                changed[index] = byte
                var reader = RecordReader(changed)
                _ = try? PackageModel(from: &reader)
            }
        }
        var huge = RecordReader(Array("9223372036854775807:".utf8))
        #expect(throws: RecordError.self) { try huge.text() }
        var over = RecordReader(Array("99999999999999999999:".utf8))
        #expect(throws: RecordError.self) { try over.number() }
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
