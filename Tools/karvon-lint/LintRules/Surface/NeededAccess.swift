import LintReader

/// How wide the imports of a file have to be, as far as its own text proves it: the words in what others see of it.
package struct NeededAccess: Hashable, Sendable {
    /// A word, with how far it is seen.
    struct Word: Hashable, Sendable {
        let text: String
        /// When it names a type.
        let type: Access
        /// When it names anything else: that may stand in default arguments only.
        let value: Access
    }

    /// Sorted, each once.
    let words: [Word]

    /// The access level that the import of a module needs which offers these names: `internal`, `package` or `public`.
    func access(types: (String) -> Bool, members: (String) -> Bool) -> Access {
        words.reduce(.internal) { needed, word in
            if word.type > needed, types(word.text) { return word.type }
            return word.value > needed && members(word.text) ? word.value : needed
        }
    }
}

extension NeededAccess {
    /// Nil when the file's text does not prove it.
    init?(_ file: SourceFile) {
        let heads = SeenHeads(file)
        guard file.problems.isEmpty, file.length > 0, !Self.expandsMacros(file.source), heads.areJudged else {
            return nil
        }
        words = heads.words()
    }

    /// Whether a macro may add declarations; one that stands in a comment counts too.
    private static func expandsMacros(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.indices.contains { index in
            guard bytes[index] == UInt8(ascii: "#") else { return false }
            let word = bytes[(index + 1)...].prefix(while: SeenHeads.continuesWord)
            return !word.isEmpty && !directives.contains(String(decoding: word, as: UTF8.self))
        }
    }

    private static let directives: Set = [
        "if", "else", "elseif", "endif", "available", "unavailable", "selector", "keyPath", "file", "fileID",
        "filePath", "line", "column", "function", "sourceLocation", "isolation",
    ]
}
