#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A library that is opened while the lint runs, and stays open.
struct SharedLibrary {
    let path: String
    private let handle: UnsafeMutableRawPointer

    init(_ path: String) throws(IndexError) {
        guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
            throw .notOpened(library: path, reason: dlerror().map { String(cString: $0) } ?? "no reason is told")
        }
        self.path = path
        self.handle = handle
    }

    /// The function of that name; its type is what the caller makes of it, so that it has to be the library's.
    func function<Function>(_ name: String) throws(IndexError) -> Function {
        guard let address = dlsym(handle, name) else { throw .missingFunction(name: name, library: path) }
        return unsafeBitCast(address, to: Function.self)
    }
}
