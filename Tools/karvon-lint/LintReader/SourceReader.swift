import Foundation

/// Reads Swift source as far as rules ask for it: imports, declarations, kept closures, uses of watched names.
///
/// It has a tokenizer of its own, reads no file by itself in ``read(bytes:)``, keeps no state between files, and may be
/// used from several threads. Whatever the bytes are, it returns: what it can't read is a ``Problem`` of that file.
public struct SourceReader: Sendable {
    /// The names whose uses are noted unless others are asked for.
    public static let usualNames = ["Task", "shared"]

    private let words: WordTable
    private let fragments: [[UInt8]]

    /// - Parameters:
    ///   - names: the names whose uses outside of comments and texts are noted in ``SourceFile/uses``.
    ///   - fragments: parts of names; the uses of every name that holds one are noted too, at most of 200 such names
    ///     in one file.
    public init(watching names: some Sequence<String> = SourceReader.usualNames, fragments: [String] = []) {
        words = WordTable(watching: names)
        self.fragments = fragments.map { Array($0.utf8) }
    }

    /// Reads a file's bytes.
    public func read(bytes: some Collection<UInt8>) -> SourceFile {
        read(bytes.count) { target in _ = target.initialize(from: bytes) }
    }

    /// Reads the file at `path` in one go.
    ///
    /// - Throws: Foundation's error when there is no such file or it can't be read.
    public func read(path: String) throws -> SourceFile {
        try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe).withUnsafeBytes { bytes in
            read(bytes.count) { target in
                _ = target.initialize(from: bytes)
            }
        }
    }

    /// Copies the bytes to where zeros follow them, so that the lexer need not ask for the end at each byte.
    private func read(_ count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) -> SourceFile {
        guard count < Int(UInt32.max) - 128 else { return SourceFile(problem: .tooLarge) }
        let padding = 64
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + padding) { buffer in
            guard let start = buffer.baseAddress else { return SourceFile(problem: .tooLarge) }
            fill(UnsafeMutableBufferPointer(rebasing: buffer[0..<count]))
            (start + count).initialize(repeating: 0, count: padding)
            return read(UnsafePointer(start), count)
        }
    }

    private func read(_ base: UnsafePointer<UInt8>, _ count: Int) -> SourceFile {
        if count >= 2, (base[0] == 0xFE && base[1] == 0xFF) || (base[0] == 0xFF && base[1] == 0xFE) {
            return SourceFile(problem: .utf16)
        }
        var words = words
        if !fragments.isEmpty {
            let names = NameSearch.names(holding: fragments, base, count)
            if !names.isEmpty { words.watch(names.prefix(200)) }
        }
        return ByteClass.table.withUnsafeBufferPointer { classes in
            words.entries.withUnsafeBufferPointer { entries in
                words.lengths.withUnsafeBufferPointer { lengths in
                    guard let classes = classes.baseAddress, let entries = entries.baseAddress,
                        let lengths = lengths.baseAddress
                    else { return SourceFile(problem: .tooLarge) }
                    var reader = FileReader(
                        base: base, count: count, classes: classes, words: entries, lengths: lengths, table: words)
                    reader.readFile()
                    return SourceFile(reader, lineStarts: LineStarts.find(base, count))
                }
            }
        }
    }
}
