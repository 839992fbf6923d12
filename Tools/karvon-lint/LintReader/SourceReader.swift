/// Reads Swift source as far as rules ask for it: imports, declarations, kept closures, uses of watched names.
///
/// It has a tokenizer of its own, reads no file by itself in ``read(bytes:)``, keeps no state between files, and may be
/// used from several threads. Whatever the bytes are, it returns: what it can't read is a ``Problem`` of that file.
public struct SourceReader: Sendable {
    /// The names whose uses are noted unless others are asked for.
    public static let usualNames = ["Task", "shared"]

    /// How many names and fragments there is room for; uses of any beyond are not noted.
    public static let mostWatched = WatchedNames.most

    private let words: WordTable
    private let skims: Bool

    /// - Parameters:
    ///   - names: the names whose uses outside of comments and texts are noted in ``SourceFile/uses``.
    ///   - fragments: parts of names; the uses of every name that holds one are noted too. There is room for
    ///     ``mostWatched`` names and fragments together.
    public init(watching names: some Sequence<String> = SourceReader.usualNames, fragments: [String] = []) {
        self.init(watching: names, fragments: fragments, skims: true)
    }

    /// With `skims` false every token of every body is looked at, which finds the same in more time.
    package init(watching names: some Sequence<String>, fragments: [String] = [], skims: Bool) {
        words = WordTable(watching: names, fragments: fragments)
        self.skims = skims
        SourceBytes.expectLargeBlocks
    }

    /// Reads a file's bytes.
    public func read(bytes: some Collection<UInt8>) -> SourceFile {
        SourceBytes.copy(bytes).map(read) ?? SourceFile(problem: .tooLarge)
    }

    /// Reads the file at `path` in one go.
    ///
    /// - Throws: ``SourceReadError`` when there is no such file or it can't be read.
    public func read(path: String) throws -> SourceFile {
        try SourceBytes.read(path).map(read) ?? SourceFile(problem: .tooLarge)
    }

    /// Reads bytes that the padding follows.
    private func read(_ bytes: [UInt8]) -> SourceFile {
        let count = bytes.count - SourceBytes.padding
        if count >= 2, bytes[0] & bytes[1] == 0xFE, bytes[0] | bytes[1] == 0xFF {
            return SourceFile(problem: .utf16)
        }
        let file = bytes.withUnsafeBufferPointer { buffer in
            words.withTables { tables -> SourceFile? in
                guard let base = buffer.baseAddress else { return nil }
                var reader = FileReader(base: base, count: count, tables: tables, skims: skims)
                reader.readFile()
                return SourceFile(reader, bytes)
            }
        }
        return file ?? SourceFile(problem: .tooLarge)
    }
}
