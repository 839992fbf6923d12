import DataKit
import Foundation
import HeadlessApp
import HeadlessKit
import NavigationKit
import PresentationKit

/// The app for a person at a terminal: screens drawn as text, a number for each thing that can be used.
@MainActor
struct Interactive {
    let storage: StorageChoice

    func run() async throws -> ExitStatus {
        let app = try await Launcher.driver(on: storage, isRealTime: true)
        Output.write("\(Style.dim(KarvonApp.welcome))\n")
        show(app.lastStep)
        while true {
            Output.write(Style.bold("karvon> "))
            guard let line = readLine() else { break }
            do {
                let drawn = ScreenDrawing.numbered(app.lastStep.snapshot).map(\.id)
                try await Launcher.catchUp(app)
                guard ScreenDrawing.numbered(app.snapshot).map(\.id) == drawn else {
                    show(app.lastStep)
                    Output.write("\(Style.red("Meanwhile the screen has changed; choose again."))\n")
                    continue
                }
                switch try Self.command(line, on: app.snapshot) {
                case .quit:
                    await app.app.shutDown()
                    return .success
                case .help: Output.write(Self.help)
                case .look: show(app.lastStep)
                case .event(let event):
                    show(try await app.perform(event))
                    await waitForTimers(app)
                }
            } catch {
                Output.write("\(Style.red("\(error)"))\n")
            }
        }
        await app.app.shutDown()
        return .success
    }

    // MARK: Time

    /// Waits for what the app does within two seconds by itself, such as a search, and shows it.
    private func waitForTimers(_ app: AppDriver) async {
        while let deadline = app.environment.clock.nextDeadline {
            let seconds = deadline.timeIntervalSince(app.environment.clock.now)
            guard seconds <= 2 else { return }
            let wait = Duration.milliseconds(Int64(seconds * 1000) + 1)
            guard (try? await SystemClock().sleep(for: wait)) != nil else { return }
            guard let step = try? await app.perform(.advance(wait)) else { return }
            show(step)
        }
    }

    // MARK: Commands

    enum Command: Equatable {
        case event(Event)
        case look
        case help
        case quit
    }

    /// What a line means on the screen that is shown.
    static func command(_ line: String, on snapshot: Snapshot) throws -> Command {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count > 1 ? words[1] : nil
        switch words.first {
        case nil: return .look
        case "q", "quit", "exit": return .quit
        case "?", "h", "help": return .help
        case "b": return .event(.back)
        case "r": return .event(.relaunch)
        case "o": return .event(.open(rest ?? ask("Link: ") ?? ""))
        case "t": return .event(.select(TabID(rest ?? ask("Tab: ") ?? "")))
        case let word?:
            guard let number = Int(word) else { return .event(try Event(line)) }
            let elements = ScreenDrawing.numbered(snapshot)
            guard (1...max(1, elements.count)).contains(number), let element = elements.dropFirst(number - 1).first
            else {
                throw TerminalError(message: "there is no number \(number)")
            }
            return .event(use(element, rest))
        }
    }

    private static func use(_ element: Element, _ text: String?) -> Event {
        let id = element.id ?? ""
        switch element.kind {
        case .field: return .type(id, .text(text ?? ask("\(element.label): ") ?? ""))
        case .secureField:
            Output.write("\(element.label): ")
            return .type(id, .text(text ?? Terminal.readHiddenLine() ?? ""))
        case .picker(_, let options):
            for (index, option) in options.enumerated() { Output.write("  \(index + 1) \(option.label)\n") }
            let choice = text ?? ask("Which: ") ?? ""
            let option = Int(choice).flatMap { (1...options.count).contains($0) ? options[$0 - 1].id : nil }
            return .pick(id, option ?? choice)
        default: return .tap(id)
        }
    }

    private static func ask(_ prompt: String) -> String? {
        Output.write(prompt)
        return readLine()
    }

    private func show(_ step: Step) {
        Output.write(ScreenDrawing.text(of: step))
    }

    private static let help = """
          NUMBER [TEXT]   use what has this number; a field asks for its text
          b               back
          t TAB           select a tab
          o LINK          open a link, such as karvon://orders/details?id=772
          r               relaunch: end the app and start it again
          q               quit
          an event        as in a transcript: \(Event.forms.joined(separator: ", "))

        """
}

/// What a person typed that means nothing.
struct TerminalError: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
}
