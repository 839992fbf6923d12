import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

@MainActor
struct ShutDownTests {
    @Test func `everything that was asked for is superseded, also what the host is at`() async throws {
        let app = try TestApp.onList()
        app.host.isSlow = true
        let requests = [try app.list().push(.item(1)), try app.list().push(.item(2)), app.navigator.back()]
        app.navigator.shutDown()
        #expect(requests.map(\.outcome) == [.superseded, .superseded, .superseded])
        await app.finishTransitions()
        #expect(app.shape == "[list]")
        #expect(app.activity.running == 0)
    }

    @Test func `what is asked for later is superseded at once, and nothing is told`() async throws {
        let app = try TestApp.onList()
        let router = try app.list()
        let saved = app.saved.count
        app.navigator.shutDown()
        #expect(app.navigator.back().outcome == .superseded)
        #expect(app.app.setRoot(ListFlow()).outcome == .superseded)
        #expect(router.push(.item(1)).outcome == .superseded)
        #expect(app.navigator.open("karvon://item/1").outcome == .superseded)
        app.navigator.beginGesture(.swipeBack)
        #expect(app.navigator.gesture == nil)
        #expect(app.events.isEmpty)
        #expect(app.saved.count == saved)
    }

    @Test func `coordinators and view models are gone, and hear no result`() throws {
        let app = try TestApp.onTabs()
        try app.list("a").start(PickFlow(), .present(.sheet))
        app.navigator.shutDown()
        #expect(app.record.liveCoordinators.isEmpty)
        #expect(app.record.liveViewModels.isEmpty)
        #expect(app.record.results.isEmpty)
    }

    @Test func `a question that was being asked is put aside`() async throws {
        let app = try TestApp.onList(.form)
        app.record.mayLeave["form"] = { _ in await Answers().next() }
        let request = app.navigator.back()
        app.navigator.shutDown()
        await app.activity.settle()
        #expect(request.outcome == .superseded)
        #expect(app.shape == "[list form]")
    }

    @Test func `a guard that was being asked is put aside, also when it then asks for more`() async throws {
        let app = try TestApp.onList()
        let answers = Answers()
        app.navigator.guards = [TestGuard { _ in await answers.next() ? .allow : .allow }]
        let request = try app.list().push(.item(1))
        app.navigator.shutDown()
        answers.give(true)
        await app.activity.settle()
        #expect(request.outcome == .superseded)
        #expect(app.shape == "[list]")
        #expect(app.host.log.count == 2)
    }

    @Test func `an app may be shut down from the start of a screen`() async throws {
        let app = try TestApp.onList()
        app.record.onStart["pick/first"] = { [weak app] _ in app?.navigator.shutDown() }
        try app.list().start(PickFlow(), .push)
        await app.activity.settle()
        #expect(app.record.liveCoordinators.isEmpty)
        #expect(app.activity.running == 0)
    }

    @Test func `an app that nobody listens to keeps the last thousand events for the first who does`() throws {
        let app = try TestApp.onList()
        app.navigator.onEvent = nil
        for _ in 1...600 {
            try app.list().push(.item(1))
            app.navigator.back()
        }
        var heard: [String] = []
        app.navigator.onEvent = { heard.append($0.description) }
        #expect(heard.count == 1000)
        #expect(heard.suffix(2) == ["push item/1", "back"])
    }
}
