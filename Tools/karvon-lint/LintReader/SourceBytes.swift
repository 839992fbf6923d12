#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file's bytes with zeros behind them, so that the lexer need not ask for the end at each byte.
enum SourceBytes {
    /// How many zero bytes follow.
    static let padding = 64

    /// Offsets are kept in 32 bits.
    static let limit = Int(UInt32.max) - 128

    /// Shows glibc's allocator once that blocks of this size come and go: it then keeps what is freed for the next file,
    /// where it would give the pages back to the system and ask for them anew, a sixth of a large file's time.
    ///
    /// The allocator follows the largest block that was freed, up to 32 MB (mallopt(3), `M_MMAP_THRESHOLD`). The block is
    /// never written to, so that it takes no memory.
    static let expectLargeBlocks: Void = {
        #if canImport(Glibc)
            UnsafeMutableRawPointer.allocate(byteCount: 24 << 20, alignment: 16).deallocate()
        #endif
    }()

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
    /// - Throws: when there is no such file or it can't be read, or something stands there that could go on for ever.
    static func read(_ path: String) throws(SourceReadError) -> [UInt8]? {
        // A pipe would wait for somebody to write.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SourceReadError(code: errno == ENXIO ? nil : errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SourceReadError(code: errno) }
        guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { throw SourceReadError(code: nil) }
        if let bytes = readQuickly(descriptor, status) { return bytes }
        lseek(descriptor, 0, SEEK_SET)
        return copy(try readAll(descriptor))
    }

    /// A regular file's bytes, or nil when that needs a second look, by which errors are told.
    private static func readQuickly(_ descriptor: Int32, _ status: stat) -> [UInt8]? {
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size < limit else { return nil }
        return make(Int(status.st_size)) { target in
            var filled = 0
            while filled < target.count {
                let count = readSome(descriptor, target.baseAddress.map { $0 + filled }, target.count - filled)
                if count <= 0 { return filled }
                filled += count
            }
            return filled
        }
    }

    /// What comes until the end, of a file that does not tell its size or is cut while it is read.
    private static func readAll(_ descriptor: Int32) throws(SourceReadError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let count = buffer.withUnsafeMutableBytes { readSome(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { break }
            if count < 0, errno != EINTR { throw SourceReadError(code: errno) }
            bytes += buffer[..<max(count, 0)]
        }
        return bytes
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

/// The system's call; within a type its name would be taken.
private func readSome(_ descriptor: Int32, _ place: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, place, count)
}

/// Why a file can't be read, in the system's words.
public struct SourceReadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nil for what is no file.
    let code: Int32?

    /// The reason, as `No such file or directory`.
    public var description: String {
        code.map { String(cString: strerror($0)) } ?? "it is a pipe, a socket or a device, and no file"
    }
}
