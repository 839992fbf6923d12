import Foundation
import LintRules
import Testing

@testable import LintPackage

/// A package that is made up for a test: its targets are said here, its files are written to a folder of its own.
struct Sample {
    /// A declared dependency; a text alone is a target of the same package.
    struct Dependency: ExpressibleByStringLiteral {
        let name: String
        var package: String?
        var targets: [String]
        var platforms: Set<String> = []
        var isMacro = false
        var kind = DeclaredDependency.Kind.target
        var precision = ManifestPlace.Precision.dependency
        var aliases: [String: String] = [:]

        init(stringLiteral name: String) { self.init(name) }

        init(
            _ name: String, package: String? = nil, targets: [String]? = nil, platforms: Set<String> = [],
            isMacro: Bool = false, kind: DeclaredDependency.Kind? = nil,
            precision: ManifestPlace.Precision = .dependency, aliases: [String: String] = [:]
        ) {
            self.name = name
            self.package = package
            self.targets = targets ?? [name]
            self.platforms = platforms
            self.isMacro = isMacro
            self.kind = kind ?? (package == nil ? .target : .product)
            self.precision = precision
            self.aliases = aliases
        }
    }

    struct Written {
        let target: PackageTarget
        let package: String
        let files: [String: [UInt8]]
        /// Files that are there already.
        let sources: [String]?
    }

    private(set) var written: [Written] = []
    var incomplete: [Incomplete] = []

    /// Adds a target; files without a name of their own are `File.swift`.
    mutating func target(
        _ name: String, on dependencies: [Dependency] = [], _ text: String = "", kind: TargetKind? = nil,
        package: String = "app", files: [String: String] = [:], bytes: [String: [UInt8]] = [:],
        resources: [String] = [], settings: [(String, [String])] = [], sources: [String]? = nil
    ) {
        let kind = kind ?? (name.hasSuffix("Tests") ? .test : .library)
        var contents = bytes.merging(files.mapValues { Array($0.utf8) }) { $1 }
        if contents.isEmpty { contents["File.swift"] = Array(text.utf8) }
        let declared = dependencies.enumerated().map { index, dependency in
            DeclaredDependency(
                name: dependency.name, kind: dependency.kind, package: dependency.package,
                condition: dependency.platforms.isEmpty ? nil : BuildCondition(platforms: dependency.platforms),
                aliases: dependency.aliases,
                targets: dependency.targets.map { TargetReference(package: dependency.package ?? package, target: $0) },
                isMacro: dependency.isMacro,
                place: ManifestPlace(
                    path: "Package.swift", line: written.count + 10, column: index + 1, precision: dependency.precision)
            )
        }
        written.append(
            Written(
                target: PackageTarget(
                    name: name, module: ModuleName.module(ofTarget: name), mappedModules: [], kind: kind, folder: name,
                    sources: SourceList([]), generated: [], excluded: [],
                    resources: resources.map { PackageResource(path: $0, rule: "copy") }, products: [],
                    settings: settings.map { BuildSetting(tool: "swift", name: $0, values: $1, condition: nil) },
                    dependencies: declared,
                    place: ManifestPlace(path: "Package.swift", line: written.count + 10, precision: .target)),
                package: package, files: sources == nil ? contents : [:], sources: sources))
    }

    /// What a check with these rules finds.
    func check(_ rules: String = "{}") throws -> [Finding] { try result(rules).findings }

    func result(_ rules: String = "{}") throws -> Check.Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lint-rules-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try result(rules, in: folder.path)
    }

    /// Writes the files into a folder that stays, and checks them.
    func result(_ rules: String, in folder: String, cacheFolder: String? = nil) throws -> Check.Result {
        let root = try #require(FilePath.real(folder))
        let rules = try RulesFile(Array(rules.utf8), file: "rules.json5")
        return Check(rules, cacheFolder: cacheFolder).run(try model(root))
    }

    func model(_ root: String, writing: Bool = true) throws -> PackageModel {
        let packages = ["app"] + Set(written.map(\.package)).subtracting(["app"]).sorted()
        let units = try packages.map { package in
            let targets = try written.filter { $0.package == package }.map { try placed($0, root, writing) }
            return PackageUnit(
                identity: package, name: package, folder: package == "app" ? root : "/elsewhere/\(package)",
                origin: package == "app" ? .root : .fetched, manifest: "\(root)/Package.swift", toolsVersion: "6.2.0",
                platforms: [], traits: [], requirements: [],
                products: [PackageProduct(name: "Product", kind: "library", targets: targets.map(\.name))],
                targets: targets)
        }
        return PackageModel(root: units[0], dependencies: Array(units.dropFirst()), nested: [], incomplete: incomplete)
    }

    private func placed(_ written: Written, _ root: String, _ writing: Bool) throws -> PackageTarget {
        let target = written.target
        let isWritten = written.package == "app"
        let paths = written.files.keys.sorted().map { "\(root)/\(target.name)/\($0)" }
        for (path, name) in zip(paths, written.files.keys.sorted()) where isWritten && writing {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(written.files[name] ?? []).write(to: URL(filePath: path))
        }
        return PackageTarget(
            name: target.name, module: target.module, mappedModules: [], kind: target.kind,
            folder: "\(root)/\(target.name)", sources: SourceList(written.sources ?? (isWritten ? paths : [])),
            generated: [], excluded: target.excluded, resources: target.resources, products: [],
            settings: target.settings,
            dependencies: target.dependencies, place: target.place)
    }
}

extension [Finding] {
    /// One line for each finding: place, rule and message.
    var lines: [String] {
        map { finding in
            let place = finding.place.map { "\($0)" } ?? finding.rulePlace.map { "\($0)" } ?? "-"
            return "\(place) [\(finding.rule)] \(finding.message)"
        }
    }

    /// The rules and edges only.
    var edges: [String] { map { "\($0.rule): \($0.key.from) -> \($0.key.to)" } }
}
