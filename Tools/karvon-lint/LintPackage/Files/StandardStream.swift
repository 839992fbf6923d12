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
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = FileBytes.write(rawValue, rest)
            guard count >= 0 || errno == EINTR else { throw FileError("the standard \(self)") }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}
