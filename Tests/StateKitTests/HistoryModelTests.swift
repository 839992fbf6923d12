import DomainKit
import StateKit
import Testing

/// Compares the history with the plainest one that there is: it keeps everything and replays everything.
struct HistoryModelTests {
    private static let mixing = Reducer<Int, Int> { $0 = $0 &* 31 &+ $1 }

    private struct PlainHistory {
        private var entries: [(intent: Int, step: Int?)] = []
        private var openGroup: String?
        private(set) var position = 0
        private(set) var count = 0

        var present: Int {
            entries.reduce(into: 0) { state, entry in
                if (entry.step ?? -1) < position { HistoryModelTests.mixing(&state, entry.intent) }
            }
        }

        mutating func apply(_ intent: HistoryIntent<Int>) {
            switch intent {
            case .step(let intent, let group):
                entries.removeAll { ($0.step ?? -1) >= position }
                if group == nil || group != openGroup || position == 0 { position += 1 }
                count = position
                entries.append((intent, position - 1))
                openGroup = group
            case .pass(let intent): entries.append((intent, nil))
            case .undo: jump(to: position - 1)
            case .redo: jump(to: position + 1)
            case .jump(let target): jump(to: target)
            }
        }

        private mutating func jump(to target: Int) {
            openGroup = nil
            position = min(max(0, target), count)
        }
    }

    private func intent(_ number: Int, from random: SeededRandom) -> HistoryIntent<Int> {
        switch random.int(in: 0...99) {
        case 0..<45: .step(number)
        case 45..<65: .step(number, group: random.element(of: ["a", "b"]))
        case 65..<75: .pass(number)
        case 75..<88: .undo
        case 88..<98: .redo
        default: .jump(to: random.int(in: -2...300))
        }
    }

    @Test(arguments: 1...20)
    func `any sequence of intents gives what a full replay gives`(seed: UInt64) {
        let random = SeededRandom(seed: seed)
        var history = History<Int, Int>(0)
        var plain = PlainHistory()
        for number in 1...1_000 {
            let intent = intent(number, from: random)
            history.apply(intent, with: Self.mixing)
            plain.apply(intent)
            #expect(history.present == plain.present, "after intent \(number), \(intent)")
            #expect(history.undoCount == plain.position)
            #expect(history.redoCount == plain.count - plain.position)
        }
    }
}
