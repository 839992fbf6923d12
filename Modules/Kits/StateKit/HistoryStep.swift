/// One step of a history: the intents that undo takes back together, and the passing ones that came among and after them.
struct HistoryStep<State, Intent> {
    fileprivate enum Entry {
        case own(Intent)
        case passed(Intent)
        /// The outcome of the entries before it, in the place of the own ones among them.
        indirect case became(State)
    }

    /// As many own intents as this, then their outcome takes their place: a long group stays small.
    private static var longest: Int { 64 }

    private let first: Intent
    private var rest: [Entry] = []
    private var ownCount = 1

    init(_ intent: Intent) {
        first = intent
    }

    /// Adds an intent of the same group, which has brought the state to `state`.
    mutating func add(_ intent: Intent, reaching state: State) {
        rest.append(.own(intent))
        ownCount += 1
        guard ownCount >= Self.longest else { return }
        rest = passed.map(Entry.passed) + [.became(state)]
        ownCount = 1
    }

    mutating func pass(_ intent: Intent) {
        rest.append(.passed(intent))
    }

    /// The intents that stay in force when this step is undone.
    var passed: [Intent] {
        rest.compactMap { if case .passed(let intent) = $0 { intent } else { nil } }
    }

    /// Brings `state`, in which the step began, to where the step ended.
    func redo(on state: inout State, with reducer: Reducer<State, Intent>) {
        reducer(&state, first)
        for entry in rest {
            switch entry {
            case .own(let intent), .passed(let intent): reducer(&state, intent)
            case .became(let outcome): state = outcome
            }
        }
    }
}

extension HistoryStep.Entry: Sendable where State: Sendable, Intent: Sendable {}
extension HistoryStep: Sendable where State: Sendable, Intent: Sendable {}
extension HistoryStep.Entry: Equatable where State: Equatable, Intent: Equatable {}
extension HistoryStep: Equatable where State: Equatable, Intent: Equatable {}
