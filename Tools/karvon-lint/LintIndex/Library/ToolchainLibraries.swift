#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where a toolchain keeps the libraries that read an index and the names in it.
package struct ToolchainLibraries: Hashable, Sendable {
    package let indexStore: String
    package let demangle: String

    package init(indexStore: String, demangle: String) {
        self.indexStore = indexStore
        self.demangle = demangle
    }

    /// The libraries beside the given `swift`, links followed; else those of the toolchain that `resourcePath` is in,
    /// which a `swift` that only chooses a toolchain tells of.
    package init(swift: String, resourcePath: () -> String?) throws(IndexError) {
        var searched: [String] = []
        let beside = Self.parent(of: Self.parent(of: Unit.real(swift))) + "/lib"
        if let found = Self(in: beside, &searched) {
            self = found
            return
        }
        if let path = resourcePath(), let found = Self(in: Self.parent(of: path), &searched) {
            self = found
            return
        }
        throw .noToolchain(swift: swift, searched: searched)
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    private init?(in folder: String, _ searched: inout [String]) {
        #if canImport(Darwin)
            let ending = "dylib"
        #else
            let ending = "so"
        #endif
        indexStore = "\(folder)/libIndexStore.\(ending)"
        demangle = "\(folder)/libswiftDemangle.\(ending)"
        let lacking = [indexStore, demangle].filter { (path: String) in access(path, R_OK) != 0 }
        searched += lacking
        guard lacking.isEmpty else { return nil }
    }
}
