import LintPackage
import LintReader

/// How wide the imports of one file have to be, as far as its own text proves it.
struct NeededAccess {
    private let bytes: [UInt8]
    private let file: SourceFile
    private let offers: Offers
    /// The heads of declarations that other modules see, with how far.
    private let heads: [(index: Int, access: Access)]

    init(path: String, _ offers: Offers) {
        bytes = (try? FileBytes.read(path)) ?? []
        file = SourceReader(watching: []).read(bytes: bytes)
        let visibility = Visibility(file)
        self.offers = offers
        let file = file
        heads = file.declarations.indices.compactMap { index in
            let declaration = file.declarations[index]
            let level =
                declaration.kind == .extension
                ? Self.level(ofExtension: index, file, visibility) : visibility.level(index)
            return level >= .package ? (index, min(level, .public)) : nil
        }
    }

    /// The access level that an import of the module needs: `internal`, `package` or `public`; nil when the text does
    /// not prove it.
    func access(of module: Int) -> Access? {
        guard file.problems.isEmpty, !expandsMacros else { return nil }
        if heads.isEmpty { return bytes.isEmpty ? nil : .internal }
        guard let names = offers.names(of: module), isJudged else { return nil }
        let known = names.types.union(names.members)
        // What may be another name for a type of the module is taken for one.
        let suspects = Self.words(bytes).intersection(known.union(offers.aliases))
        guard suspects.count <= SourceReader.mostWatched else { return nil }
        let watched = SourceReader(watching: suspects).read(bytes: bytes)
        var needed = Access.internal
        for use in watched.uses {
            for (index, access) in heads where access > needed {
                let declaration = file.declarations[index]
                guard use.offset >= declaration.head.start, use.offset < declaration.head.end,
                    use.offset != declaration.offset || declaration.kind == .extension
                else { continue }
                let name = watched.text(use.name)
                let isType = names.types.contains(name) || offers.aliases.contains(name)
                if isType || hasDefaults(declaration) { needed = access }
            }
        }
        return needed
    }

    /// Whether a macro may add declarations; one that stands in a comment counts too.
    private var expandsMacros: Bool {
        bytes.indices.contains { index in
            guard bytes[index] == UInt8(ascii: "#") else { return false }
            let word = bytes[(index + 1)...].prefix { Self.continues($0) }
            return !word.isEmpty && !Self.directives.contains(String(decoding: word, as: UTF8.self))
        }
    }

    private static let directives: Set = [
        "if", "else", "elseif", "endif", "available", "unavailable", "selector", "keyPath", "file", "fileID",
        "filePath", "line", "column", "function", "sourceLocation", "isolation",
    ]

    private static func continues(_ byte: UInt8) -> Bool {
        let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        return isLetter || isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// Whether a member of the module may stand in it: as a part of a default argument.
    private func hasDefaults(_ declaration: Declaration) -> Bool {
        file.parameters(of: declaration).contains { $0.value.kind != .none }
    }

    /// Whether nothing in what others see can name a module's types without showing their names.
    private var isJudged: Bool {
        heads.allSatisfy { index, _ in
            let declaration = file.declarations[index]
            let isInferred =
                (declaration.kind == .variable || declaration.kind == .constant) && declaration.type.isNone
                && declaration.value.kind != .literal
            return !isInferred
                && file.attributes(of: declaration).allSatisfy { Self.harmless.contains(file.text($0.name)) }
        }
    }

    /// Attributes that show nothing of a body to others and add nothing; the others may.
    private static let harmless: Set = [
        "MainActor", "TaskLocal", "Sendable", "available", "discardableResult", "escaping", "preconcurrency",
        "unchecked", "usableFromInline", "dynamicMemberLookup", "dynamicCallable", "main", "concurrent", "objc",
        "inline", "nonobjc", "warn_unqualified_access", "resultBuilder", "propertyWrapper", "globalActor", "testable",
    ]

    /// How far an extension's head is seen: as far as what it adds.
    private static func level(ofExtension index: Int, _ file: SourceFile, _ visibility: Visibility) -> Access {
        let inner = file.declarations.indices.filter { Int(file.declarations[$0].parent) == index }
        let most = inner.map(visibility.level).max() ?? .private
        // A conformance is seen as far as the type and the protocol are, which this file may not tell.
        return file.inherited(by: file.declarations[index]).isEmpty ? most : .public
    }

    /// All words of a text, those in comments and texts too.
    private static func words(_ bytes: [UInt8]) -> Set<String> {
        let parts = bytes.split { !continues($0) }
        return Set(parts.map { String(decoding: $0, as: UTF8.self) })
    }
}
