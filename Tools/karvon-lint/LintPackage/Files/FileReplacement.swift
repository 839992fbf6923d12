#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that takes another's place when it is finished, and goes away when it is not.
package final class FileReplacement {
    /// What the new file was like when it was made: the moment by its file system's clock.
    package let start: FileStamp
    private let path: String
    private let temporary: String
    private let descriptor: Int32
    private var isFinished = false

    /// Makes the new file beside the one that it is to replace.
    package init(of path: String) throws(FileError) {
        let temporary = "\(path).\(String(UInt32.random(in: 0 ... .max), radix: 36))"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path) }
        guard let start = FileStamp(descriptor: descriptor) else {
            let error = FileError(path)
            close(descriptor)
            unlink(temporary)
            throw error
        }
        (self.path, self.temporary, self.descriptor, self.start) = (path, temporary, descriptor, start)
    }

    /// Writes the bytes and puts the file in its place.
    package func finish(_ bytes: [UInt8]) throws(FileError) {
        try FileBytes.write(all: bytes, to: descriptor, path)
        guard rename(temporary, path) == 0 else { throw FileError(path) }
        isFinished = true
    }

    deinit {
        close(descriptor)
        if !isFinished { unlink(temporary) }
    }
}
