#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// All folders in which SwiftPM looks for a target's sources: below its own, through links, each once.
struct FolderTree {
    /// Sorted.
    let folders: [String]
    let unreadable: [String]

    init(_ root: String, leavingOut excluded: [String] = []) {
        let excluded = Set(excluded.map { FilePath.absolute($0, in: root) })
        var seen: Set<String> = [root]
        var unreadable: [String] = []
        var waiting = [root]
        while let path = waiting.popLast() {
            errno = 0
            guard let folder = Folder(path) else {
                if errno != ENOENT && errno != ENOTDIR { unreadable.append(path) }
                continue
            }
            for entry in folder.entries where entry.kind != .file {
                let inner = "\(path)/\(entry.name)"
                if excluded.contains(inner) { continue }
                guard let real = entry.kind == .link ? Self.linkedFolder(inner) : inner else { continue }
                if seen.insert(real).inserted { waiting.append(real) }
            }
        }
        folders = seen.sorted()
        self.unreadable = unreadable.sorted()
    }

    private static func linkedFolder(_ link: String) -> String? {
        var status = stat()
        guard stat(link, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return FilePath.real(link)
    }
}
