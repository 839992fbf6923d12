/// Questions to 16 bytes at once.
///
/// Operators between a vector and a single byte are slow: the compiler takes them apart.
enum Bytes16 {
    typealias Mask = SIMDMask<SIMD16<Int8>>

    /// The byte, sixteen times.
    @inline(__always)
    static func all(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

    /// The bytes that may stand in an identifier; those beyond ASCII are left out.
    @inline(__always)
    static func continuesIdentifier(_ bytes: SIMD16<UInt8>) -> Mask {
        let isLetter = (bytes | all(0x20)) &- all(UInt8(ascii: "a")) .< all(26)
        let isDigit = bytes &- all(UInt8(ascii: "0")) .< all(10)
        return isLetter .| isDigit .| bytes .== all(UInt8(ascii: "_")) .| bytes .== all(UInt8(ascii: "$"))
    }

    /// The bytes that end a line.
    @inline(__always)
    static func endsLine(_ bytes: SIMD16<UInt8>) -> Mask { bytes .== all(0x0A) .| bytes .== all(0x0D) }

    /// How many bytes stand in front of the first that the mask has; 16 when it has none.
    @inline(__always)
    static func first(of mask: Mask) -> Int {
        let halves = halves(mask)
        return zeros(halves[0], halves[1])
    }

    /// How many bytes from the first on the mask has, without a gap.
    @inline(__always)
    static func run(of mask: Mask) -> Int {
        let halves = halves(mask)
        return zeros(~halves[0], ~halves[1])
    }

    @inline(__always)
    private static func zeros(_ low: UInt64, _ high: UInt64) -> Int {
        low != 0 ? low.trailingZeroBitCount &>> 3 : 8 &+ high.trailingZeroBitCount &>> 3
    }

    @inline(__always)
    private static func halves(_ mask: Mask) -> SIMD2<UInt64> {
        unsafeBitCast(all(0).replacing(with: all(.max), where: mask), to: SIMD2<UInt64>.self)
    }
}
