/// Where the lines of a file begin.
enum LineStarts {
    /// The offsets of all lines' first bytes. 64 bytes behind `count` must be readable.
    static func find(_ base: UnsafePointer<UInt8>, _ count: Int) -> [UInt32] {
        // Most files have more than 16 bytes a line; the others are gone through again with room for every byte.
        for capacity in [count / 16 + 2, count + 2] {
            var isComplete = true
            let starts = [UInt32](unsafeUninitializedCapacity: capacity) { target, filled in
                guard let start = target.baseAddress else { return }
                (filled, isComplete) = fill(start, capacity, base, count)
            }
            if isComplete { return starts }
        }
        return [0]
    }

    /// How many starts were written, and whether all found room.
    private static func fill(
        _ target: UnsafeMutablePointer<UInt32>, _ capacity: Int, _ base: UnsafePointer<UInt8>, _ count: Int
    ) -> (Int, Bool) {
        let raw = UnsafeRawPointer(base)
        let (lowBits, highBits): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        target.initialize(to: count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0)
        var filled = 1
        var offset = 0
        while offset < count {
            let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let (feeds, returns) = (word ^ (lowBits &* 0x0A), word ^ (lowBits &* 0x0D))
            var found = ((feeds &- lowBits) & ~feeds | (returns &- lowBits) & ~returns) & highBits
            while found != 0 {
                // A bit above the lowest may be set without a line end: look at the byte itself.
                let index = offset &+ found.trailingZeroBitCount >> 3
                let byte = base[index]
                if index < count, byte == 0x0A || (byte == 0x0D && base[index &+ 1] != 0x0A) {
                    if filled == capacity { return (filled, false) }
                    (target + filled).initialize(to: UInt32(truncatingIfNeeded: index &+ 1))
                    filled &+= 1
                }
                found &= found &- 1
            }
            offset &+= 8
        }
        return (filled, true)
    }
}
