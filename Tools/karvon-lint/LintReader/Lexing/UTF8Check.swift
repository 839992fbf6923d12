/// Finds the first byte that is not UTF-8, in steps of 32 bytes where all is ASCII.
enum UTF8Check {
    /// The offset of the first bytes that are no UTF-8, or nil. 64 bytes behind `count` must be readable.
    static func firstFault(_ base: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        let raw = UnsafeRawPointer(base)
        var offset = 0
        while offset < count {
            if offset &+ 32 <= count {
                let chunk = raw.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
                if chunk.max() < 0x80 {
                    offset &+= 32
                    continue
                }
            }
            let length = length(base + offset, count - offset)
            if length == 0 { return offset }
            offset &+= length
        }
        return nil
    }

    /// How many bytes the character has, or 0 when it is none.
    static func length(_ bytes: UnsafePointer<UInt8>, _ left: Int) -> Int {
        let first = bytes[0]
        func isContinuation(_ index: Int, _ lower: UInt8 = 0x80, _ upper: UInt8 = 0xBF) -> Bool {
            index < left && bytes[index] >= lower && bytes[index] <= upper
        }
        switch first {
        case 0..<0x80: return 1
        case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
        case 0xE0: return isContinuation(1, 0xA0) && isContinuation(2) ? 3 : 0
        case 0xED: return isContinuation(1, 0x80, 0x9F) && isContinuation(2) ? 3 : 0
        case 0xE1...0xEF: return isContinuation(1) && isContinuation(2) ? 3 : 0
        case 0xF0: return isContinuation(1, 0x90) && isContinuation(2) && isContinuation(3) ? 4 : 0
        case 0xF4: return isContinuation(1, 0x80, 0x8F) && isContinuation(2) && isContinuation(3) ? 4 : 0
        case 0xF1...0xF3: return isContinuation(1) && isContinuation(2) && isContinuation(3) ? 4 : 0
        default: return 0
        }
    }

    /// The character at `bytes`, which must be UTF-8 of `length` bytes.
    static func scalar(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
        switch length {
        case 2: UInt32(bytes[0] & 0x1F) << 6 | UInt32(bytes[1] & 0x3F)
        case 3: UInt32(bytes[0] & 0x0F) << 12 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F)
        case 4:
            UInt32(bytes[0] & 0x07) << 18 | UInt32(bytes[1] & 0x3F) << 12 | UInt32(bytes[2] & 0x3F) << 6
                | UInt32(bytes[3] & 0x3F)
        default: UInt32(bytes[0])
        }
    }
}
