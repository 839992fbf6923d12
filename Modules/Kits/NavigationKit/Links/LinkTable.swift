import DomainKit
import Foundation
import PresentationKit

/// All links of an app: each feature's own grammar, and the tab on which its screens stand.
public struct LinkTable: Sendable {
    /// The scheme of the app's links, without `://`.
    public let scheme: String
    private let kinds: [LinkKind]

    /// A table; the first kind that reads a link says where it leads.
    public init(scheme: String, _ kinds: [LinkKind]) {
        self.scheme = scheme
        self.kinds = kinds
    }

    /// The shapes of all links, for help.
    public var templates: [String] {
        kinds.flatMap(\.templates).map { "\(scheme)://\($0)" }
    }

    func destination(of url: String) throws(AddressError) -> LinkDestination {
        let prefix = "\(scheme.lowercased())://"
        guard url.lowercased().hasPrefix(prefix) else { throw .unknown(url, known: templates) }
        let address = String(url.dropFirst(prefix.count))
        var closest: AddressError?
        for kind in kinds {
            do throws(AddressError) { return try kind.destination(address) } catch {
                if case .unknown = error { continue }
                closest = closest ?? error
            }
        }
        throw closest ?? .unknown(url, known: templates)
    }
}

/// The links of one feature.
public struct LinkKind: Sendable {
    let templates: [String]
    let destination: @Sendable (String) throws(AddressError) -> LinkDestination

    /// Links of one type, which lead to a tab; `stack` is the full stack, its first screen included.
    public init<Link: Addressable, Step: Route>(
        _: Link.Type, tab: TabID, stack: @escaping @Sendable (Link) -> [Step]
    ) {
        templates = Link.grammar.templates
        destination = { address throws(AddressError) in
            LinkDestination(tab: tab, routes: stack(try Link(address: address)).map(AnyRoute.init))
        }
    }
}

/// Where a link leads.
struct LinkDestination: Hashable, Sendable {
    let tab: TabID
    let routes: [AnyRoute]
}

extension Navigator {
    /// How long a link waits for its condition, in seconds: long enough to register, short enough to be still meant.
    static let parkingTime = 900.0

    /// Opens a link from outside the app: its screen with the full stack beneath it.
    ///
    /// A link whose screens need a condition that doesn't hold is parked until it does, for a quarter of an hour, and is
    /// then opened once; a later link takes its place. A link that can't be read is `impossible` and says why.
    @discardableResult
    public func open(_ url: String) -> Request {
        let destination: LinkDestination
        do throws(AddressError) {
            destination = try links.destination(of: url)
        } catch {
            return submit(
                Request("open \(url.visible)", origin: .link(url)) { _ throws(NavigationError) in throw .address(error)
                })
        }
        let label = destination.routes.last?.address ?? url
        if let unmet = destination.routes.compactMap(\.requires).first(where: { !isMet($0) }) {
            if let parked, parked.label != label {
                report(.dropped(what: parked.label, why: "a later link waits in its place"))
            }
            parked = ParkedLink(
                url: url, label: label, requires: unmet, expires: clock.now.addingTimeInterval(Self.parkingTime))
            let request = Request(label, origin: .link(url)) { _ in }
            request.settle(.parked(until: unmet))
            report(.request(label: label, outcome: request.outcome))
            onChange(state)
            return request
        }
        return submit(
            Request("open \(label) on \(destination.tab)", origin: .link(url)) { tree throws(NavigationError) in
                try tree.show(destination.routes, on: destination.tab)
            })
    }

    /// Opens the link that waits, as soon as its condition holds and its tab is there.
    func openParked() {
        guard let link = parked, !isShutDown, isMet(link.requires), tree.tabs != nil else { return }
        parked = nil
        guard link.expires >= clock.now else {
            onChange(state)
            return report(.dropped(what: link.label, why: "the link waited for too long"))
        }
        open(link.url).onEnd = { [weak self] _ in
            // Saved in any case, so that a link that was refused does not come back at the next launch.
            if let self { onChange(state) }
        }
    }
}
