/// A state that remembers how it came about, so that steps can be undone and redone.
///
/// It is a value, a part of a feature's state: undo touches this part and nothing beside it. It keeps the intents and,
/// every 64 steps, the state; undo, redo and jump compute the state again from there through the reducer alone, so
/// no middleware runs and nothing is done twice outside.
/// - Undo takes back steps and only steps. What passed (``HistoryIntent/pass(_:)``) stays in force.
/// - At most `limit` steps can be undone; older ones are dropped. Passing intents are kept too: where more than 1,000
///   of them (or `limit`, if that is more) have passed since the oldest step, the oldest steps are dropped, and all
///   steps if that is not enough.
/// - A group that grows long is kept as its outcome.
/// - The same reducer has to be used each time. It must be pure: an identifier or a date comes in the intent, or it
///   is another one after each undo.
///
/// ```swift
/// struct TodosState: Equatable {
///     var list = History<[Todo], TodosIntent>([])
///     var filter = Filter.all
///     var draft = ""
/// }
/// ```
public struct History<State, Intent> {
    /// The state as it is now.
    public private(set) var present: State

    private static var passedLimit: Int { 1_000 }

    private let limit: Int
    private var log = HistoryLog<State, Intent>()
    /// How many steps of the log are in force.
    private var position = 0
    /// How many steps of the log are beyond the limit.
    private var floor = 0
    /// The group of the last step, while it can grow.
    private var openGroup: String?

    /// A history that begins with `state` and can undo `limit` steps.
    public init(_ state: State, limit: Int = 1_000) {
        present = state
        self.limit = max(0, limit)
    }

    /// How many steps can be undone: zero at the oldest state that is remembered.
    public var undoCount: Int { position - floor }

    /// How many steps can be redone.
    public var redoCount: Int { log.count - position }

    /// Does what is asked, with the reducer that all intents of this history are for.
    public mutating func apply(_ intent: HistoryIntent<Intent>, with reducer: Reducer<State, Intent>) {
        switch intent {
        case .step(let intent, let group): step(intent, group: group, with: reducer)
        case .pass(let intent): pass(intent, with: reducer)
        case .undo: jump(to: undoCount - 1, with: reducer)
        case .redo: jump(to: undoCount + 1, with: reducer)
        case .jump(let target): jump(to: target, with: reducer)
        }
    }

    /// Makes the present the oldest state: nothing can be undone or redone.
    public mutating func forget() {
        self = History(present, limit: limit)
    }

    private mutating func step(_ intent: Intent, group: String?, with reducer: Reducer<State, Intent>) {
        if let group, group == openGroup, undoCount > 0, redoCount == 0 {
            reducer(&present, intent)
            log.extendLast(with: intent, reaching: present)
        } else {
            log.truncate(to: position)
            log.append(intent, from: present)
            reducer(&present, intent)
            position = log.count
            floor = max(floor, log.count - limit)
            openGroup = group
            while floor >= HistoryLog<State, Intent>.blockSize { dropFirstBlock() }
        }
    }

    private mutating func pass(_ intent: Intent, with reducer: Reducer<State, Intent>) {
        reducer(&present, intent)
        log.pass(intent)
        while log.passedCount > max(limit, Self.passedLimit) {
            if position >= HistoryLog<State, Intent>.blockSize { dropFirstBlock() } else { return forget() }
        }
    }

    private mutating func dropFirstBlock() {
        let count = log.count
        log.dropFirstBlock()
        position -= count - log.count
        floor = max(0, floor - (count - log.count))
    }

    private mutating func jump(to target: Int, with reducer: Reducer<State, Intent>) {
        openGroup = nil
        let target = floor + min(max(0, target), undoCount + redoCount)
        guard target != position else { return }
        log.rebuild(&present, after: target, with: reducer)
        position = target
    }
}

extension History: Sendable where State: Sendable, Intent: Sendable {}
extension History: Equatable where State: Equatable, Intent: Equatable {}
