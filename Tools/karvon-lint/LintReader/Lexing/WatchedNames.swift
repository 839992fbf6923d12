/// The watched names, each found by the byte in it that is the rarest in sources.
///
/// A loop over bytes that stops at those alone seldom stops in vain, and looks at no word.
struct WatchedNames: Sendable {
    /// One name.
    struct Mark: Sendable {
        /// Where its bytes begin in ``WatchedNames/bytes``, and how many there are.
        var start: Int
        var count: Int
        /// Where its rarest byte stands in it.
        var place: Int
        /// Its first eight bytes as one number, and ones where it has bytes.
        var head: UInt64
        var mask: UInt64
        /// Whether every name that holds it is watched, and not it alone.
        var isFragment: Bool
        /// The next name with the same rarest byte, counted from 1; or 0.
        var next: Int
    }

    private(set) var marks = [Mark(start: 0, count: 0, place: 0, head: 0, mask: 0, isFragment: false, next: 0)]
    private(set) var bytes: [UInt8] = [0]

    /// For each byte the first name that it is the rarest of, counted from 1; or 0.
    private(set) var first = [UInt8](repeating: 0, count: 256)

    /// The rarest bytes of the fragments, each once.
    private(set) var fragmentMarks: [UInt8] = []

    /// How many names there is room for.
    static let most = 250

    /// What identifiers are made of, from the most frequent to the rarest, as counted in much code.
    private static let order = Array("etianrlsocufdSpwmbg_hyIvxC10EkOBMTDR6A2PUFV834LqNzW5KHj7G9QJXZY".utf8)

    /// Adds a name; false when it is empty or finds no room.
    mutating func insert(_ name: [UInt8], isFragment: Bool) -> Bool {
        guard marks.count <= Self.most, !name.isEmpty else { return false }
        var (place, rank) = (0, -1)
        for (index, byte) in name.enumerated() {
            let rarity = Self.order.firstIndex(of: byte) ?? Self.order.count
            if rarity > rank { (place, rank) = (index, rarity) }
        }
        let rarest = Int(name[place])
        if isFragment, !fragmentMarks.contains(name[place]) { fragmentMarks.append(name[place]) }
        let head = name.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        marks.append(
            Mark(
                start: bytes.count, count: name.count, place: place, head: head,
                mask: name.count < 8 ? 1 << UInt64(8 * name.count) - 1 : .max, isFragment: isFragment,
                next: Int(first[rarest])))
        first[rarest] = UInt8(marks.count - 1)
        bytes += name
        return true
    }
}

extension FileReader {
    /// Whether the byte at `position` belongs to a watched name that stands there as a word of its own.
    @inline(__always)
    mutating func isWatched(_ position: Int, behind open: Int) -> Bool {
        var index = Int(tables.bytes[LexTables.firstMark + Int(base[position])])
        while index > 0 {
            let mark = tables.marks[index]
            let start = position &- mark.place
            if start > open, hasBytes(start, mark), mark.isFragment || isWord(start, mark) { return true }
            index = mark.next
        }
        return false
    }

    @inline(__always)
    private mutating func hasBytes(_ start: Int, _ mark: WatchedNames.Mark) -> Bool {
        let head = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: start, as: UInt64.self)
        if (head ^ mark.head) & mark.mask != 0 { return false }
        if mark.count <= 8 { return true }
        for offset in 8..<mark.count where base[start + offset] != tables.markedBytes[mark.start + offset] {
            return false
        }
        return true
    }

    /// Whether the word from `start` to `end` holds a watched fragment.
    @inline(__always)
    mutating func holdsFragment(_ start: Int, _ end: Int) -> Bool {
        let (text, marks) = (UnsafeRawPointer(base), UnsafeRawPointer(tables.bytes + LexTables.fragmentMarks))
        var position = start
        repeat {
            let bytes = text.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
            var isMark = SIMDMask<SIMD16<Int8>>()
            for index in 0..<tables.fragmentMarks {
                isMark .|= bytes .== marks.loadUnaligned(fromByteOffset: 16 &* index, as: SIMD16<UInt8>.self)
            }
            let first = Bytes16.first(of: isMark)
            if first < end &- position { return holdsWatched(from: start, to: end, at: position &+ first) }
            position &+= 16
        } while position < end
        return false
    }

    /// Whether the name from `start` to `end` is watched, or holds a watched fragment, with its mark at `place` or
    /// behind.
    @inline(never)
    mutating func holdsWatched(from start: Int, to end: Int, at place: Int) -> Bool {
        for position in place..<end where tables.bytes[LexTables.firstMark + Int(base[position])] > 0 {
            var index = Int(tables.bytes[LexTables.firstMark + Int(base[position])])
            while index > 0 {
                let mark = tables.marks[index]
                let first = position - mark.place
                let isIn = first >= start && first + mark.count <= end
                if isIn, mark.isFragment || mark.count == end - start, hasBytes(first, mark) { return true }
                index = mark.next
            }
        }
        return false
    }

    /// A byte beyond ASCII on either side may or may not go on with the word: the lexer shall see.
    private mutating func isWord(_ start: Int, _ mark: WatchedNames.Mark) -> Bool {
        let (before, behind) = (base[start - 1], base[start + mark.count])
        return (before >= 0x80 || !before.continuesIdentifier) && (behind >= 0x80 || !behind.continuesIdentifier)
    }
}
