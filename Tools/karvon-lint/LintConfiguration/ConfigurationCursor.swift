/// Walks over the bytes of a rules file and knows the line and column of each.
struct ConfigurationCursor {
    let file: String
    private let bytes: [UInt8]
    private(set) var offset: Int
    private var line = 1
    private var lineStart: Int

    init(_ bytes: [UInt8], file: String) {
        self.file = file
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lineStart = offset
    }

    var place: ConfigurationPlace { ConfigurationPlace(file: file, line: line, column: offset - lineStart + 1) }

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func byte(ahead distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// The character here, decoded; nil at the end of the file. What is not UTF-8 reads as U+FFFD.
    var scalar: Unicode.Scalar? {
        guard let first = byte else { return nil }
        if first < 0x80 { return Unicode.Scalar(first) }
        var decoder = UTF8()
        var rest = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{FFFD}" }
        return scalar
    }

    /// The byte here when it is no UTF-8.
    var brokenByte: UInt8? {
        scalar == "\u{FFFD}" && !bytes[offset...].starts(with: [0xEF, 0xBF, 0xBD]) ? bytes[offset] : nil
    }

    /// Steps over one character; CR LF is one.
    mutating func advance() {
        guard let scalar else { return }
        let width = brokenByte == nil ? UTF8.width(scalar) : 1
        if scalar == "\r", byte(ahead: 1) == UInt8(ascii: "\n") { offset += 1 }
        offset += width
        if scalar == "\n" || scalar == "\r" {
            line += 1
            lineStart = offset
        }
    }

    /// Steps over `word` when it stands here.
    mutating func take(_ word: String) -> Bool {
        guard bytes[offset...].starts(with: word.utf8) else { return false }
        for _ in word.unicodeScalars { advance() }
        return true
    }

    /// What stands here, for messages.
    var found: String {
        switch scalar {
        case nil: "the end of the file"
        case "\n", "\r": "the end of the line"
        case let scalar?: "\"\(Character(scalar))\""
        }
    }
}
