#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files of a store, looked over before the library reads them: it trusts them, and runs past the end of one that
/// was cut off.
struct StoreFiles {
    private let folder: String

    init(_ store: String, version: UInt32) { folder = "\(store)/v\(version)" }

    func isWhole(unit name: String) -> Bool { Self.isWhole("\(folder)/units/\(name)", magic: "IDXU") }

    /// Records stand in folders that are called as the last two letters of their names.
    func isWhole(record name: String) -> Bool {
        Self.isWhole("\(folder)/records/\(name.suffix(2))/\(name)", magic: "IDXR")
    }

    /// Whether the file is a bit stream whose outermost blocks, each of which tells its length, fill it to the end.
    private static func isWhole(_ path: String, magic: String) -> Bool {
        guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
            bytes.starts(with: magic.utf8)
        else { return false }
        return bytes.withUnsafeBytes { bytes in
            var offset = magic.utf8.count
            while offset < bytes.count {
                guard offset + 8 <= bytes.count else { return false }
                let head = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
                let words = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self).littleEndian
                guard head & 0b11 == 1, Int(words) <= (bytes.count - offset) / 4 else { return false }
                offset += 8 + Int(words) * 4
            }
            return offset == bytes.count
        }
    }
}
