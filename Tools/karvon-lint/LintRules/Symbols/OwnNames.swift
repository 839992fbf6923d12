import LintReader

/// The names that a file gives to things of its own: where they stand plainly, they are no other module's.
struct OwnNames {
    private let file: SourceFile
    private let names: Set<String>
    private let places: Set<Int>

    init(_ file: SourceFile) {
        self.file = file
        let named = file.declarations.filter { $0.kind != .extension }
        places = Set(named.map(\.offset))
        // A case is used behind a dot, which tells it from a name of another module.
        names = Set(
            named.filter { $0.kind != .enumCase }.map { file.text($0.name) }
                + named.flatMap { Self.parameters(file.text($0.generics)) })
    }

    /// Whether the name is the file's own, or a label or local of that name, and not what another module declares.
    func holds(_ use: Use) -> Bool {
        places.contains(use.offset) || names.contains(file.text(use.name)) || isLabel(use) || isLocal(use)
    }

    /// The names between the angles: `<Element: Hashable, each Rest>`.
    private static func parameters(_ generics: String) -> [String] {
        generics.dropFirst().split(separator: ",").compactMap { part in
            part.split { !($0.isLetter || $0.isNumber || $0 == "_") }.first { $0 != "each" && $0 != "let" }.map(
                String.init)
        }
    }

    /// A colon follows, and no question mark is in front of it: `exit: 1`, and not `isOver ? exit : stay`.
    private func isLabel(_ use: Use) -> Bool {
        let behind = file.source[(use.offset + file.bytes(of: use.name).count)...].first { !$0.isSpace }
        return behind == UInt8(ascii: ":") && before(use) != UInt8(ascii: "?")
    }

    private func isLocal(_ use: Use) -> Bool {
        let word = file.source[..<use.offset].reversed().drop(while: \.isSpace).prefix(while: \.beginsWord)
        return ["let", "var"].contains { word.elementsEqual($0.utf8.reversed()) }
    }

    private func before(_ use: Use) -> UInt8? { file.source[..<use.offset].last { !$0.isSpace } }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }

    fileprivate var beginsWord: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self == 0x5F }
}
