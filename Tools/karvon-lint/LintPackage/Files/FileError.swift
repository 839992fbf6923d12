#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Why a file can't be read or written, in the system's words.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    package let code: Int32

    /// The code for what is no file, which no call of the system fails with.
    static let noFile: Int32 = -1

    /// The last call's failure.
    init(_ path: String, _ code: Int32 = errno) {
        self.path = path
        self.code = code
    }

    /// The reason alone, as `No such file or directory`.
    package var description: String {
        code == Self.noFile ? "it is a pipe, a socket or a device, and no file" : String(cString: strerror(code))
    }

    /// Whether nothing is there.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
