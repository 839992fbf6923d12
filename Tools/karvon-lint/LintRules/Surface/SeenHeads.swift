import LintReader

/// The heads of a file's declarations that other modules see: all but the bodies.
struct SeenHeads {
    private struct Head {
        let declaration: Declaration
        let access: Access
    }

    private let file: SourceFile
    private let heads: [Head]

    init(_ file: SourceFile) {
        self.file = file
        let visibility = Visibility(file)
        let added = Self.levelsAdded(file, visibility)
        heads = file.declarations.indices.compactMap { index in
            let declaration = file.declarations[index]
            // A conformance is seen as far as the type and the protocol are, which this file may not tell.
            let level =
                declaration.kind != .extension
                ? visibility.level(index) : file.inherited(by: declaration).isEmpty ? added[index] : .public
            return level >= .package ? Head(declaration: declaration, access: min(level, .public)) : nil
        }
    }

    /// Whether nothing in them can name another module's types without showing their names.
    var areJudged: Bool {
        heads.allSatisfy { head in
            let isVariable = head.declaration.kind == .variable || head.declaration.kind == .constant
            let isInferred = isVariable && head.declaration.type.isNone && head.declaration.value.kind != .literal
            return !isInferred
                && file.attributes(of: head.declaration).allSatisfy { Self.harmless.contains(file.text($0.name)) }
        }
    }

    /// The words in them, with how far each is seen; what they declare is not among them. Sorted.
    func words() -> [NeededAccess.Word] {
        let candidates = Set(heads.flatMap { Self.words(file.source[Self.range($0.declaration.head)]) }).sorted()
        var (types, values): ([String: Access], [String: Access]) = ([:], [:])
        // Each reading looks for as many words as it has room for.
        for first in stride(from: 0, to: candidates.count, by: SourceReader.mostWatched) {
            let some = candidates[first..<min(first + SourceReader.mostWatched, candidates.count)]
            let watched = SourceReader(watching: some).read(bytes: Array(file.source))
            for head in heads {
                let isExtension = head.declaration.kind == .extension
                let hasDefaults = file.parameters(of: head.declaration).contains { $0.value.kind != .none }
                for use in Self.uses(in: Self.range(head.declaration.head), watched.uses)
                where use.offset != head.declaration.offset || isExtension {
                    let word = watched.text(use.name)
                    types[word] = max(types[word] ?? .internal, head.access)
                    if hasDefaults { values[word] = max(values[word] ?? .internal, head.access) }
                }
            }
        }
        return types.sorted { $0.key < $1.key }.map { word, access in
            NeededAccess.Word(text: word, type: access, value: values[word] ?? .internal)
        }
    }

    /// Attributes that show nothing of a body to others and add nothing; the others may.
    private static let harmless: Set = [
        "MainActor", "TaskLocal", "Sendable", "available", "discardableResult", "escaping", "preconcurrency",
        "unchecked", "usableFromInline", "dynamicMemberLookup", "dynamicCallable", "main", "concurrent", "objc",
        "inline", "nonobjc", "warn_unqualified_access", "resultBuilder", "propertyWrapper", "globalActor", "testable",
    ]

    /// For each declaration how far the widest in it is seen: so far is an extension that adds just that.
    private static func levelsAdded(_ file: SourceFile, _ visibility: Visibility) -> [Access] {
        var levels = Array(repeating: Access.private, count: file.declarations.count)
        for (index, declaration) in file.declarations.enumerated() where declaration.parent >= 0 {
            levels[Int(declaration.parent)] = max(levels[Int(declaration.parent)], visibility.level(index))
        }
        return levels
    }

    private static func range(_ span: ByteSpan) -> Range<Int> { span.start..<max(span.start, span.end) }

    /// Those with an offset in the range; they are in the order of the file.
    private static func uses(in range: Range<Int>, _ uses: [Use]) -> ArraySlice<Use> {
        func first(from offset: Int) -> Int {
            var (low, high) = (0, uses.count)
            while low < high {
                let middle = (low + high) / 2
                if uses[middle].offset < offset { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let start = first(from: range.lowerBound)
        return uses[start..<max(start, first(from: range.upperBound))]
    }

    /// All words of a text, those in comments and texts too.
    private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split { !continuesWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    static func continuesWord(_ byte: UInt8) -> Bool {
        let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        return isLetter || isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
