/// Where lines begin, noted once for each kilobyte; what lies between is looked up when it is asked for.
struct LineIndex: Hashable, Sendable {
    private struct Block: Hashable, BitwiseCopyable {
        /// How many lines ended in front of the block.
        var line: UInt32
        /// Where the line begins that the block's first byte stands in.
        var lineStart: UInt32
    }

    private static let blockSize = 1024

    private var blocks: [Block] = []

    /// How many lines end in the file.
    private(set) var ends = 0

    /// Where the last line begins.
    private(set) var lastStart = 0

    /// True when a byte stands in the file that is not ASCII.
    private(set) var hasHighBytes = false

    /// The index of an empty file.
    init() {}

    /// Goes through the bytes once. 64 zero bytes behind `count` must be readable.
    init(_ base: UnsafePointer<UInt8>, _ count: Int) {
        blocks.reserveCapacity(count / Self.blockSize + 1)
        if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { lastStart = 3 }
        var offset = 0
        while offset < count {
            blocks.append(
                Block(line: UInt32(truncatingIfNeeded: ends), lineStart: UInt32(truncatingIfNeeded: lastStart)))
            let end = min(offset &+ Self.blockSize, count)
            add(base, offset, end)
            offset = end
        }
    }

    private mutating func add(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) {
        let raw = UnsafeRawPointer(base)
        let sevens = SIMD2<UInt64>(repeating: 0x7F7F_7F7F_7F7F_7F7F)
        let ones = SIMD2<UInt64>(repeating: 0x0101_0101_0101_0101)
        // 16 bytes at a time; each byte of `feeds` counts the line feeds in its place.
        var (feeds, returns, highs) = (SIMD2<UInt64>(), SIMD2<UInt64>(), SIMD2<UInt64>())
        var offset = start
        while offset &+ 16 <= end {
            let words = raw.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
            let feed = words ^ (ones &* 0x0A)
            feeds &+= (((feed & sevens) &+ sevens | feed | sevens) ^ ~SIMD2<UInt64>()) &>> 7
            let carriage = words ^ (ones &* 0x0D)
            returns |= (((carriage & sevens) &+ sevens | carriage | sevens) ^ ~SIMD2<UInt64>())
            highs |= words
            offset &+= 16
        }
        var found = (0..<2).reduce(0) { $0 &+ Self.sum(ofBytes: feeds[$1]) }
        var hasReturns = returns != SIMD2<UInt64>()
        var high = (0..<2).reduce(UInt64(0)) { $0 | highs[$1] }
        while offset < end {
            let byte = base[offset]
            if byte == 0x0A { found &+= 1 }
            if byte == 0x0D { hasReturns = true }
            high |= UInt64(byte)
            offset &+= 1
        }
        if high & 0x8080_8080_8080_8080 != 0 { hasHighBytes = true }
        if hasReturns { found = Self.ends(base, start, end) }
        if found == 0 { return }
        ends &+= found
        var last = end
        while last > start, !Self.endsLine(base, last &- 1) { last &-= 1 }
        lastStart = last
    }

    @inline(__always)
    private static func sum(ofBytes word: UInt64) -> Int {
        let pairs: UInt64 = 0x00FF_00FF_00FF_00FF
        let sums = (word & pairs) &+ (word &>> 8 & pairs)
        return Int(truncatingIfNeeded: (sums &* 0x0001_0001_0001_0001) &>> 48)
    }

    private static func ends(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        (start..<end).reduce(0) { endsLine(base, $1) ? $0 + 1 : $0 }
    }

    /// Whether the byte is the last of a line: a LF, or a CR without one.
    @inline(__always)
    private static func endsLine(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Bool {
        base[offset] == 0x0A || (base[offset] == 0x0D && base[offset &+ 1] != 0x0A)
    }

    /// The line and column of an offset inside of the file or at its end.
    func position(of offset: Int, in bytes: [UInt8]) -> Position {
        guard !blocks.isEmpty else { return Position(line: 1, column: 1) }
        let index = min(offset / Self.blockSize, blocks.count - 1)
        var (line, start) = (Int(blocks[index].line), Int(blocks[index].lineStart))
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for place in index * Self.blockSize..<max(offset, index * Self.blockSize)
            where Self.endsLine(base, place) {
                line += 1
                start = place + 1
            }
        }
        return Position(line: line + 1, column: max(1, offset - start + 1))
    }
}
