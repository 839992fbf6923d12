import LintReader

/// Finds the line that each comment to the lint speaks of: its own, or when it stands alone the next one with code.
struct IgnoredLines {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    func ignores(_ file: SourceFile, _ job: SourceJob) -> [SourceSummary.Ignore] {
        file.ignores.map { comment in
            let position = file.position(at: comment.offset)
            return SourceSummary.Ignore(
                rules: comment.rules, reason: comment.reason, place: job.place(position),
                line: comment.isAlone ? nextCode(after: position.line) : position.line)
        }
    }

    private func nextCode(after line: Int) -> Int {
        let rest = lines.indices.dropFirst(line).first { index in
            let text = lines[index].drop(while: \.isWhitespace)
            return !text.isEmpty && !text.hasPrefix("//")
        }
        return rest.map { $0 + 1 } ?? line
    }
}
