import PresentationKit

/// One wish to change the tree, and what became of it.
@MainActor
public final class Request {
    /// Who asks; decides what a flow that ends is told, and who is asked for leave.
    enum Origin: Hashable {
        /// A coordinator.
        case code
        /// A person's back, swipe or drag.
        case user
        /// A link from outside the app.
        case link(String)
        /// The session or the app itself: nobody is asked, and what is being asked is put aside.
        case system
    }

    /// The verb with its arguments, as a log tells it.
    public let label: String
    /// What became of it so far.
    public private(set) var outcome = Outcome.queued
    let origin: Origin
    let cause: Cancellation
    let change: (inout NavigationTree) throws(NavigationError) -> Void
    /// Called with each flow that the change has begun, before it is shown.
    var onBegin: (any LiveFlow) -> Void = { _ in }
    /// What it means that the root stands on what it would take away.
    var outcomeAtRoot = Outcome.impossible(.atRoot)
    /// Whether the flow that it starts was begun.
    var hasBegun = false
    /// Called once, with the final outcome.
    var onEnd: (Outcome) -> Void = { _ in }
    private var settled: [Waiter<Outcome>] = []
    /// The screen that was on top when this was asked for, if it takes one off.
    var seen: Int?
    /// Where it was submitted.
    weak var navigator: Navigator?
    /// How many requests led to it, each made while the one before was under way.
    var depth = 0

    init(
        _ label: String, origin: Origin = .code, cause: Cancellation? = nil,
        change: @escaping (inout NavigationTree) throws(NavigationError) -> Void
    ) {
        self.label = label
        self.origin = origin
        self.cause = cause ?? (origin == .user ? .byUser : .superseded)
        self.change = change
    }

    /// The final outcome: never `queued`. `superseded` when the waiting task is cancelled.
    ///
    /// A guard, a screen that is asked for leave or a host that waits for a request made behind the one under way would wait
    /// for itself: that request is `impossible`. To make it and not wait for it is fine.
    public func finalOutcome() async -> Outcome {
        guard outcome == .queued else { return outcome }
        if let navigator, navigator.isAsking(.current) {
            navigator.withdraw(self)
            return .impossible(.waitsForItself)
        }
        let waiter = Waiter<Outcome>()
        settled.append(waiter)
        return (try? await waiter.value()) ?? .superseded
    }

    func settle(_ outcome: Outcome) {
        guard self.outcome == .queued else { return }
        self.outcome = outcome
        settled.forEach { $0.resume(returning: outcome) }
        settled = []
        onBegin = { _ in }
        let tell = onEnd
        onEnd = { _ in }
        tell(outcome)
    }
}
