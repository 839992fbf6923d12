import Foundation
import HeadlessKit
import TranscriptKit

/// Writes what happened: as lines for people, or as one JSON object a line for machines.
struct Output {
    let isJSON: Bool

    static func write(_ text: String) {
        write(Data(text.utf8))
    }

    static func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }

    /// Ends the process when the output can't be written: there is nobody left to tell anything to.
    private static func write(_ data: Data) {
        do { try FileHandle.standardOutput.write(contentsOf: data) } catch {
            complain("karvon: the output can't be written: \(error.localizedDescription)")
            exit(ExitStatus.couldNotRun.rawValue)
        }
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

    /// An event that could not be done.
    func write(_ failure: FailureRecord) {
        if isJSON { return writeJSON(.failure(failure)) }
        Self.complain("karvon: line \(failure.line): \(failure.message)")
    }

    private func writeJSON(_ record: StepRecord) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(record) else { return }
        Self.write(data + Data("\n".utf8))
    }
}
