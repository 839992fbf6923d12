import Foundation
import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

/// A small app with the real navigator and the real headless host, and everything that they did.
@MainActor
final class TestApp {
    let record = Record()
    let host: HeadlessHost
    let clock: ManualClock
    let activity = Activity()
    let navigator: Navigator
    let app: Router<AppFlow>
    /// Whether somebody is signed in.
    var isSignedIn = false
    /// What the navigator told, in order.
    private(set) var events: [String] = []
    /// The states that were saved, as they were written.
    private(set) var saved: [Data] = []

    init(clock: ManualClock = ManualClock(now: Date(timeIntervalSince1970: 1_767_258_000)), width: Width = .compact)
        throws
    {
        self.clock = clock
        host = HeadlessHost(width: width)
        navigator = Navigator(app: AppFlow.app, host: host, clock: clock, activity: activity) { [record] _, router in
            AppCoordinator(router, record)
        }
        app = try #require(record.latest(AppCoordinator.self)).router
        navigator.onEvent = { [weak self] in self?.events.append($0.description) }
        navigator.onChange = { [weak self] in self?.save($0) }
        navigator.isMet = { [weak self] in $0 != .signedIn || self?.isSignedIn == true }
        navigator.links = LinkTable(scheme: "karvon", [LinkKind(ItemLink.self, tab: "a") { $0.stack }])
    }

    /// An app that shows the list, with these items above it.
    static func onList(_ steps: ListFlow.Step..., width: Width = .compact) throws -> TestApp {
        let app = try TestApp(width: width)
        app.app.setRoot(ListFlow())
        for step in steps { try app.list().push(step) }
        app.forget()
        return app
    }

    /// An app with the tabs a, b and c, each with a list.
    static func onTabs() throws -> TestApp {
        let app = try TestApp()
        app.showTabs()
        app.forget()
        return app
    }

    func showTabs() {
        app.setRoot(
            "tabs",
            tabs: ["a", "b", "c"].map { TabFlow(TabID($0), $0.uppercased(), ListFlow(name: $0)) })
    }

    /// The router of the latest list that lives, or of one by its name.
    func list(_ name: String? = nil) throws -> Router<ListFlow> {
        try #require(record.latest(ListCoordinator.self, named: name)).router
    }

    /// The router of the latest pick flow that lives, or of one by its name.
    func pick(_ name: String? = nil) throws -> Router<PickFlow> {
        try #require(record.latest(PickCoordinator.self, named: name)).router
    }

    /// Everything told so far is of no interest.
    func forget() {
        events = []
        record.started = []
        record.results = []
    }

    /// Ends each change of a slow host until nothing is under way.
    func finishTransitions() async {
        await activity.settle()
        while host.isInTransition {
            host.finishTransition()
            await activity.settle()
        }
    }

    /// What the last saved state reads as after a relaunch.
    func lastSaved() throws -> NavigationState {
        try JSONDecoder().decode(NavigationState.self, from: #require(saved.last))
    }

    /// The tree as cases write it.
    var shape: String { navigator.tree.shape }

    private func save(_ state: NavigationState) {
        if let data = try? JSONEncoder().encode(state) { saved.append(data) }
    }
}

extension NavigationTree {
    /// `[list item/1]`, with tabs `{a*[list] b[list]}`, and modals after it as `<form>` or `<<form>>`.
    var shape: String {
        let base =
            tabs.map { tabs in
                let items = tabs.items.map { "\($0.id)\($0.id == tabs.selected ? "*" : "")[\($0.stack.shape)]" }
                return "{\(items.joined(separator: " "))}"
            } ?? "[\(self[.root]?.shape ?? "")]"
        let fronts = modals.map { $0.style == .sheet ? "<\($0.stack.shape)>" : "<<\($0.stack.shape)>>" }
        return ([base] + fronts).joined(separator: " ")
    }
}

extension Stack {
    fileprivate var shape: String { entries.map(\.route.address).joined(separator: " ") }
}
