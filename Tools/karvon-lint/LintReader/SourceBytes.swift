import Foundation

/// A file's bytes with zeros behind them, so that the lexer need not ask for the end at each byte.
enum SourceBytes {
    /// How many zero bytes follow.
    static let padding = 64

    /// Offsets are kept in 32 bits.
    static let limit = Int(UInt32.max) - 128

    /// The bytes, or nil when they are too many.
    static func copy(_ source: some Collection<UInt8>) -> [UInt8]? {
        guard source.count < limit else { return nil }
        return make(source.count) { target in
            let (_, end) = target.initialize(from: source)
            return end
        }
    }

    /// Reads a file in one go; nil when it is too large.
    ///
    /// - Throws: Foundation's error when there is no such file or it can't be read.
    static func read(_ path: String) throws -> [UInt8]? {
        if let bytes = readQuickly(path) { return bytes }
        return copy(try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe))
    }

    /// A regular file's bytes, or nil when that needs a second look, by which errors are told.
    private static func readQuickly(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size < limit
        else { return nil }
        return make(Int(status.st_size)) { target in
            var filled = 0
            while filled < target.count {
                let count = Foundation.read(descriptor, target.baseAddress.map { $0 + filled }, target.count - filled)
                if count <= 0 { return filled }
                filled += count
            }
            return filled
        }
    }

    /// Room for `count` bytes; nil when `fill` fills less.
    private static func make(_ count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> [UInt8]? {
        var isComplete = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count + padding) { buffer, filled in
            isComplete = fill(UnsafeMutableBufferPointer(rebasing: buffer[0..<count])) == count
            guard isComplete else { return }
            buffer[count...].initialize(repeating: 0)
            filled = count + padding
        }
        return isComplete ? bytes : nil
    }
}
