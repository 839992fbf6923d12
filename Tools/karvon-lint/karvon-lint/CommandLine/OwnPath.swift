#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import LintPackage

/// Where the tool itself is.
enum OwnPath {
    /// Nil when the system does not tell.
    static var text: String? {
        #if canImport(Darwin)
            var count: UInt32 = 0
            _NSGetExecutablePath(nil, &count)
            var buffer = [CChar](repeating: 0, count: Int(count))
            guard _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
            return FilePath.real(
                String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        #else
            return FilePath.real("/proc/self/exe")
        #endif
    }
}
