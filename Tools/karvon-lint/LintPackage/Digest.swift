/// A digest of 64 bits, eight bytes at a step: the same at each run, quick, and no protection against forgery.
package struct Digest: Hashable, Sendable {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package init(of bytes: ArraySlice<UInt8>) { add(bytes) }

    /// Adds bytes with their number, so that neighbours can't swap some unseen.
    package mutating func add(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { buffer in
            add(UInt64(buffer.count))
            var offset = 0
            while offset + 8 <= buffer.count {
                add(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
                offset += 8
            }
            var rest: UInt64 = 0
            while offset < buffer.count {
                rest = rest << 8 | UInt64(buffer[offset])
                offset += 1
            }
            add(rest)
        }
    }

    package mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 32
    }

    package mutating func add(_ text: String) { add(Array(text.utf8)[...]) }

    /// Adds which file it is, or that it is not there. That it got another name or link counts for nothing.
    mutating func add(_ stamp: FileStamp?) {
        add(stamp == nil ? 0 : 1)
        add(stamp?.device ?? 0)
        add(stamp?.inode ?? 0)
        for part in [stamp?.size, stamp?.modified] { add(UInt64(bitPattern: Int64(part ?? 0))) }
    }

    /// Adds a file's contents, or that it is not there.
    mutating func add(contentsOf path: String) {
        guard let bytes = try? FileBytes.read(path) else { return add("no file") }
        add(bytes[...])
    }
}
