#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What stands in a folder, read at once: names and kinds, no contents.
struct Folder {
    struct Entry: Comparable {
        enum Kind: UInt8 {
            case file = 0x66
            case folder = 0x64
            case link = 0x6C
        }

        let name: String
        let kind: Kind

        static func < (left: Entry, right: Entry) -> Bool { left.name < right.name }
    }

    /// Sorted by name; hidden ones are left out, as SwiftPM leaves them out.
    let entries: [Entry]

    /// Nil when the folder is not there or can't be read; `errno` then says why.
    init?(_ path: String) {
        guard let stream = opendir(path) else { return nil }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let next = readdir(stream) {
            let name = withUnsafeBytes(of: next.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            entries.append(Entry(name: name, kind: Self.kind(next.pointee.d_type, path, name)))
        }
        self.entries = entries.sorted()
    }

    private static func kind(_ type: UInt8, _ folder: String, _ name: String) -> Entry.Kind {
        switch Int(type) {
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            var status = stat()
            guard lstat(folder + "/" + name, &status) == 0 else { return .file }
            return status.st_mode & S_IFMT == S_IFDIR ? .folder : status.st_mode & S_IFMT == S_IFLNK ? .link : .file
        default: return .file
        }
    }
}
