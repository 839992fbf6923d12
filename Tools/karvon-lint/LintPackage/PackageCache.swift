import Foundation

/// Keeps the last answer for a package in one file, with all that it depends on.
///
/// The file has a line that says what it is, with a digest of the rest, and then a record of the inputs and the model.
/// Anything that is not as expected is a miss and no error. It is written at once, so that two runs at the same time
/// see a whole one.
struct PackageCache {
    private static let title = "karvon-lint package 2"
    let root: String
    let folder: String
    let scratchFolder: String
    let conditions: CacheConditions

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
        let rest = [UInt8](bytes[(titleEnd + 1)...])
        guard bytes[..<titleEnd] == Data(Self.title(of: rest).utf8) else { return .none }
        var record = RecordReader(rest)
        do {
            let (noted, readsEnvironment) = (try record.texts(), try record.number() == 1)
            let inputs = try record.values(CacheInput.self)
            guard noted == conditionsNow(readsEnvironment),
                inputs.allSatisfy({ $0.kind != .manifests || $0.isUnchanged })
            else { return .none }
            guard inputs.allSatisfy({ $0.kind == .manifests || $0.isUnchanged }) else { return .sameManifests }
            return .unchanged(try PackageModel(from: &record))
        } catch {
            return .none
        }
    }

    private func conditionsNow(_ readsEnvironment: Bool) -> [String] {
        [root, String(conditions.digest(withEnvironment: readsEnvironment), radix: 36)]
    }

    /// Says why the model could not be kept; nil when it was. What changed while SwiftPM was asked is not kept, and
    /// that is no problem: the next run asks again.
    func store(_ model: PackageModel, missing: [String], askedAt start: Date) -> String? {
        let inputs = CacheInput.inputs(of: model, missing: missing, scratchFolder: scratchFolder)
        let manifests = model.packages.flatMap { ManifestFiles.manifests(in: $0.folder) }
        guard !(inputs.map(\.path) + manifests).contains(where: { Self.changed($0, since: start) }) else { return nil }
        let readsEnvironment = CacheConditions.readsEnvironment(manifests)
        var record = RecordWriter()
        record.add(conditionsNow(readsEnvironment))
        record.add(readsEnvironment ? 1 : 0)
        record.add(inputs)
        model.write(to: &record)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data([UInt8]("\(Self.title(of: record.bytes))\n".utf8) + record.bytes).write(to: file, options: .atomic)
            return nil
        } catch {
            return "\(file.path): \(error.localizedDescription)"
        }
    }

    private static func title(of rest: [UInt8]) -> String {
        var digest = Digest()
        digest.add(rest)
        return "\(title) \(digest.value)"
    }

    private static func changed(_ path: String, since start: Date) -> Bool {
        let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        return changed.map { $0 > start } ?? false
    }
}
