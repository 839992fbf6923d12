import Foundation
import HeadlessApp
import TranscriptKit

/// `karvon tour`: a walk through the app, each screen printed.
@MainActor
struct Tour {
    let output: Output

    func run() async throws -> ExitStatus {
        let transcript = try Transcript(Self.script)
        var player = TranscriptPlayer(launch: KarvonApp.driver)
        var steps = 0
        player.onStep = { step in
            steps += 1
            if output.isJSON { output.write(step) }
        }
        let start = ContinuousClock.now
        let text = try await player.record(transcript)
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        guard !output.isJSON else { return .success }
        output.write(text)
        let seconds = (milliseconds / 1000).formatted(.number.precision(.fractionLength(2)))
        Output.write(
            "\n\(steps) steps in \(seconds) s. In a terminal `karvon` lets you walk yourself; see karvon --help.\n")
        return .success
    }
}
