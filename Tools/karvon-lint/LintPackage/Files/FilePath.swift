#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A path as a list of its parts, so that `samenamexxx` is never taken for `samename`.
package struct FilePath: Hashable, Sendable {
    package let isAbsolute: Bool
    package let components: [Substring]

    /// Leaves out `.` and empty parts, and takes back a part for each `..` that follows one.
    package init(_ path: String) {
        isAbsolute = path.hasPrefix("/")
        var components: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = components.last, last != ".." {
                components.removeLast()
            } else if part != ".." || !isAbsolute {
                components.append(part)
            }
        }
        self.components = components
    }

    private init(isAbsolute: Bool, components: some Sequence<Substring>) {
        self.isAbsolute = isAbsolute
        self.components = Array(components)
    }

    /// The folder that holds it; nil for a name alone and for the root.
    package var parent: FilePath? {
        components.count > (isAbsolute ? 0 : 1)
            ? FilePath(isAbsolute: isAbsolute, components: components.dropLast()) : nil
    }

    package var text: String { (isAbsolute ? "/" : "") + components.joined(separator: "/") }

    /// Whether this path is `folder` or lies in it.
    package func isInside(_ folder: FilePath) -> Bool {
        isAbsolute == folder.isAbsolute && components.starts(with: folder.components)
    }

    /// The path from `folder` on, or nil when this path does not lie in it.
    package func relative(to folder: FilePath) -> FilePath? {
        isInside(folder)
            ? FilePath(isAbsolute: false, components: components.dropFirst(folder.components.count)) : nil
    }

    /// What stands behind the last dot of a path's name; nil for a name without.
    static func ending(_ path: String) -> Substring? {
        let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...] }
    }

    /// `path` as seen from `folder`: itself when it is absolute.
    package static func absolute(_ path: String, in folder: String) -> String {
        FilePath(path.hasPrefix("/") ? path : folder + "/" + path).text
    }

    /// The path with all links followed, or nil when nothing is there or links go in a circle.
    package static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
