import Foundation

/// Keeps the last answer for a package in one file, with all that it depends on.
///
/// The file has three lines: what it is with a digest of the rest, the inputs, the model. Anything that is not as
/// expected is a miss and no error. It is written at once, so that two runs at the same time see a whole one.
struct PackageCache {
    private static let title = "karvon-lint package 1"
    let root: String
    let folder: String
    let scratchFolder: String
    let conditions: CacheConditions

    /// What must be as it was.
    private struct Inputs: Codable {
        let root: String
        let readsEnvironment: Bool
        let conditions: UInt64
        let inputs: [CacheInput]
    }

    /// One file per package, so that several can share a folder.
    var file: URL {
        var digest = Digest()
        digest.add(root)
        return URL(filePath: "\(folder)/package-\(String(digest.value, radix: 36)).cache")
    }

    /// What is kept, compared with how things are.
    enum Kept {
        case unchanged(PackageModel)
        /// The manifests are as they were, but files came or went.
        case sameManifests
        case none
    }

    func load() -> Kept {
        guard let bytes = try? Data(contentsOf: file), let titleEnd = bytes.firstIndex(of: 10) else { return .none }
        let rest = bytes[(titleEnd + 1)...]
        guard bytes[..<titleEnd] == Data(Self.title(of: rest).utf8), let inputsEnd = rest.firstIndex(of: 10),
            let noted = try? JSONDecoder().decode(Inputs.self, from: Data(rest[..<inputsEnd])),
            noted.root == root, noted.conditions == conditions.digest(withEnvironment: noted.readsEnvironment),
            noted.inputs.filter({ $0.kind == .manifests }).allSatisfy(\.isUnchanged)
        else { return .none }
        guard noted.inputs.filter({ $0.kind != .manifests }).allSatisfy(\.isUnchanged),
            let model = try? JSONDecoder().decode(PackageModel.self, from: Data(rest[(inputsEnd + 1)...]))
        else { return .sameManifests }
        return .unchanged(model)
    }

    /// Says why the model could not be kept; nil when it was. What changed while SwiftPM was asked is not kept, and
    /// that is no problem: the next run asks again.
    func store(_ model: PackageModel, missing: [String], askedAt start: Date) -> String? {
        let inputs = CacheInput.inputs(of: model, missing: missing, scratchFolder: scratchFolder)
        let manifests = model.packages.flatMap { ManifestFiles.manifests(in: $0.folder) }
        guard !(inputs.map(\.path) + manifests).contains(where: { Self.changed($0, since: start) }) else { return nil }
        let readsEnvironment = CacheConditions.readsEnvironment(manifests)
        let noted = Inputs(
            root: root, readsEnvironment: readsEnvironment,
            conditions: conditions.digest(withEnvironment: readsEnvironment), inputs: inputs)
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let rest = try encoder.encode(noted) + [10] + encoder.encode(model)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try (Data("\(Self.title(of: rest))\n".utf8) + rest).write(to: file, options: .atomic)
            return nil
        } catch {
            return "\(file.path): \(error.localizedDescription)"
        }
    }

    private static func title(of rest: Data) -> String {
        var digest = Digest()
        rest.withUnsafeBytes { digest.add($0) }
        return "\(title) \(digest.value)"
    }

    private static func changed(_ path: String, since start: Date) -> Bool {
        let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        return changed.map { $0 > start } ?? false
    }
}
