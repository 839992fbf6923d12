#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Commands that can be run.
enum Executable {
    static func isOne(_ path: String) -> Bool {
        var status = stat()
        return access(path, X_OK) == 0 && stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }

    /// The first of that name on PATH.
    static func find(_ name: String, in environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }.first(where: isOne)
    }
}
