#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a file's text tells against calling an import unused, where the index is silent.
struct UseText {
    private let text: String

    /// Nil when the file can't be read.
    init?(_ path: String) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        self.text = text
    }

    /// Whether there is code under `#if`: the branch that was not compiled may use what the index does not know of.
    /// Branches that hold only imports use nothing.
    var hasConditionalCode: Bool {
        guard text.contains("#if") else { return false }
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if line.hasPrefix("#if") {
                depth += 1
            } else if line.hasPrefix("#endif") {
                depth -= 1
            } else if line.contains("#if") || depth > 0 && !Self.isHarmless(line) {
                return true
            }
        }
        return depth != 0
    }

    private static func isHarmless(_ line: Substring) -> Bool {
        ["#else", "//", "import ", "@_exported import ", "@testable import ", "@preconcurrency import "]
            .contains { line.hasPrefix($0) } && !line.contains(";")
    }

    /// Whether one of the words stands in the file, outside of its imports.
    func mentions(_ words: Set<String>) -> Bool {
        text.split(whereSeparator: \.isNewline).filter { !$0.contains("import ") }.contains { line in
            line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { words.contains(String($0)) }
        }
    }
}
