import HeadlessApp
import HeadlessKit
import TranscriptKit

/// Every acceptance transcript as a walk through the app, for what must hold on all of them.
@MainActor
struct Walk {
    let name: String
    let transcript: Transcript

    static func all() throws -> [Walk] {
        try TranscriptFile.all(beside: #filePath).map { Walk(name: $0.description, transcript: try $0.read()) }
    }

    /// Does the events one by one; `look` sees the app after the launch and after each.
    func go(_ look: (AppDriver) throws -> Void) async throws {
        let app = try await KarvonApp.driver(transcript.settings)
        try look(app)
        for case .event(let event) in transcript.lines.map(\.line) {
            try await app.perform(event)
            try look(app)
        }
        await app.app.shutDown()
    }
}
