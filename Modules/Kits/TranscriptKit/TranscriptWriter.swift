import HeadlessKit

/// Writes lines in the one layout of transcripts: a blank line after what is recorded, none doubled, LF at the end.
struct TranscriptWriter {
    private var lines: [String] = []
    private var shown: [String] = []
    private var names: [String: String] = [:]
    private var isAfterRecorded = false

    mutating func write(_ line: Transcript.Line) {
        if case .blank = line, lines.last?.isEmpty ?? true { return }
        if isAfterRecorded, lines.last?.isEmpty == false { lines.append("") }
        isAfterRecorded = false
        if case .blank = line, lines.last?.isEmpty == true { return }
        lines.append(line.text)
    }

    mutating func write(_ step: Step, secrets: [String: String], showsScreens: Bool, before isBeforeEvent: Bool = false)
    {
        for (name, value) in secrets where value.count >= 4 { names[value] = name }
        if isBeforeEvent, lines.last?.isEmpty == false { lines.append("") }
        lines += step.happenings.map { "~ \(masked($0))" }
        guard showsScreens else { return }
        if step.event == .relaunch { shown = [] }
        isAfterRecorded = true
        let screens = step.snapshot.lines.map(masked)
        if screens == shown {
            lines += screens.filter { $0.hasPrefix("= ") } + ["| (unchanged)"]
        } else {
            lines += screens
        }
        shown = screens
    }

    var text: String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { "\($0)\n" }.joined()
    }

    /// The text with each value of a secret replaced by its name; the longest first, so that none is cut by another.
    private func masked(_ text: String) -> String {
        names.sorted { ($0.key.utf8.count, $1.value) > ($1.key.utf8.count, $0.value) }.reduce(text) { text, secret in
            text.contains(secret.key) ? text.replacing(secret.key, with: "$\(secret.value)") : text
        }
    }
}
