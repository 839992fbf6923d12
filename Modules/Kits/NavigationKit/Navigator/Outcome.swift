/// What became of a request. Every request gets one; nothing is dropped silently.
public enum Outcome: Hashable, Sendable {
    /// Its turn has not come, or it is under way.
    case queued
    /// The tree is as asked.
    case performed
    /// The flow has ended and its parent was told; its screens stay until the parent replaces them, since the root stands
    /// on them.
    case passedOn
    /// The tree was as asked already: a double tap, the same link again.
    case coalesced
    /// Something that may not wait came first.
    case superseded
    /// A guard said no.
    case denied(by: String, why: String)
    /// Guards sent it elsewhere, by way of these.
    case redirected(trace: [String])
    /// It is kept until the condition holds.
    case parked(until: Condition)
    /// The host could not show it; nothing has changed.
    case refused(why: String)
    /// It makes no sense where the app is now; nothing has changed.
    case impossible(NavigationError)
}

/// Something that navigation did, for a log: a value that prints as a line of a transcript.
public enum NavigationEvent: Hashable, Sendable, CustomStringConvertible {
    case request(label: String, outcome: Outcome)
    case ended(flow: String)
    case dropped(what: String, why: String)
    case gesture(String)

    /// The event in a few words.
    public var description: String {
        switch self {
        case .request(let label, .performed), .request(let label, .passedOn): label
        case .request(let label, .queued): "queued \(label)"
        case .request(let label, .coalesced): "coalesced \(label)"
        case .request(let label, .superseded): "superseded \(label)"
        case .request(let label, .denied(let name, let why)): "denied \(label) by \(name): \(why)"
        case .request(let label, .redirected(let trace)):
            "redirected \(label) by way of \(trace.joined(separator: ", "))"
        case .request(let label, .parked(let condition)): "parked \(label) until \(condition.name)"
        case .request(let label, .refused(let why)): "refused \(label): \(why)"
        case .request(let label, .impossible(let error)): "ignored \(label): \(error)"
        case .ended(let flow): flow
        case .dropped(let what, let why): "dropped \(what): \(why)"
        case .gesture(let what): what
        }
    }
}
