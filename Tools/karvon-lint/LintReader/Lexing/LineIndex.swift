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
        let (feed, carriage) = (Bytes16.all(0x0A), Bytes16.all(0x0D))
        let (ones, none) = (Bytes16.all(.max), Bytes16.all(0))
        // 32 bytes at a time; each byte of `feeds` counts the line feeds in its place, of which a block has at most 64.
        var (feeds, returns, highs) = (none, none, none)
        var offset = start
        while offset &+ 32 <= end {
            let first = raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
            let second = raw.loadUnaligned(fromByteOffset: offset &+ 16, as: SIMD16<UInt8>.self)
            feeds &-= none.replacing(with: ones, where: first .== feed)
            feeds &-= none.replacing(with: ones, where: second .== feed)
            returns |= none.replacing(with: ones, where: first .== carriage .| second .== carriage)
            highs |= first | second
            offset &+= 32
        }
        var found = Self.sum(feeds)
        var hasReturns = Self.any(returns)
        var hasHigh = Self.any(highs & Bytes16.all(0x80))
        while offset < end {
            let byte = base[offset]
            if byte == 0x0A { found &+= 1 }
            if byte == 0x0D { hasReturns = true }
            if byte >= 0x80 { hasHigh = true }
            offset &+= 1
        }
        if hasHigh { hasHighBytes = true }
        if hasReturns { found = Self.ends(base, start, end) }
        if found == 0 { return }
        ends &+= found
        var last = end
        while last > start, !Self.endsLine(base, last &- 1) { last &-= 1 }
        lastStart = last
    }

    @inline(__always)
    private static func any(_ bytes: SIMD16<UInt8>) -> Bool {
        let words = unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
        return words[0] | words[1] != 0
    }

    /// The sum of the bytes, none of which is above 127.
    @inline(__always)
    private static func sum(_ bytes: SIMD16<UInt8>) -> Int {
        let words = unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
        let pairs: UInt64 = 0x00FF_00FF_00FF_00FF
        let both = words[0] &+ words[1]
        let sums = (both & pairs) &+ (both &>> 8 & pairs)
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
