/// The tables of the lexer, as pointers that hold while a file is read.
struct LexTables {
    /// Tables of 256 bytes: ``ByteClass/table``, then those at the offsets below.
    let bytes: UnsafePointer<UInt8>
    let words: UnsafePointer<WordTable.Entry>
    /// How many words there is room for.
    let size: Int
    let lengths: UnsafePointer<UInt32>
    let marks: UnsafePointer<WatchedNames.Mark>
    let markedBytes: UnsafePointer<UInt8>
    let longNames: [WordTable.LongName]
    /// How many bytes are the rarest of a fragment.
    let fragmentMarks: Int
    /// Whether a word of the language holds a fragment.
    let areFragmentsInWords: Bool

    /// The token that a bracket, comma, colon, semicolon, `@` or backslash is.
    static let punctuation = 256
    /// What a byte is to the skim.
    static let skim = 512
    /// Zero for what may stand in a plain type's names: identifiers and dots, marks of watched names excepted.
    static let type = 768
    /// The first watched name that a byte is the mark of, counted from 1.
    static let firstMark = 1024
    /// The bytes that are the rarest of a fragment, each sixteen times.
    static let fragmentMarks = 1280
}

extension WordTable {
    /// Calls `body` with the tables.
    func withTables<Result>(_ body: (LexTables) -> Result?) -> Result? {
        let size = entries.count
        return bytes.withUnsafeBufferPointer { bytes in
            entries.withUnsafeBufferPointer { entries in
                lengths.withUnsafeBufferPointer { lengths in
                    watched.marks.withUnsafeBufferPointer { marks in
                        watched.bytes.withUnsafeBufferPointer { markedBytes in
                            guard let bytes = bytes.baseAddress, let entries = entries.baseAddress,
                                let lengths = lengths.baseAddress, let marks = marks.baseAddress,
                                let markedBytes = markedBytes.baseAddress
                            else { return nil }
                            return body(
                                LexTables(
                                    bytes: bytes, words: entries, size: size, lengths: lengths, marks: marks,
                                    markedBytes: markedBytes, longNames: longNames,
                                    fragmentMarks: watched.fragmentMarks.count,
                                    areFragmentsInWords: areFragmentsInWords))
                        }
                    }
                }
            }
        }
    }
}
