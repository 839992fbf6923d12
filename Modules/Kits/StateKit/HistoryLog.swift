/// The steps of a history in blocks, each with the state in which it began.
///
/// A block holds 64 steps, only the last may hold fewer; so a state is never more than 64 steps of replay away, and a
/// copy of the log that is then changed copies one block.
struct HistoryLog<State, Intent> {
    fileprivate struct Block {
        let start: State
        var steps: [HistoryStep<State, Intent>] = []
        var passedCount = 0
    }

    static var blockSize: Int { 64 }

    private var blocks: [Block] = []

    /// How many steps there are.
    private(set) var count = 0

    /// How many passing intents there are.
    private(set) var passedCount = 0

    /// Appends a step that begins in `start`.
    mutating func append(_ intent: Intent, from start: State) {
        if count == blocks.count * Self.blockSize { blocks.append(Block(start: start)) }
        blocks[blocks.count - 1].steps.append(HistoryStep(intent))
        count += 1
    }

    /// Makes `intent` a part of the last step, which then ends in `state`. Without steps it does nothing.
    mutating func extendLast(with intent: Intent, reaching state: State) {
        guard count > 0 else { return }
        let (block, step) = place(of: count - 1)
        blocks[block].steps[step].add(intent, reaching: state)
    }

    /// Keeps `intent` in force from the end of the last step on. Without steps there is nothing that needs it.
    mutating func pass(_ intent: Intent) {
        guard count > 0 else { return }
        let (block, step) = place(of: count - 1)
        blocks[block].steps[step].pass(intent)
        blocks[block].passedCount += 1
        passedCount += 1
    }

    /// Drops the steps from `length` on; what passed among them stays in force.
    mutating func truncate(to length: Int) {
        guard length < count else { return }
        var passed: [Intent] = []
        forEachStep(from: length) { passed += $0.passed }
        let (block, step) = place(of: length)
        blocks.removeSubrange((step == 0 ? block : block + 1)...)
        if step > 0 {
            blocks[block].steps.removeSubrange(step...)
            blocks[block].passedCount = blocks[block].steps.reduce(0) { $0 + $1.passed.count }
        }
        count = length
        passedCount = blocks.reduce(0) { $0 + $1.passedCount }
        for intent in passed { pass(intent) }
    }

    /// Drops the oldest block.
    mutating func dropFirstBlock() {
        guard let first = blocks.first else { return }
        count -= first.steps.count
        passedCount -= first.passedCount
        blocks.removeFirst()
    }

    /// Makes `state` the one with the first `length` steps in force, and all that passed. With no steps it does nothing.
    func rebuild(_ state: inout State, after length: Int, with reducer: Reducer<State, Intent>) {
        guard count > 0 else { return }
        let block = min(length / Self.blockSize, blocks.count - 1)
        state = blocks[block].start
        for step in blocks[block].steps.prefix(length - block * Self.blockSize) { step.redo(on: &state, with: reducer) }
        forEachStep(from: length) { step in
            for intent in step.passed { reducer(&state, intent) }
        }
    }

    private func place(of step: Int) -> (block: Int, step: Int) {
        (step / Self.blockSize, step % Self.blockSize)
    }

    /// Calls `body` with the steps from `start` on, without the blocks where nothing passed.
    private func forEachStep(from start: Int, _ body: (HistoryStep<State, Intent>) -> Void) {
        guard start < count else { return }
        let (first, offset) = place(of: start)
        for block in first..<blocks.count where blocks[block].passedCount > 0 {
            for step in blocks[block].steps.dropFirst(block == first ? offset : 0) { body(step) }
        }
    }
}

extension HistoryLog.Block: Sendable where State: Sendable, Intent: Sendable {}
extension HistoryLog: Sendable where State: Sendable, Intent: Sendable {}
extension HistoryLog.Block: Equatable where State: Equatable, Intent: Equatable {}
extension HistoryLog: Equatable where State: Equatable, Intent: Equatable {}
