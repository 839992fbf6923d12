import PresentationKit

/// The mechanics that a coordinator is given: every way in which its flow can change what is on screen.
///
/// - Each verb returns a `Request` that says what became of it; it is performed at once unless something is under way.
/// - A verb on routes acts on the stack where the flow stands; `setRoot` and `select` act on the whole app.
/// - A router whose flow has ended does nothing, and its requests say so.
@MainActor
public final class Router<F: Flow> {
    /// How a flow or a screen comes onto the screen.
    public enum Way: Hashable, Sendable {
        /// On top of the stack where this flow stands.
        case push
        /// As a modal in front of everything.
        case present(Modal.Style)
    }

    weak var navigator: Navigator?
    weak var instance: FlowInstance<F>?
    let id: FlowID
    let address: String

    init(navigator: Navigator, instance: FlowInstance<F>) {
        self.navigator = navigator
        self.instance = instance
        id = instance.id
        address = instance.address
    }

    // MARK: Requests

    typealias Edit = (inout NavigationTree, FlowID) throws(NavigationError) -> Void

    func onStack(
        _ label: String, takingOff seen: Int? = nil,
        _ edit: @escaping (inout NavigationTree, Place, FlowID) throws(NavigationError) -> Void
    ) -> Request {
        let request = request(label) { tree, id throws(NavigationError) in
            guard let place = tree.place(of: id) else { throw .noSuchPlace }
            try edit(&tree, place, id)
        }
        request.seen = seen
        return navigator?.submit(request) ?? request
    }

    func submit(
        _ label: String, origin: Request.Origin = .code, cause: Cancellation? = nil, _ edit: @escaping Edit
    ) -> Request {
        let request = request(label, origin: origin, cause: cause, edit)
        return navigator?.submit(request) ?? request
    }

    func request(
        _ label: String, origin: Request.Origin = .code, cause: Cancellation? = nil, _ edit: @escaping Edit
    ) -> Request {
        let id = id
        let request = Request(label, origin: origin, cause: cause) {
            [weak navigator, weak instance] tree throws(NavigationError) in
            guard let instance, navigator?.isLive(instance) == true, tree.record(of: id) != nil else {
                throw .flowEnded
            }
            try edit(&tree, id)
        }
        if navigator == nil { request.settle(.impossible(.flowEnded)) }
        return request
    }
}
