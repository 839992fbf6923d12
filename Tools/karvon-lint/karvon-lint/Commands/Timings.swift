#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How long the parts of a run took, and how much it needed of the processors and the memory.
struct Timings {
    private var parts: [(name: String, seconds: Double)] = []
    private var last = ContinuousClock.now

    /// Ends a part.
    mutating func note(_ name: String) {
        let now = ContinuousClock.now
        parts.append((name, (now - last) / .seconds(1)))
        last = now
    }

    /// One line: the parts in milliseconds, then the rest.
    var text: String {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            let megabytes = usage.ru_maxrss / 1024
        #else
            getrusage(RUSAGE_SELF, &usage)
            let megabytes = usage.ru_maxrss / 1024 / 1024
        #endif
        let cpu =
            Int(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000
            + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000
        let parts = parts.map { "\($0.name) \(Int(($0.seconds * 1000).rounded())) ms" }
        return (parts + ["CPU \(cpu) ms", "at most \(megabytes) MB"]).joined(separator: ", ") + "\n"
    }
}
