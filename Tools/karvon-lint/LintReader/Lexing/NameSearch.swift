#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds the names in a file that hold one of some fragments: the first look, before the file is read.
///
/// It looks at bytes alone, so names in comments and texts are among them; the reader then tells their uses.
enum NameSearch {
    /// Each name once, in the order of their bytes.
    static func names(
        holding fragments: [[UInt8]], _ base: UnsafePointer<UInt8>, _ count: Int
    ) -> [String] {
        var names: Set<String> = []
        for fragment in fragments {
            guard let firstByte = fragment.first else { continue }
            var position = 0
            while position + fragment.count <= count,
                let found = memchr(base + position, Int32(firstByte), count - position - fragment.count + 1)
            {
                position = UnsafeRawPointer(found) - UnsafeRawPointer(base)
                guard memcmp(base + position, fragment, fragment.count) == 0 else {
                    position += 1
                    continue
                }
                var (start, end) = (position, position + fragment.count)
                while start > 0, base[start - 1].continuesIdentifier { start -= 1 }
                while end < count, base[end].continuesIdentifier { end += 1 }
                names.insert(
                    String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self))
                position = end
            }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
