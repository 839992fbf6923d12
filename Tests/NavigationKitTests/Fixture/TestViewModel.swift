import Observation
import PresentationKit

/// A screen that shows its address, and does what the test says.
@Observable
final class TestViewModel: ViewModel, Named {
    let name: String
    let effects: EffectRunner
    private(set) var taps = 0
    private let record: Record

    init(_ name: String, _ effects: EffectRunner, _ record: Record) {
        self.name = name
        self.effects = effects
        self.record = record
        record.note(self)
    }

    var screen: Screen {
        Screen(name) { Button("tap", "Tapped \(taps) times") { [weak self] in self?.taps += 1 } }
    }

    func start() {
        record.started.append(name)
        record.onStart[name]?(self)
    }

    func mayLeave() async -> Bool {
        await record.mayLeave[name]?(self) ?? true
    }
}
