/// Where the lines of a file begin.
enum LineStarts {
    /// The offsets of all lines' first bytes. 64 bytes behind `count` must be readable.
    static func find(_ base: UnsafePointer<UInt8>, _ count: Int) -> [UInt32] {
        let raw = UnsafeRawPointer(base)
        var starts: [UInt32] = []
        starts.reserveCapacity(count / 32 + 2)
        let bom = count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF
        starts.append(bom ? 3 : 0)
        let (lowBits, highBits): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        var offset = 0
        while offset < count {
            let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let (feeds, returns) = (word ^ (lowBits &* 0x0A), word ^ (lowBits &* 0x0D))
            let found = ((feeds &- lowBits) & ~feeds | (returns &- lowBits) & ~returns) & highBits
            var left = found
            while left != 0 {
                // A bit above the lowest may be set without a line end: look at the byte itself.
                let index = offset &+ left.trailingZeroBitCount >> 3
                let byte = base[index]
                if index < count, byte == 0x0A || (byte == 0x0D && base[index &+ 1] != 0x0A) {
                    starts.append(UInt32(truncatingIfNeeded: index &+ 1))
                }
                left &= left &- 1
            }
            offset &+= 8
        }
        return starts
    }
}
