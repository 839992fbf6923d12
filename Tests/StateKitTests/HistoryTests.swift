import StateKit
import Testing

struct HistoryTests {
    private static let appending = Reducer<[Int], Int> { $0.append($1) }

    private func history(of steps: ClosedRange<Int>, limit: Int = 1_000) -> History<[Int], Int> {
        var history = History<[Int], Int>([], limit: limit)
        for step in steps { history.apply(.step(step), with: Self.appending) }
        return history
    }

    @Test func `U30: what passes while it is the present leaves redo possible`() {
        var history = history(of: 1...2)
        history.apply(.pass(100), with: Self.appending)
        history.apply(.undo, with: Self.appending)
        #expect(history.present == [1, 100])
        #expect(history.redoCount == 1)
        history.apply(.pass(200), with: Self.appending)
        history.apply(.redo, with: Self.appending)
        #expect(history.present == [1, 2, 100, 200])
    }

    @Test func `a new step forgets what was undone and keeps what passed`() {
        var history = history(of: 1...2)
        history.apply(.pass(100), with: Self.appending)
        history.apply(.jump(to: 0), with: Self.appending)
        history.apply(.step(3), with: Self.appending)
        #expect(history.present == [100, 3])
        #expect(history.redoCount == 0)
        history.apply(.undo, with: Self.appending)
        #expect(history.present == [100])
    }

    @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 129, 199, 200])
    func `a jump lands on the state that was there after that many steps`(target: Int) {
        var history = history(of: 1...200)
        history.apply(.jump(to: target), with: Self.appending)
        #expect(history.present == Array(1...200).prefix(target).map { $0 })
        #expect(history.undoCount == target)
        #expect(history.redoCount == 200 - target)
    }

    @Test(arguments: [(Int.min, 0), (-1, 0), (4, 3), (Int.max, 3)])
    func `a jump beyond an end lands on it`(target: Int, count: Int) {
        var history = history(of: 1...3)
        history.apply(.jump(to: target), with: Self.appending)
        #expect(history.undoCount == count)
    }

    @Test(arguments: [0, 1, 10, 64, 100])
    func `U29: no more than the limit can be undone, and the rest of the past stays in the state`(limit: Int) {
        var history = history(of: 1...1_000, limit: limit)
        #expect(history.undoCount == limit)
        #expect(history.present.count == 1_000)
        history.apply(.jump(to: 0), with: Self.appending)
        #expect(history.present == Array(1...1_000).dropLast(limit).map { $0 })
    }

    @Test func `U29: the memory of 11,000 intents is bounded`() {
        let reducer = Reducer<Int, Token> { count, _ in count += 1 }
        let counter = TokenCounter()
        var history = History<Int, Token>(0, limit: 100)
        for number in 0..<11_000 {
            let token = Token(counter)
            switch number % 3 {
            case 0: history.apply(.step(token), with: reducer)
            case 1: history.apply(.step(token, group: "burst"), with: reducer)
            default: history.apply(.pass(token), with: reducer)
            }
        }
        #expect(history.present == 11_000)
        #expect(counter.alive < 400)
        for _ in 0..<11_000 { history.apply(.step(Token(counter), group: "one burst"), with: reducer) }
        #expect(counter.alive < 400)
        for _ in 0..<11_000 { history.apply(.pass(Token(counter)), with: reducer) }
        #expect(counter.alive <= 1_400)
        #expect(history.present == 33_000)
    }

    @Test func `a group of a thousand intents is one step that comes back whole`() {
        var history = history(of: 1...1)
        for step in 2...1_001 {
            history.apply(.step(step, group: "burst"), with: Self.appending)
            if step % 100 == 0 { history.apply(.pass(-step), with: Self.appending) }
        }
        let present = history.present
        #expect(history.undoCount == 2)
        history.apply(.undo, with: Self.appending)
        #expect(history.present == [1] + stride(from: -100, through: -1_000, by: -100))
        history.apply(.redo, with: Self.appending)
        #expect(history.present == present)
    }

    @Test func `a copy goes its own way`() {
        let original = history(of: 1...70)
        var copy = original
        copy.apply(.undo, with: Self.appending)
        copy.apply(.step(0), with: Self.appending)
        #expect(original.present == Array(1...70))
        #expect(copy.present == Array(1...69) + [0])
    }

    @Test func `forget leaves the present alone`() {
        var history = history(of: 1...70)
        history.forget()
        #expect(history.undoCount == 0)
        #expect(history.present == Array(1...70))
        #expect(history == History(Array(1...70)))
    }
}

/// Counts the tokens that are alive.
private final class TokenCounter {
    var alive = 0
}

private final class Token {
    private let counter: TokenCounter

    init(_ counter: TokenCounter) {
        self.counter = counter
        counter.alive += 1
    }

    deinit { counter.alive -= 1 }
}
