#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The streams that a command writes to.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case errors = 2

    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all of it at once.
    package func write(_ text: String) throws(FileError) {
        try FileBytes.write(all: text.utf8, to: rawValue, "the standard \(self)")
    }

    /// The stream that a path stands for, when it does.
    init?(device path: String) {
        switch path {
        case "/dev/stdout": self = .output
        case "/dev/stderr": self = .errors
        default: return nil
        }
    }
}
