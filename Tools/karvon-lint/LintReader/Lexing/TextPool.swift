/// The texts of one file, each kept once.
struct TextPool: Hashable, Sendable {
    private(set) var bytes: [UInt8] = []

    /// Where each text ends; the first text is empty.
    private(set) var ends: [UInt32] = [0]

    var count: Int { ends.count }

    func range(_ index: UInt32) -> Range<Int> {
        guard index > 0, Int(index) < ends.count else { return 0..<0 }
        return Int(ends[Int(index) - 1])..<Int(ends[Int(index)])
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    subscript(name: Name) -> String {
        let range = range(name.index)
        return range.isEmpty ? "" : String(decoding: bytes[range], as: UTF8.self)
    }

    /// The name that has this text, or nil when the file has none.
    func name(of text: String) -> Name? {
        var text = text
        return text.withUTF8 { wanted in
            for index in 0..<UInt32(truncatingIfNeeded: ends.count) {
                let range = range(index)
                if range.count == wanted.count, bytes[range].elementsEqual(wanted) { return Name(index: index) }
            }
            return nil
        }
    }
}

/// Finds a text again while a file is read.
struct TextIndex {
    private var slots = [UInt64](repeating: 0, count: 512)
    private var count = 0

    /// The text's name; it is added to `pool` when it is new. Eight bytes behind the text must be readable.
    @inline(__always)
    mutating func intern(_ start: UnsafePointer<UInt8>, _ length: Int, into pool: inout TextPool) -> Name {
        if length <= 0 { return .none }
        let hash = Self.hash(start, length)
        let mask = slots.count &- 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
            let entry = slots[slot]
            if entry == 0 { break }
            if entry >> 32 == hash >> 32 {
                let index = UInt32(truncatingIfNeeded: entry)
                let range = pool.range(index)
                if range.count == length, Self.isEqual(start, pool.bytes, range) { return Name(index: index) }
            }
            slot = (slot &+ 1) & mask
        }
        return add(start, length, hash, slot, into: &pool)
    }

    @inline(never)
    private mutating func add(
        _ start: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt64, _ slot: Int, into pool: inout TextPool
    ) -> Name {
        let index = UInt32(truncatingIfNeeded: pool.count)
        pool.append(UnsafeBufferPointer(start: start, count: length))
        slots[slot] = (hash >> 32) << 32 | UInt64(index)
        count += 1
        if count * 2 > slots.count { grow(pool) }
        return Name(index: index)
    }

    private mutating func grow(_ pool: TextPool) {
        slots = [UInt64](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        let padded = pool.bytes + [UInt8](repeating: 0, count: 8)
        padded.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for index in 1..<UInt32(truncatingIfNeeded: pool.count) {
                let range = pool.range(index)
                let hash = Self.hash(base + range.lowerBound, range.count)
                var slot = Int(truncatingIfNeeded: hash) & mask
                while slots[slot] != 0 { slot = (slot + 1) & mask }
                slots[slot] = (hash >> 32) << 32 | UInt64(index)
            }
        }
    }

    @inline(__always)
    private static func isEqual(_ start: UnsafePointer<UInt8>, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.withUnsafeBufferPointer { other in
            for index in 0..<range.count where start[index] != other[range.lowerBound &+ index] { return false }
            return true
        }
    }

    @inline(__always)
    private static func hash(_ start: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
        var offset = 0
        let raw = UnsafeRawPointer(start)
        while offset < length {
            var word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let left = length &- offset
            if left < 8 { word &= (1 &<< UInt64(truncatingIfNeeded: left &* 8)) &- 1 }
            hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
            hash ^= hash >> 32
            offset &+= 8
        }
        return hash
    }
}
