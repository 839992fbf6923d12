import Foundation

/// FNV-1a of 64 bits: the same at each run, quick, and no protection against forgery.
struct Digest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// Adds text with its end, so that neighbours can't swap letters unseen.
    mutating func add(_ text: String) {
        add(text.utf8)
        add(CollectionOfOne(0))
    }

    /// Adds a file's contents, or that it is not there.
    mutating func add(contentsOf path: String) {
        guard let bytes = try? Data(contentsOf: URL(filePath: path)) else { return add("no file") }
        add(String(bytes.count))
        add(bytes)
    }
}
