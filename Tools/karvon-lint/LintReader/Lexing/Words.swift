extension FileReader {
    /// An identifier or a word of the language.
    @inline(__always)
    mutating func lexWord(_ start: Int) {
        findWord(start)
        if tables.fragmentMarks > 0, state.raw == .identifier || tables.areFragmentsInWords, start >= useMark,
            holdsFragment(start, state.end)
        {
            noteUse(start, state.end)
        }
    }

    /// Reads the word, and looks it up among those of the language and the watched ones.
    @inline(__always)
    private mutating func findWord(_ start: Int) {
        let raw = UnsafeRawPointer(base + start)
        var end = start
        while true {
            let bytes = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: end, as: SIMD16<UInt8>.self)
            let taken = Bytes16.run(of: Bytes16.continuesIdentifier(bytes))
            end &+= taken
            if taken < 16 { break }
        }
        if base[end] >= 0x80 { end = endOfIdentifier(end) }
        state.position = end
        state.set(start, end)
        let length = end &- start
        state.token = .identifier
        state.raw = .identifier
        if tables.lengths[Int(base[start])] & (1 &<< UInt32(truncatingIfNeeded: min(length, 31))) == 0 { return }
        if length > 16 {
            return lexLongName(start, end)
        }
        var (low, high): (UInt64, UInt64) = (raw.loadUnaligned(as: UInt64.self), 0)
        if length < 8 {
            low &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
        } else if length > 8 {
            high = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            if length < 16 { high &= (1 &<< UInt64(truncatingIfNeeded: (length &- 8) &* 8)) &- 1 }
        }
        var slot = WordTable.slot(low, high, tables.size)
        while tables.words[slot].isUsed {
            if tables.words[slot].low == low, tables.words[slot].high == high {
                state.raw = tables.words[slot].token
                if state.previous != .period { state.token = tables.words[slot].token }
                if tables.words[slot].isWatched, start >= useMark { noteUse(start, end) }
                return
            }
            slot = (slot &+ 1) & (tables.size &- 1)
        }
    }

    /// The end of the identifier that goes on at `position`.
    @inline(__always)
    mutating func endOfIdentifier(_ position: Int) -> Int {
        var end = position
        while true {
            while classes[Int(base[end])] & ByteClass.continuesIdentifier != 0 { end &+= 1 }
            if base[end] < 0x80 { return end }
            let next = endOfHighCharacter(end)
            if next == end { return end }
            end = next
        }
    }

    /// Behind a character beyond ASCII that may stand in an identifier, or `position` when there is none.
    @inline(never)
    private mutating func endOfHighCharacter(_ position: Int) -> Int {
        let length = UTF8Check.length(base + position, count - position)
        if length == 0 { return position }
        let scalar = UTF8Check.scalar(base + position, length)
        return OperatorCharacters.isHead(scalar) || scalar == 0xA0 || scalar == 0xFEFF ? position : position + length
    }

    @inline(never)
    private mutating func lexLongName(_ start: Int, _ end: Int) {
        let text = UnsafeBufferPointer(start: base + start, count: end - start)
        guard let index = tables.longNames.firstIndex(where: { $0.bytes.elementsEqual(text) }) else { return }
        state.raw = tables.longNames[index].token
        if state.previous != .period { state.token = tables.longNames[index].token }
        if tables.longNames[index].isWatched, start >= useMark { noteUse(start, end) }
    }

    /// A name in back-ticks, also one with spaces; or a lone back-tick.
    @inline(never)
    mutating func lexBackticks(_ start: Int) {
        var end = start + 1
        while end < count, base[end] != UInt8(ascii: "`"), !base[end].isNewline { end += 1 }
        if base[end] == UInt8(ascii: "`"), end > start + 1 {
            finish(.identifier, from: start, to: end + 1)
            if start + 1 >= useMark, holdsWatched(from: start + 1, to: end, at: start + 1) { noteUse(start + 1, end) }
        } else {
            finish(.unknown, from: start, to: start + 1)
        }
    }

    /// `#if` and its kin, `#name`, a raw text or an extended regular expression.
    @inline(never)
    mutating func lexHash(_ start: Int) {
        if !pounds.contains(start) {
            var end = start + 1
            while base[end] == UInt8(ascii: "#") { end += 1 }
            pounds = start..<end
        }
        let position = pounds.upperBound
        if base[position] == UInt8(ascii: "\"") { return lexString(start, pounds: position - start) }
        if base[position] == UInt8(ascii: "/") { return lexExtendedRegex(start, pounds: position - start) }
        let end = position == start + 1 ? endOfIdentifier(position) : start + 1
        switch end - start {
        case 3 where starts(start, with: "#if"): finish(.poundIf, from: start, to: end)
        case 5 where starts(start, with: "#else"): finish(.poundElse, from: start, to: end)
        case 6 where starts(start, with: "#endif"): finish(.poundEndif, from: start, to: end)
        case 7 where starts(start, with: "#elseif"): finish(.poundElseif, from: start, to: end)
        case 15 where starts(start, with: "#sourceLocation"): finish(.poundSourceLocation, from: start, to: end)
        default: finish(.pound, from: start, to: end)
        }
    }
}
