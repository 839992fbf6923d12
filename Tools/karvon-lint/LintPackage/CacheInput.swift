/// Something that an answer depends on, and what it was like when the answer was given.
struct CacheInput: Hashable {
    enum Kind: String, Recorded {
        /// The contents of a file.
        case file
        /// The contents of a package folder's manifests and what belongs to them.
        case manifests
        /// The names and kinds of what stands in a folder, and where its links lead.
        case folder
        /// The names of the folders in a folder, and whether it holds a package.
        case packages
    }

    let kind: Kind
    let path: String
    let digest: UInt64
    /// With this stamp the input is known to be as it was; with another one its digest says so.
    let stamp: FileStamp?

    private init(kind: Kind, path: String, digest: UInt64, stamp: FileStamp?) {
        self.kind = kind
        self.path = path
        self.digest = digest
        self.stamp = stamp
    }

    /// The input as it is now, with a stamp when changes from `moment` on can't escape it.
    init(_ kind: Kind, _ path: String, at moment: FileStamp) {
        let stamp = FileStamp(path)
        let (digest, isWhole) = Self.digest(kind, path)
        let isSettled = stamp?.isSettled(before: moment) ?? false
        self.init(kind: kind, path: path, digest: digest, stamp: isWhole && isSettled ? stamp : nil)
    }

    var isUnchanged: Bool {
        if let stamp, stamp == FileStamp(path) { return true }
        return digest == Self.digest(kind, path).value
    }

    /// The digest, and whether all that it is of lies behind the path's own stamp.
    private static func digest(_ kind: Kind, _ path: String) -> (value: UInt64, isWhole: Bool) {
        var digest = Digest()
        var isWhole = true
        switch kind {
        case .file: digest.add(contentsOf: path)
        case .manifests:
            isWhole = false
            for file in ManifestFiles.all(in: path) {
                digest.add(file)
                digest.add(contentsOf: file)
            }
        case .folder:
            guard let folder = Folder(path) else { return (0, true) }
            for entry in folder.entries {
                digest.add(UInt64(entry.kind.rawValue))
                digest.add(entry.name)
                guard entry.kind == .link else { continue }
                isWhole = false
                digest.add(FilePath.real("\(path)/\(entry.name)") ?? "nowhere")
            }
        case .packages:
            guard let folder = Folder(path) else { return (0, true) }
            for entry in folder.entries where entry.kind == .folder || entry.name == "Package.swift" {
                digest.add(UInt64(entry.kind.rawValue))
                digest.add(entry.name)
            }
        }
        return (digest.value, isWhole)
    }
}

extension CacheInput: RecordedByFields {
    static let record = Record(Self.init(kind:path:digest:stamp:)) { ($0.kind, $0.path, $0.digest, $0.stamp) }
}
