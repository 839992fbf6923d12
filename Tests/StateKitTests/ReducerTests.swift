import Foundation
import StateKit
import Testing

struct ReducerTests {
    @Test func `combined reducers run in order on the same state`() {
        let reducer = Reducer<[Int], Int>.combine(Reducer { $0.append($1) }, Reducer { $0.append($1 * 10) })
        var state: [Int] = []
        reducer(&state, 1)
        #expect(state == [1, 10])
    }

    @Test func `no reducers change nothing`() {
        var state = 1
        Reducer<Int, Int>.combine([])(&state, 5)
        #expect(state == 1)
    }

    @Test func `a pulled back reducer changes its part, and only for its own intents`() {
        struct Parent: Equatable {
            var child = 0
            var other = 0
        }
        let reducer = Reducer<Int, Int> { $0 += $1 }.pullback(state: \Parent.child) { (text: String) in Int(text) }
        var state = Parent()
        reducer(&state, "5")
        reducer(&state, "not a number")
        #expect(state == Parent(child: 5))
    }

    @Test func `U25: a state of 11 KB passes through 50 layers on a stack of 256 KB`() async {
        let count = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: Large.countThroughLayers(50)) }
            thread.stackSize = 256 * 1_024
            thread.start()
        }
        #expect(count == 2)
    }
}

/// A state of 11 KB without a heap object in it.
struct Large: Sendable {
    private var numbers = InlineArray<1_408, Int>(repeating: 0)

    var count: Int {
        get { numbers[0] }
        set { numbers[0] = newValue }
    }

    static let reducer = Reducer<Large, Int> { $0.count += $1 }

    static func countThroughLayers(_ layers: Int) -> Int {
        var reducer = reducer
        for _ in 1...layers {
            reducer = .combine(reducer.pullback(state: \.self) { (intent: Int) in intent })
        }
        var history = History<Large, Int>(Large())
        let undoable = reducer.undoable()
        for intent in [HistoryIntent.step(1), .step(1), .undo, .redo] { undoable(&history, intent) }
        return history.present.count
    }
}
