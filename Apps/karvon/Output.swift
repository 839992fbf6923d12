import Foundation
import HeadlessKit
import TranscriptKit

/// Writes what happened: as lines for people, or as one JSON object a line for machines.
struct Output {
    let isJSON: Bool

    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    /// A step with its event, as a transcript writes it.
    func write(_ step: Step, masking mask: (String) -> String = { $0 }) {
        if isJSON {
            let records: [StepRecord] =
                [.event(step.event?.description ?? "launch", happenings: step.happenings.map(mask))]
                + step.snapshot.screens.map { .screen(ScreenRecord($0, tabs: step.snapshot.tabs)) }
            records.forEach(writeJSON)
            return
        }
        let event = step.event.map { ["> \($0)"] } ?? []
        let lines = event + step.happenings.map { "~ \(mask($0))" } + step.snapshot.lines.map(mask)
        write(lines.map { "\($0)\n" }.joined() + "\n")
    }

    /// Lines of a transcript, each kind in its own style.
    func write(_ transcript: String) {
        let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        Self.write(lines.map { "\(styled(String($0)))\n" }.joined())
    }

    private func styled(_ line: String) -> String {
        switch line.first {
        case ">": Style.green(line)
        case "~": Style.dim(line)
        case "=", "#": Style.bold(line)
        default: line
        }
    }

    /// What became of one file.
    func write(_ result: FileRecord) {
        if isJSON { return writeJSON(StepRecord.file(result)) }
        let mark = result.isOK ? Style.green(result.verdict) : Style.red(result.verdict)
        Self.write("\(mark) \(result.file)\n")
        if let details = result.details { Self.write("\(details)\n") }
    }

    private func writeJSON(_ record: StepRecord) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(record) else { return }
        FileHandle.standardOutput.write(data + Data("\n".utf8))
    }
}
