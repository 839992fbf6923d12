extension FileReader {
    /// Where the type ends whose first word is the current token, when it is as plain as most are: names with dots,
    /// generic arguments of such, and `?`.
    ///
    /// Nil, and the type is read token by token, wherever a byte could mean more, or a watched name may stand there.
    mutating func endOfPlainType() -> Int? {
        guard state.token == .identifier || state.token == .selfType, base[state.start] < 0x80,
            base[state.start] != UInt8(ascii: "`")
        else { return nil }
        let classes = tables.bytes + LexTables.type
        var position = state.end
        var depth = 0
        while true {
            while classes[Int(base[position])] == 0 { position &+= 1 }
            let byte = base[position]
            switch byte {
            case UInt8(ascii: "<"):
                guard base[position &- 1].continuesIdentifier, base[position &+ 1].continuesIdentifier else {
                    return nil
                }
                depth &+= 1
            case UInt8(ascii: ">") where depth > 0: depth &-= 1
            case UInt8(ascii: "?"): if !base[position &- 1].continuesIdentifier { return nil }
            case UInt8(ascii: ",") where depth > 0: if base[position &+ 1] == 0x20 { position &+= 1 }
            case _ where byte < 0x80 && byte.continuesIdentifier:
                if isWatched(position, behind: state.start) { return nil }
            default: return depth == 0 && endsType(position) ? position : nil
            }
            position &+= 1
        }
    }

    /// Whether a type that stops at `position` ends there: nothing behind the blanks goes on with it.
    private mutating func endsType(_ position: Int) -> Bool {
        if base[position &- 1] == UInt8(ascii: ".") { return false }
        var next = position
        while base[next].isBlank || base[next].isNewline { next &+= 1 }
        switch base[next] {
        case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
            UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"):
            return true
        case UInt8(ascii: "="): return next > position && base[next &+ 1] == 0x20
        default: return next > position && base[next] < 0x80 && base[next].continuesIdentifier
        }
    }
}
