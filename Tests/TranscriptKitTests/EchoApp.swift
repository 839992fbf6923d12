import HeadlessKit
import NavigationKit
import Observation
import PresentationKit
import TranscriptKit

/// A small real app to play on: what is typed is told on the screen.
@MainActor
enum EchoApp {
    static func launch(_ settings: [String: String]) async throws -> AppDriver {
        for name in settings.keys where name != "start" { throw UnknownSetting(name: name) }
        let start = settings["start"] ?? ""
        return try await AppDriver { environment in
            await SoloApp(EchoFlow(), in: environment, secrets: { ["password": "hunter2hunter2", "pin": "12"] }) {
                _, router in
                EchoCoordinator(router: router, start: start)
            }
        }
    }

    /// An app that shows something else at each launch.
    static func unstable() -> TranscriptPlayer.Launch {
        var launches = 0
        return { _ in
            launches += 1
            return try await launch(["start": "launch \(launches)"])
        }
    }
}

struct UnknownSetting: Error, CustomStringConvertible {
    let name: String

    var description: String { "there is no setting '\(name)'" }
}

struct EchoFlow: Flow {
    enum Step: Route {
        case echo

        static let grammar = Grammar<Self>(Rule("echo", .echo))
        var requires: Condition? { nil }
    }

    typealias Output = String

    static let grammar = Grammar<Self>(Rule("echo-flow", EchoFlow()))
    var start: [Step] { [.echo] }
}

final class EchoCoordinator: Coordinator {
    typealias Coordinated = EchoFlow

    private let router: Router<EchoFlow>
    private let start: String

    init(router: Router<EchoFlow>, start: String) {
        self.router = router
        self.start = start
    }

    func viewModel(for _: EchoFlow.Step, effects: EffectRunner) -> any ViewModel {
        EchoViewModel(text: start) { [weak self] in self?.router.finish($0) }
    }
}

@Observable
final class EchoViewModel: ViewModel {
    private var text: String
    private var secret = ""
    private let finish: (String) -> Void

    init(text: String, finish: @escaping (String) -> Void) {
        self.text = text
        self.finish = finish
    }

    var screen: Screen {
        Screen("Echo") {
            Field("echo.text", "Text", text: "") { [weak self] in self?.text = $0 }
            SecureField("echo.secret", "Secret", isFilled: !secret.isEmpty) { [weak self] in self?.secret = $0 }
            Button("echo.show", "Show the secret") { [weak self] in self?.text = self?.secret ?? "" }
            Button("echo.done", "Done") { [weak self] in self?.finish("done") }
            Text(text)
        }
    }
}
