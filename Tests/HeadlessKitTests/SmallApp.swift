import DomainKit
import Foundation
import HeadlessKit
import NavigationKit
import Observation
import PresentationKit

/// A flow of one list and one form: all that a driver can touch.
enum SmallFlow: Flow {
    case small

    static let grammar = Grammar<Self>(Rule("small", .small))
    var start: [SmallRoute] { [.list] }

    typealias Output = String
}

enum SmallRoute: Route {
    case list
    case detail(Int)

    static let grammar = Grammar<Self>(
        Rule("list", .list),
        Rule("detail/{id}", .int, make: Self.detail) { if case .detail(let id) = $0 { id } else { nil } }
    )
    var requires: Condition? { nil }
}

final class SmallCoordinator: Coordinator {
    typealias Coordinated = SmallFlow

    private let router: Router<SmallFlow>
    private let clock: any WallClock

    init(router: Router<SmallFlow>, clock: any WallClock) {
        self.router = router
        self.clock = clock
    }

    func viewModel(for step: SmallRoute, effects: EffectRunner) -> any ViewModel {
        SmallViewModel(step, clock, effects) { [weak self] output in
            switch output {
            case .open(let id): self?.router.push(.detail(id))
            case .sheet: self?.router.present(.detail(9), as: .sheet)
            case .finish(let text): self?.router.finish(text)
            case .cancel: self?.router.cancel()
            }
        }
    }
}

@Observable
final class SmallViewModel: ViewModel {
    enum Output {
        case open(Int)
        case sheet
        case finish(String)
        case cancel
    }

    private let step: SmallRoute
    private let clock: any WallClock
    private let effects: EffectRunner
    private let output: (Output) -> Void
    private var text = ""
    private var secret = ""
    private var size = "small"
    private var taps = 0
    private var isAsking = false
    private var isDoubled = false
    private var found: String?

    init(_ step: SmallRoute, _ clock: any WallClock, _ effects: EffectRunner, output: @escaping (Output) -> Void) {
        self.step = step
        self.clock = clock
        self.effects = effects
        self.output = output
    }

    var screen: Screen {
        let name = step == .list ? "small" : "detail"
        let dialog =
            isAsking
            ? Dialog("small.dialog", .confirm, "Sure?") {
                Button("small.yes", "Yes") { [weak self] in self?.isAsking = false }
            }
            : nil
        return Screen(step.address, dialog: dialog) {
            Field("\(name).text", "Text", text: text) { [weak self] in self?.search($0) }
            SecureField("\(name).secret", "Secret", isFilled: !secret.isEmpty) { [weak self] in self?.secret = $0 }
            Picker(
                "\(name).size", "Size", selected: size,
                options: [Picker.Option("small", "Small"), Picker.Option("large", "Large")]
            ) { [weak self] in self?.size = $0 }
            Button("\(name).tap", "Tapped \(taps) times") { [weak self] in self?.taps += 1 }
            Button("\(name).off", "Off", isEnabled: false) {}
            Button("\(name).ask", "Ask") { [weak self] in self?.isAsking = true }
            Button("\(name).twice", "Give two elements one id") { [weak self] in self?.isDoubled = true }
            Button("\(name).open", "Open") { [weak self] in self?.output(.open(1)) }
            Button("\(name).sheet", "Sheet") { [weak self] in self?.output(.sheet) }
            Button("\(name).finish", "Finish") { [weak self] in self?.finish() }
            Button("\(name).cancel", "Cancel") { [weak self] in self?.output(.cancel) }
            if isDoubled { Button("\(name).tap", "The same id") {} }
            if let found { Text(found) }
        }
    }

    private func finish() {
        output(.finish(secret.isEmpty ? "nothing" : secret))
    }

    /// Waits for quiet, then works in two effects, one after the other.
    private func search(_ text: String) {
        self.text = text
        effects.run("search") { [clock] in
            try await clock.sleep(for: .milliseconds(300))
        } deliver: { [weak self] result in
            guard case .success = result else { return }
            self?.effects.run {
                text.uppercased()
            } deliver: {
                self?.found = try? $0.get()
            }
        }
    }
}

@MainActor
func smallApp(
    _ environment: HeadlessEnvironment = HeadlessEnvironment(), layout: Stack.Layout = .single,
    configure: @escaping (Navigator) -> Void = { _ in }
) async throws -> AppDriver {
    try await AppDriver(environment) { environment in
        await SoloApp(
            SmallFlow.small, in: environment, layout: layout, secrets: { ["code": "4711", "word": "open sesame"] },
            configure: configure, describe: { "with \($0)" }
        ) { _, router in
            SmallCoordinator(router: router, clock: environment.clock)
        }
    }
}
