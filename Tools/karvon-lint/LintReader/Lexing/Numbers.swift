extension FileReader {
    /// An integer or floating-point literal; `1.x` is a number and a member.
    @inline(never)
    mutating func lexNumber(_ start: Int) {
        var end = start &+ 1
        let isHex = base[start] == UInt8(ascii: "0") && base[end] == UInt8(ascii: "x")
        while base[end].continuesIdentifier, base[end] < 0x80 {
            if isExponentSign(end, isHex) { end &+= 1 }
            end &+= 1
        }
        let isFraction =
            base[end] == UInt8(ascii: ".") && state.previous != .period
            && (base[end &+ 1].isDigit || (isHex && isHexFraction(end &+ 1)))
        if isFraction {
            end &+= 1
            while base[end].continuesIdentifier, base[end] < 0x80 {
                if isExponentSign(end, isHex) { end &+= 1 }
                end &+= 1
            }
        }
        finish(.number, from: start, to: end)
    }

    /// `e` or `p` with a sign behind it that belongs to the number.
    private mutating func isExponentSign(_ position: Int, _ isHex: Bool) -> Bool {
        let letter = base[position] | 0x20
        guard letter == (isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")) else { return false }
        let sign = base[position &+ 1]
        return (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")) && base[position &+ 2].isDigit
    }

    /// `0x1.8p3`, but not `0xff.description`.
    private mutating func isHexFraction(_ position: Int) -> Bool {
        var end = position
        while base[end].isDigit || (base[end] | 0x20 >= 0x61 && base[end] | 0x20 <= 0x66) { end &+= 1 }
        let sign = base[end &+ 1]
        return end > position && base[end] | 0x20 == UInt8(ascii: "p")
            && (sign.isDigit || sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"))
    }
}
