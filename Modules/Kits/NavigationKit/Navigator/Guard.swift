/// Asked before every change of what is on screen, whoever wants it: code, a person's gesture, a link.
@MainActor
public protocol Guard: AnyObject {
    /// Says who answers, in a log.
    var name: String { get }

    /// Whether the change may happen. May take its time; nothing moves meanwhile, and further requests wait.
    ///
    /// A guard that has not answered within the navigator's `guardTime` has denied. The end of a session waits for no
    /// answer: what was asked for before it is superseded.
    func verdict(on change: Change) async -> Verdict
}

/// A guard's answer.
public enum Verdict: Sendable {
    case allow
    /// The change doesn't happen.
    case deny(why: String)
    /// Another change happens in its place: `setRoot`, `present` or `select` on the tree as it is. Redirections are
    /// bounded: a chain of more than eight is denied.
    case redirect(to: String, @MainActor @Sendable (inout NavigationTree) throws(NavigationError) -> Void)
}
