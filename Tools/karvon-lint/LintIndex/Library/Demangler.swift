/// The toolchain's own reader of mangled names.
struct Demangler {
    private let demangle: @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int) -> Int

    init(path: String) throws(IndexError) {
        demangle = try SharedLibrary(path).function("swift_demangle_getDemangledName")
    }

    /// The name as Swift writes it, with all modules; nil when it is none.
    func text(_ mangled: String) -> String? {
        var room = 1024
        while true {
            var needed = 0
            let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer -> String? in
                needed = demangle(mangled, buffer.baseAddress, room)
                return needed > 0 && needed < room ? buffer.baseAddress.map { String(cString: $0) } : nil
            }
            if needed < room { return text }
            room = needed + 1
        }
    }
}
