import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

/// Results that are awaited, or given to a closure: each has exactly one receiver.
@MainActor
struct ResultTests {
    @Test func `a closure hears the result in place of what children say`() throws {
        let app = try TestApp.onList()
        var heard: [FlowResult<Int>] = []
        try app.list().start(PickFlow(), .push) { heard.append($0) }
        try app.pick().finish(4)
        #expect(heard == [.finished(4)])
        #expect(heard.first?.output == 4)
        #expect(app.record.results.isEmpty)
    }

    @Test func `an awaited result reaches whoever waits, and nobody else`() async throws {
        let app = try TestApp.onList()
        let waiting = try Waiting(app)
        #expect(waiting.results.isEmpty)
        try app.pick().finish(4)
        await app.activity.settle()
        #expect(waiting.results == [.finished(4)])
        #expect(app.record.results.isEmpty)
    }

    @Test(arguments: ["back", "drag", "replaced", "root", "signed out"])
    func `I65: an await ends however its flow is taken away`(way: String) async throws {
        let app = try TestApp.onList()
        let waiting = try Waiting(app, way == "replaced" ? .push : .present(.sheet))
        let cause: Cancellation
        switch way {
        case "back":
            app.navigator.back()
            cause = .byUser
        case "drag":
            app.navigator.beginGesture(.dragDown)
            app.navigator.completeGesture()
            cause = .byUser
        case "replaced":
            try app.list().replace(.item(1))
            cause = .superseded
        case "root":
            app.app.setRoot(PickFlow(name: "new"))
            cause = .parentEnded
        default:
            app.app.setRoot(PickFlow(name: "new"), because: .signedOut)
            cause = .signedOut
        }
        await app.activity.settle()
        #expect(waiting.results == [.cancelled(cause)])
    }

    @Test func `a flow that the host refuses is not started`() async throws {
        let app = try TestApp.onList()
        app.host.refusal = "busy"
        let waiting = try Waiting(app)
        await app.activity.settle()
        #expect(waiting.results == [.cancelled(.notStarted)])
        #expect(app.record.liveCoordinators == ["app", "main"])
    }

    @Test func `a flow that a guard denies is not started`() async throws {
        let app = try TestApp.onList()
        app.navigator.guards = [TestGuard { _ in .deny(why: "no") }]
        let waiting = try Waiting(app)
        await app.activity.settle()
        #expect(waiting.results == [.cancelled(.notStarted)])
    }

    @Test func `a flow in whose place a guard sends another is not started`() async throws {
        let app = try TestApp.onTabs()
        app.navigator.guards = [
            TestGuard {
                $0.begun.isEmpty ? .allow : .redirect(to: "b") { tree throws(NavigationError) in try tree.select("b") }
            }
        ]
        let waiting = try Waiting(app)
        await app.activity.settle()
        #expect(waiting.results == [.cancelled(.notStarted)])
        #expect(app.shape == "{a[list] b*[list] c[list]}")
    }

    @Test func `the second of two that await the same flow in a row is told that it is not started`() async throws {
        let app = try TestApp.onList()
        let first = try Waiting(app)
        let second = try Waiting(app)
        try app.pick().finish(1)
        await app.activity.settle()
        #expect(first.results == [.finished(1)])
        #expect(second.results == [.cancelled(.notStarted)])
    }

    @Test func `when whoever waits is gone, children hear the result`() async throws {
        let app = try TestApp.onList()
        let waiting = try Waiting(app)
        waiting.effects.close()
        await app.activity.settle()
        try app.pick().finish(9)
        #expect(waiting.results.isEmpty)
        #expect(app.record.results == ["main hears number finished 9"])
    }

    @Test func `when whoever waits is gone before a slow host has shown the flow, children hear the result`()
        async throws
    {
        let app = try TestApp.onList()
        app.host.isSlow = true
        let waiting = try Waiting(app)
        waiting.effects.close()
        await app.finishTransitions()
        #expect(app.shape == "[list] <pick/first>")
        try app.pick().finish(9)
        await app.finishTransitions()
        #expect(app.record.results == ["main hears number finished 9"])
    }

    @Test func `a coordinator that awaits in an effect of its own screen is gone with its last screen`() async throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "parent"), .push)
        let parent = try app.pick("parent")
        var results: [FlowResult<Int>] = []
        let viewModel = try #require(app.record.viewModel("pick/first"))
        viewModel.effects.run { [parent] in
            results.append(await parent.run(PickFlow(name: "child"), .present(.sheet)))
        }
        #expect(app.shape == "[list pick/first] <pick/first>")
        app.app.setRoot(ListFlow(name: "new"))
        await app.activity.settle()
        #expect(app.record.liveCoordinators == ["app", "new"])
        #expect(results.count == 1)
    }

    @Test func `an await ends when the navigator is shut down`() async throws {
        let app = try TestApp.onList()
        let waiting = try Waiting(app)
        app.navigator.shutDown()
        await app.activity.settle()
        #expect(waiting.results == [.cancelled(.superseded)])
        #expect(app.record.results.isEmpty)
    }
}

/// Awaits a pick flow from the list, in an effect of its own.
@MainActor
final class Waiting {
    let effects: EffectRunner
    private(set) var results: [FlowResult<Int>] = []

    init(_ app: TestApp, _ way: Router<ListFlow>.Way = .present(.sheet)) throws {
        effects = EffectRunner(activity: app.activity)
        let router = try app.navigator.tree.tabs == nil ? app.list() : app.list("a")
        effects.run {
            await router.run(PickFlow(), way)
        } deliver: { [weak self] result in
            if case .success(let result) = result { self?.results.append(result) }
        }
    }
}
