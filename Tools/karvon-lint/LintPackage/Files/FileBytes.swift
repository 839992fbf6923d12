#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whole files as bytes.
package enum FileBytes {
    /// Reads it to its end.
    ///
    /// - Parameter orStream: whether it may be a pipe or a device too, as a person can name one; else nobody waits for one.
    package static func read(_ path: String, orStream: Bool = false) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (orStream ? 0 : O_NONBLOCK))
        guard descriptor >= 0 else { throw FileError(path, errno == ENXIO ? FileError.noFile : errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(path) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(path, EISDIR) }
        guard orStream || status.st_mode & S_IFMT == S_IFREG else { throw FileError(path, FileError.noFile) }
        var bytes: [UInt8] = []
        var room = Int(status.st_size) + 1
        while true {
            let (end, size) = (bytes.count, room)
            var code: Int32 = 0
            bytes.append(contentsOf: repeatElement(0, count: size))
            let count = bytes.withUnsafeMutableBytes { buffer in
                let count = Self.read(descriptor, buffer.baseAddress.map { $0 + end }, size)
                code = errno
                return count
            }
            bytes.removeLast(size - max(count, 0))
            if count < 0, code != EINTR { throw FileError(path, code) }
            if count == 0 { return bytes }
            room = max(size - max(count, 0), 4096)
        }
    }

    private static func read(_ descriptor: Int32, _ place: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, place, count)
        #elseif canImport(Musl)
            Musl.read(descriptor, place, count)
        #else
            Darwin.read(descriptor, place, count)
        #endif
    }

    /// Reads what is there into a buffer; as the system's call.
    static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
        buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    }

    /// Writes what it can; as the system's call.
    private static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBytes { buffer in
            #if canImport(Glibc)
                Glibc.write(descriptor, buffer.baseAddress, buffer.count)
            #elseif canImport(Musl)
                Musl.write(descriptor, buffer.baseAddress, buffer.count)
            #else
                Darwin.write(descriptor, buffer.baseAddress, buffer.count)
            #endif
        }
    }

    /// Writes a file so that whoever reads it at the same time sees all of it or what was there before.
    ///
    /// A link stays, and what it leads to is written. A device or a pipe is no file that another could replace, so the
    /// bytes go into it; `/dev/stdout` is the standard output, wherever that leads.
    package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(FileError) {
        var status = stat()
        if let stream = StandardStream(device: path) {
            try write(all: bytes, to: stream.rawValue, path)
        } else if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileError(path) }
            defer { close(descriptor) }
            try write(all: bytes, to: descriptor, path)
        } else {
            try FileReplacement(of: FilePath.real(path) ?? path).finish(Array(bytes))
        }
    }

    /// Writes until nothing is left; `path` is what an error speaks of.
    static func write(all bytes: some Sequence<UInt8>, to descriptor: Int32, _ path: String) throws(FileError) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = write(descriptor, rest)
            guard count >= 0 || errno == EINTR else { throw FileError(path) }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// A whole file as text; what is no UTF-8 in it is replaced.
    package static func text(_ path: String, orStream: Bool = false) throws(FileError) -> String {
        String(decoding: try read(path, orStream: orStream), as: UTF8.self)
    }

    /// Makes a folder and those that hold it, as far as they are not there.
    package static func makeFolder(_ path: String) throws(FileError) {
        if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        let parent = FilePath(path).parent
        guard errno == ENOENT, let parent else { throw FileError(path) }
        try makeFolder(parent.text)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(path) }
    }
}
