import NavigationKit
import PresentationKit

/// A real host without a screen: it shows trees one after the other, and keeps one ordered log over all that it did.
///
/// It can be told to take its time, and to refuse.
@MainActor
public final class HeadlessHost: Host {
    /// Something that the host did, in order over all kinds.
    public enum LogEntry: Hashable, Sendable {
        case began([String])
        case shown([String])
        case refused(why: String)
    }

    /// How much room there is; tell the navigator when it changes.
    public var width: Width
    /// Everything that the host did.
    public private(set) var log: [LogEntry] = []
    /// Whether each change waits for `finishTransition`.
    public var isSlow = false
    /// Why the next change is refused; nil when it is shown.
    public var refusal: String?
    /// The tree that is shown; nil before the first.
    public private(set) var shown: NavigationTree?
    private var transition: Waiter<Void>?

    /// A host that shows nothing yet.
    public init(width: Width = .compact) {
        self.width = width
    }

    /// Whether a change is under way.
    public var isInTransition: Bool { transition != nil }

    /// Shows a tree, at once or when `finishTransition` is called.
    public func show(_ change: Change, screens: (Entry) -> (any ViewModel)?) async -> HostReply {
        let addresses = change.new.visible(in: width).map(\.route.address)
        log.append(.began(addresses))
        if isSlow {
            let transition = Waiter<Void>()
            self.transition = transition
            defer { self.transition = nil }
            guard (try? await transition.value()) != nil else { return .refused(why: "the host went away") }
        }
        if let refusal {
            self.refusal = nil
            log.append(.refused(why: refusal))
            return .refused(why: refusal)
        }
        shown = change.new
        log.append(.shown(addresses))
        return .shown
    }

    /// Ends the change that is under way; without one nothing happens.
    public func finishTransition() {
        transition?.resume()
    }
}
