import HeadlessKit
import PresentationKit

/// Plays the events of a transcript on an app and writes down what followed.
@MainActor
public struct TranscriptPlayer {
    /// Launches an app as the settings say. Throws for a setting that it doesn't know.
    public typealias Launch = @MainActor (_ settings: [String: String]) async throws -> AppDriver

    private let launch: Launch
    /// Hears each step as it is done.
    public var onStep: (Step) -> Void = { _ in }

    /// A player for one app.
    public init(launch: @escaping Launch) {
        self.launch = launch
    }

    /// Plays, and returns the transcript's text with everything recorded anew.
    ///
    /// - After the launch and after each event stands what followed. After typing, what is on screen is told only when no
    ///   further event follows directly: a form that is filled in is one step.
    /// - A screen that is as it was before is told as `| (unchanged)`.
    /// - The values of secrets are written as their `$name`.
    public func record(_ transcript: Transcript) async throws -> String {
        let driver: AppDriver
        do { driver = try await launch(transcript.settings) } catch {
            throw TranscriptError("the app could not be launched: \(error)")
        }
        var writer = TranscriptWriter()
        let lines = transcript.lines
        var isLaunchTold = false
        for (index, numbered) in lines.enumerated() {
            guard case .event(let event) = numbered.line else {
                writer.write(numbered.line)
                continue
            }
            if !isLaunchTold {
                writer.write(driver.lastStep, secrets: driver.app.secrets, showsScreens: true, before: true)
                onStep(driver.lastStep)
                isLaunchTold = true
            }
            do {
                try driver.refuseLiteralSecret(event)
                let step = try await driver.perform(event)
                onStep(step)
                let next = index + 1 < lines.count ? lines[index + 1].line : .blank
                writer.write(numbered.line)
                writer.write(step, secrets: driver.app.secrets, showsScreens: !(event.isTyping && next.isEvent))
            } catch {
                throw TranscriptError(line: numbered.number, isEvent: true, "\(event): \(error)")
            }
        }
        if !isLaunchTold {
            writer.write(driver.lastStep, secrets: driver.app.secrets, showsScreens: true, before: true)
        }
        await driver.app.shutDown()
        return writer.text
    }
}

extension AppDriver {
    /// A secret must not stand in a transcript, not even where it is typed.
    fileprivate func refuseLiteralSecret(_ event: Event) throws {
        guard case .type(let id, .text(let text)) = event, !text.isEmpty else { return }
        let elements = snapshot.screens.flatMap { $0.screen.activeElements }
        if case .secureField = elements.first(where: { $0.id == id })?.kind {
            throw TranscriptError("\(id) is a secure field; type a $name, so that no secret stands in the file")
        }
    }
}

extension Event {
    fileprivate var isTyping: Bool {
        if case .type = self { true } else { false }
    }
}

extension Transcript.Line {
    fileprivate var isEvent: Bool {
        if case .event = self { true } else { false }
    }
}
