import LintReader
import LintRules

/// One change of an import in a source file: nothing else of the file changes, and no import changes its place.
struct ImportChange {
    let fix: ImportFix
    /// Where the imported module's name begins.
    let line: Int
    let column: Int

    /// The source's bytes with the change, or why it is not made.
    func applied(to bytes: [UInt8]) -> Result<[UInt8], SourceRefusal> {
        let file = SourceReader(watching: []).read(bytes: bytes)
        guard file.problems.allSatisfy(\.isOfComment) else { return .failure(.unreadable) }
        let found = file.imports.first { written in
            let position = file.position(at: written.offset)
            return position.line == line && position.column == column
        }
        guard let found else { return .failure(.noImport) }
        var expected = file.imports
        let changed: [UInt8]?
        switch fix {
        case .remove:
            changed = Self.removed(found, bytes)
            expected.removeAll { $0 == found }
        case .access(let access): changed = Self.with(access, found, bytes)
        }
        guard let changed else { return .failure(.notAlone) }
        let now = SourceReader(watching: []).read(bytes: changed)
        let isAsMeant =
            now.problems.allSatisfy(\.isOfComment) && now.imports.count == expected.count
            && zip(now.imports, expected).allSatisfy { one, other in
                (one.module, one.rest, one.kind) == (other.module, other.rest, other.kind)
                    && one.attributes == other.attributes && one.condition == other.condition
            } && now.declarations.count == file.declarations.count
        return isAsMeant ? .success(changed) : .failure(.unreadable)
    }

    /// Without the import and its line; nil when something else stands on the line.
    private static func removed(_ written: Import, _ bytes: [UInt8]) -> [UInt8]? {
        let start = bytes[..<written.span.start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        var end = bytes[written.span.end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let around = bytes[start..<written.span.start] + bytes[written.span.end..<end]
        guard around.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        if end < bytes.count {
            let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
            end += isPair ? 2 : 1
        }
        var changed = bytes
        changed.removeSubrange(start..<end)
        return changed
    }

    /// With another word for the access level, or with one in front of `import` when none is written.
    private static func with(_ access: Access, _ written: Import, _ bytes: [UInt8]) -> [UInt8]? {
        let words = words(bytes, written.span.start, written.offset)
        guard let keyword = words.last(where: { $0.text == "import" }) else { return nil }
        var changed = bytes
        if let old = written.access {
            guard let word = words.last(where: { $0.text == old.rawValue && $0.start < keyword.start }) else {
                return nil
            }
            changed.replaceSubrange(word.start..<(word.start + word.text.utf8.count), with: access.rawValue.utf8)
        } else {
            changed.insert(contentsOf: "\(access.rawValue) ".utf8, at: keyword.start)
        }
        return changed
    }

    private static func words(_ bytes: [UInt8], _ start: Int, _ end: Int) -> [(text: String, start: Int)] {
        bytes[start..<end].split { !($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) }
            .map { (String(decoding: $0, as: UTF8.self), $0.startIndex) }
    }
}

/// Why a source file is not changed.
enum SourceRefusal: Error, CustomStringConvertible {
    case unreadable, noImport, notAlone

    var description: String {
        switch self {
        case .unreadable: "the file can't be read well enough to change it"
        case .noImport: "the import is not there any more"
        case .notAlone: "something else stands on the import's line"
        }
    }
}
