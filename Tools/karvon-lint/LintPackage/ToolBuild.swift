#if canImport(Darwin)
    import Darwin
#endif

/// Which build of the tool runs: what another one kept means nothing to it.
package enum ToolBuild {
    /// A digest of the running executable's stamp: a new build is a new file.
    package static let digest: UInt64 = {
        var digest = Digest()
        digest.add(path)
        digest.add(FileStamp(path))
        return digest.value
    }()

    private static var path: String {
        #if canImport(Darwin)
            var image = Dl_info()
            guard dladdr(#dsohandle, &image) != 0, let name = image.dli_fname else { return "" }
            return String(cString: name)
        #else
            "/proc/self/exe"
        #endif
    }
}
