/// A record in a file of its own, with the words by which it is known and a digest of the rest.
///
/// Whatever else a file holds counts as nothing kept: another version, half a file, a changed bit.
package struct KeptRecord: Sendable {
    /// More is neither written nor read.
    private static let mostBytes = 1 << 28
    package let path: String
    /// What the record is, and what made it.
    let title: String

    /// - Parameters:
    ///   - kind: what is kept, one word.
    ///   - owner: for whom: each has a file of its own in the folder.
    package init(_ kind: String, of owner: String, in folder: String) {
        var digest = Digest()
        digest.add(owner)
        path = "\(folder)/\(kind)-\(String(digest.value, radix: 36)).cache"
        title = "karvon-lint \(kind) \(ToolBuild.digest)"
    }

    /// Reads what was kept; nil when nothing was, or nothing whole.
    package func load() -> RecordReader? {
        guard let bytes = try? FileBytes.read(path), bytes.count <= Self.mostBytes else { return nil }
        let head = Self.head(title, of: []).utf8.count
        guard bytes.count >= head,
            bytes[..<head].elementsEqual(Self.head(title, of: bytes[head...]).utf8)
        else { return nil }
        return RecordReader(bytes, from: head)
    }

    /// Makes the folder, and the file that ``store(_:_:)`` finishes.
    package func begin() throws(FileError) -> FileReplacement {
        if let folder = FilePath(path).parent { try FileBytes.makeFolder(folder.text) }
        return try FileReplacement(of: path)
    }

    package func store(_ record: RecordWriter, _ file: FileReplacement) throws(FileError) {
        let rest = record.bytes
        guard rest.count < Self.mostBytes else { return }
        try file.finish(Array(Self.head(title, of: rest[...]).utf8) + rest)
    }

    /// One line, as long whatever the bytes are.
    private static func head(_ title: String, of bytes: ArraySlice<UInt8>) -> String {
        let digits = String(Digest(of: bytes).value, radix: 16)
        return "\(title) \(String(repeating: "0", count: 16 - digits.count))\(digits)\n"
    }
}
