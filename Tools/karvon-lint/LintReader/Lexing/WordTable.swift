/// The language's words and the watched names, found by one look at 16 bytes.
struct WordTable: Sendable {
    struct Entry: Sendable {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var token: Token = .identifier
        var isWatched = false
        var isUsed = false
    }

    /// A word that does not fit into 16 bytes.
    struct LongName: Sendable {
        var bytes: [UInt8]
        var token: Token
        var isWatched: Bool
    }

    private(set) var entries = [Entry](repeating: Entry(), count: 256)
    private var count = 0
    private(set) var longNames: [LongName] = []

    /// For each first byte, a bit for each length that its words have; the last bit stands for all that are longer.
    private(set) var lengths = [UInt32](repeating: 0, count: 256)

    private(set) var watched = WatchedNames()

    /// Whether a word of the language holds a watched fragment.
    private(set) var areFragmentsInWords = false

    /// The tables of bytes, in the order of ``LexTables``.
    private(set) var bytes: [UInt8] = []

    /// The language's words, which all tables hold, and nothing watched.
    private static let language = WordTable()

    private init() {
        for (word, token) in Token.words { insert(word, token, isWatched: false) }
    }

    init(watching names: some Sequence<String>, fragments: [String]) {
        self = Self.language
        for name in names where watched.insert(Array(name.utf8), isFragment: false) {
            insert(name, .identifier, isWatched: true)
        }
        for fragment in fragments { _ = watched.insert(Array(fragment.utf8), isFragment: true) }
        areFragmentsInWords = fragments.contains { fragment in
            Token.words.contains { word, _ in Self.holds(Array(word.utf8), Array(fragment.utf8)) }
        }
        let skim = (0...255).map { watched.first[$0] > 0 ? SkimClass.mark : SkimClass.of(UInt8($0)) }
        let type: [UInt8] = (0..<128 as Range<UInt8>).map { byte in
            (byte.continuesIdentifier || byte == UInt8(ascii: ".")) && watched.first[Int(byte)] == 0 ? 0 : 1
        }
        bytes =
            ByteClass.table + (0...255).map { Token.ofPunctuation(UInt8($0)) } + skim.map(\.rawValue)
            + type + [UInt8](repeating: 1, count: 128)
            + watched.first + watched.fragmentMarks.flatMap { [UInt8](repeating: $0, count: 16) }
    }

    private static func holds(_ word: [UInt8], _ fragment: [UInt8]) -> Bool {
        word.indices.contains { word[$0...].starts(with: fragment) }
    }

    private mutating func insert(_ word: String, _ token: Token, isWatched: Bool) {
        let bytes = Array(word.utf8)
        guard let first = bytes.first else { return }
        lengths[Int(first)] |= 1 << UInt32(min(bytes.count, 31))
        guard bytes.count <= 16 else {
            longNames.append(LongName(bytes: bytes, token: token, isWatched: isWatched))
            return
        }
        var (low, high): (UInt64, UInt64) = (0, 0)
        for (index, byte) in bytes.enumerated() {
            if index < 8 {
                low |= UInt64(byte) << UInt64(8 * index)
            } else {
                high |= UInt64(byte) << UInt64(8 * (index - 8))
            }
        }
        insert(Entry(low: low, high: high, token: token, isWatched: isWatched, isUsed: true))
    }

    private mutating func insert(_ entry: Entry) {
        if count * 2 > entries.count {
            let old = entries
            entries = [Entry](repeating: Entry(), count: old.count * 2)
            count = 0
            for entry in old where entry.isUsed { insert(entry) }
        }
        var slot = Self.slot(entry.low, entry.high, entries.count)
        while entries[slot].isUsed {
            if entries[slot].low == entry.low, entries[slot].high == entry.high {
                entries[slot].isWatched = entries[slot].isWatched || entry.isWatched
                return
            }
            slot = (slot + 1) & (entries.count - 1)
        }
        entries[slot] = entry
        count += 1
    }

    /// Where the search for 16 bytes begins in a table of `size` entries, a power of two.
    @inline(__always) static func slot(_ low: UInt64, _ high: UInt64, _ size: Int) -> Int {
        let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 40) & (size &- 1)
    }
}
