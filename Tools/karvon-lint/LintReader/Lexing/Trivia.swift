extension FileReader {
    /// Skips spaces, line ends and comments, and notes whether a line ended.
    @inline(__always)
    mutating func skipTrivia() {
        var position = state.position
        var isFirstOnLine = position == 0
        if base[position] == 0x20 { position &+= 1 }
        while true {
            let byte = base[position]
            if classes[Int(byte)] & ~ByteClass.continuesIdentifier > ByteClass.angle.rawValue { break }
            if byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C {
                position &+= 1
            } else if byte == 0x0A || byte == 0x0D {
                isFirstOnLine = true
                position = behindSpaces(position &+ 1)
            } else if byte == UInt8(ascii: "/") {
                if base[position &+ 1] == UInt8(ascii: "/") {
                    position = lineComment(position)
                } else if base[position &+ 1] == UInt8(ascii: "*") {
                    position = blockComment(position, &isFirstOnLine)
                } else {
                    break
                }
            } else if let end = rareTrivia(byte, position) {
                position = end
            } else {
                break
            }
        }
        state.position = position
        state.isFirstOnLine = isFirstOnLine
    }

    /// Behind the spaces at `start`, of which a line often begins with many.
    @inline(__always)
    private mutating func behindSpaces(_ start: Int) -> Int {
        let raw = UnsafeRawPointer(base)
        var position = start
        while true {
            let others = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) ^ 0x2020_2020_2020_2020
            if others != 0 { return position &+ others.trailingZeroBitCount >> 3 }
            position &+= 8
        }
    }

    /// Where trivia ends that seldom occurs, or nil when there is none.
    @inline(never)
    private mutating func rareTrivia(_ byte: UInt8, _ position: Int) -> Int? {
        switch byte {
        case 0 where position < count:
            reportOnce(.nulByte, at: position)
            return position + 1
        case UInt8(ascii: "#"): return isShebang(position) ? endOfLine(position) : nil
        case UInt8(ascii: "<"), UInt8(ascii: ">"): return endOfConflict(position)
        case 0x80...: return highTrivia(position)
        default: return nil
        }
    }

    private mutating func isShebang(_ position: Int) -> Bool {
        guard base[position + 1] == UInt8(ascii: "!") else { return false }
        return position == 0 || (position == 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF)
    }

    /// A byte order mark, a no-break space, or bytes that are no character.
    private mutating func highTrivia(_ position: Int) -> Int? {
        let length = UTF8Check.length(base + position, count - position)
        if length == 0 { return position + 1 }
        let scalar = UTF8Check.scalar(base + position, length)
        return scalar == 0xFEFF || scalar == 0xA0 ? position + length : nil
    }

    /// The offset of the line's end at or behind `position`.
    mutating func endOfLine(_ position: Int) -> Int {
        let text = UnsafeRawPointer(base)
        var position = position
        while position < count {
            let others = Bytes16.first(
                of: Bytes16.endsLine(text.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)))
            position &+= others
            if others < 16 { return min(position, count) }
        }
        return count
    }

    @inline(never)
    private mutating func lineComment(_ start: Int) -> Int {
        let end = endOfLine(start)
        if start >= ignoreMark, let word = wordToLint(start) { readIgnore(start, word, end) }
        return end
    }

    @inline(never)
    private mutating func blockComment(_ start: Int, _ isFirstOnLine: inout Bool) -> Int {
        if start >= ignoreMark, let word = wordToLint(start) { noteUnheard(start, word) }
        if let end = endOfBlockComment(start, &isFirstOnLine) { return end }
        reportOnce(.unterminatedComment, at: start)
        return count
    }

    /// Behind the comment that begins with the `/*` at `start`, or nil when it has no end.
    mutating func endOfBlockComment(_ start: Int, _ endsLine: inout Bool) -> Int? {
        var position = start + 2
        var depth = 1
        while position < count {
            let bytes = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
            let isSign = bytes .== Bytes16.all(UInt8(ascii: "*")) .| bytes .== Bytes16.all(UInt8(ascii: "/"))
            let others = Bytes16.first(of: isSign .| Bytes16.endsLine(bytes))
            position &+= others
            if others == 16 { continue }
            switch base[position] {
            case UInt8(ascii: "*") where base[position + 1] == UInt8(ascii: "/"):
                depth -= 1
                position += 2
                if depth == 0 { return position }
            case UInt8(ascii: "/") where base[position + 1] == UInt8(ascii: "*"):
                depth += 1
                position += 2
            case 0x0A, 0x0D:
                endsLine = true
                position += 1
            default: position += 1
            }
        }
        return nil
    }

    /// The end of a merge conflict whose first line begins here, as the compiler skips it.
    private mutating func endOfConflict(_ start: Int) -> Int? {
        guard start == 0 || base[start - 1].isNewline else { return nil }
        let isNormal = base[start] == UInt8(ascii: "<")
        if start >= (isNormal ? hasNoConflictEnd.0 : hasNoConflictEnd.1) { return nil }
        guard starts(start, with: isNormal ? "<<<<<<< " : ">>>> ") else { return nil }
        var line = endOfLine(start)
        while line < count {
            line += 1
            if starts(line, with: isNormal ? ">>>>>>> " : "<<<<\n") {
                reportOnce(.conflictMarker, at: start)
                return endOfLine(line)
            }
            line = endOfLine(line)
        }
        if isNormal { hasNoConflictEnd.0 = start } else { hasNoConflictEnd.1 = start }
        return nil
    }

    mutating func starts(_ offset: Int, with text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            for index in 0..<wanted.count where offset + index >= count || base[offset + index] != wanted[index] {
                return false
            }
            return true
        }
    }
}
