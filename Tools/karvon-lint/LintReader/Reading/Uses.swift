extension FileReader {
    /// Notes the use of a watched name at `start`.
    @inline(never)
    mutating func noteUse(_ start: Int, _ end: Int) {
        useMark = start + 1
        var use = Use(
            name: Name(start, end), base: .none, member: .none, following: .nothing,
            isMember: state.previous == .period, owner: owner, conditionIndex: condition,
            nameOffset: UInt32(truncatingIfNeeded: start))
        if use.isMember, state.earlier.isWord, state.earlierEnd == state.previousStart {
            let quote = base[state.earlierStart] == UInt8(ascii: "`") ? 1 : 0
            use.base = Name(state.earlierStart + quote, state.earlierEnd - quote)
        }
        var position = end
        if base[position] == UInt8(ascii: "`") { position += 1 }
        position = endOfGenericArguments(position)
        if base[position] == UInt8(ascii: "."), base[position + 1] != UInt8(ascii: ".") {
            let quote = base[position + 1] == UInt8(ascii: "`") ? 1 : 0
            let member = position + 1 + quote
            let memberEnd = endOfIdentifier(member)
            if memberEnd > member {
                use.member = Name(member, memberEnd)
                position = endOfGenericArguments(memberEnd + quote)
            }
        }
        if base[position] == UInt8(ascii: "(") {
            use.following = .call
        } else {
            while base[position].isBlank { position += 1 }
            if base[position] == UInt8(ascii: "{") { use.following = .closure }
        }
        uses.append(use)
    }

    /// Behind `<...>` when generic arguments begin at `start`, or `start`.
    private mutating func endOfGenericArguments(_ start: Int) -> Int {
        guard base[start] == UInt8(ascii: "<") else { return start }
        var depth = 0
        var position = start
        let limit = min(count, start + 300)
        while position < limit {
            switch base[position] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                if base[position - 1] != UInt8(ascii: "-") { depth -= 1 }
                if depth == 0 { return position + 1 }
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "="):
                return start
            default: break
            }
            position += 1
        }
        return start
    }
}
