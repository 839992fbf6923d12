import HeadlessKit
import NavigationKit
import Testing

/// How flows start and end, and who hears of it.
@MainActor
struct FlowTests {
    @Test(arguments: [Router<ListFlow>.Way.push, .present(.sheet), .present(.fullScreen)])
    func `a flow that is finished hands over what it brought, and its screens go`(way: Router<ListFlow>.Way) throws {
        let app = try TestApp.onList()
        #expect(try app.list().start(PickFlow(), way).outcome == .performed)
        try app.pick().push(.second)
        #expect(try app.pick().finish(7).outcome == .performed)
        #expect(app.shape == "[list]")
        #expect(app.record.results == ["main hears number finished 7"])
        #expect(app.events.suffix(2) == ["finish pick-flow/number", "pick-flow/number finished"])
    }

    @Test func `a flow that cancels itself tells the user's wish`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        try app.pick().cancel()
        #expect(app.record.results == ["main hears number cancelled by the user"])
        #expect(app.events.last == "pick-flow/number cancelled (by the user)")
    }

    @Test func `finish asks no screen for leave, cancel does`() async throws {
        let app = try TestApp.onList()
        app.record.mayLeave["pick/first"] = { _ in false }
        try app.list().start(PickFlow(), .push)
        #expect(try app.pick().cancel().outcome == .denied(by: "screen", why: "it stays"))
        #expect(try app.pick().finish(1).outcome == .performed)
        #expect(app.shape == "[list]")
    }

    @Test func `a flow ends once, however often it is ended`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        let router = try app.pick()
        router.finish(1)
        #expect(router.finish(2).outcome == .impossible(.flowEnded))
        #expect(router.cancel().outcome == .impossible(.flowEnded))
        #expect(app.record.results == ["main hears number finished 1"])
    }

    @Test func `the first end counts while the host is at it`() async throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        app.host.isSlow = true
        let router = try app.pick()
        let first = router.finish(1)
        let second = router.finish(2)
        let back = app.navigator.back()
        await app.finishTransitions()
        #expect(first.outcome == .performed)
        #expect(second.outcome == .impossible(.flowEnded))
        #expect(back.outcome == .coalesced)
        #expect(app.record.results == ["main hears number finished 1"])
    }

    @Test func `a flow whose end the host refused goes on, and can be finished again`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        app.host.refusal = "busy"
        #expect(try app.pick().finish(1).outcome == .refused(why: "busy"))
        #expect(app.shape == "[list pick/first]")
        #expect(app.record.results.isEmpty)
        #expect(try app.pick().finish(2).outcome == .performed)
        #expect(app.record.results == ["main hears number finished 2"])
    }

    @Test func `a flow whose end the host refused is cancelled when the person goes back`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        app.host.refusal = "busy"
        try app.pick().finish(1)
        app.navigator.back()
        #expect(app.record.results == ["main hears number cancelled by the user"])
    }

    @Test func `a root flow that finishes is told on at once, and its screens stay until they are replaced`() throws {
        let app = try TestApp()
        app.app.setRoot(PickFlow())
        #expect(try app.pick().finish(3).outcome == .passedOn)
        #expect(app.record.results == ["app hears number finished 3"])
        #expect(app.shape == "[pick/first]")
        app.app.setRoot(ListFlow())
        #expect(app.record.results == ["app hears number finished 3"])
        #expect(app.record.liveCoordinators == ["app", "main"])
    }

    @Test func `a parent that hears of its child's end when both ended can't change its own`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "parent"), .present(.sheet))
        try app.pick().start(PickFlow(name: "child"), .push)
        let parent = try app.pick("parent")
        app.record.onResult = { result in
            if result == .cancelled(.parentEnded) { parent.finish(99) }
        }
        app.navigator.beginGesture(.dragDown)
        app.navigator.completeGesture()
        #expect(
            app.record.results == [
                "parent hears child cancelled its parent ended", "main hears parent cancelled by the user",
            ])
    }

    @Test func `everybody hears that the session ended, and not that the parent did`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "parent"), .push)
        try app.pick().start(PickFlow(name: "child"), .present(.sheet))
        app.app.setRoot(ListFlow(name: "login"), because: .signedOut)
        #expect(
            app.record.results == [
                "parent hears child cancelled signed out", "main hears parent cancelled signed out",
                "app hears main cancelled signed out",
            ])
    }

    @Test func `a flow that nobody builds is impossible and says where to list it`() throws {
        let app = try TestApp.onList()
        #expect(try app.list().start(OrphanFlow(), .push).outcome == .impossible(.noCoordinator(flow: "orphan")))
        #expect(app.shape == "[list]")
        #expect(app.navigator.liveFlows == ["list-flow/main"])
    }

    @Test(arguments: [Router<ListFlow>.Way.push, .present(.sheet)])
    func `a flow that has nothing to show is impossible`(way: Router<ListFlow>.Way) throws {
        let app = try TestApp.onList()
        #expect(try app.list().start(EmptyFlow(), way).outcome == .impossible(.emptyStack))
        #expect(app.app.setRoot(EmptyFlow()).outcome == .impossible(.emptyStack))
        #expect(app.app.setRoot("tabs", tabs: [TabFlow("a", "A", EmptyFlow())]).outcome == .impossible(.emptyStack))
        #expect(app.app.setRoot("tabs", tabs: []).outcome == .impossible(.emptyStack))
        #expect(app.shape == "[list]")
    }

    @Test func `the app's own flow pushes on the tab that is selected`() throws {
        let app = try TestApp.onTabs()
        app.app.select("b")
        app.app.start(PickFlow(), .push)
        #expect(app.shape == "{a[list] b*[list pick/first] c[list]}")
    }

    @Test func `the same flow started twice in a row is one`() throws {
        let app = try TestApp.onList()
        #expect(try app.list().start(PickFlow(), .push).outcome == .performed)
        #expect(try app.list().start(PickFlow(), .push).outcome == .coalesced)
        #expect(try app.list().start(PickFlow(name: "other"), .push).outcome == .performed)
        #expect(app.shape == "[list pick/first pick/first]")
    }

    @Test func `a verb called from start, from an output and from a result is performed in order`() throws {
        let app = try TestApp.onList()
        app.record.onStart["pick/first"] = { [record = app.record] _ in
            record.latest(PickCoordinator.self)?.router.push(.second)
        }
        app.record.onStart["pick/second"] = { [record = app.record] _ in
            record.latest(PickCoordinator.self)?.router.finish(5)
        }
        app.record.onResult = { [record = app.record] _ in
            record.latest(ListCoordinator.self)?.router.push(.item(5))
        }
        try app.list().start(PickFlow(), .push)
        #expect(
            app.events == [
                "push pick-flow/number", "push pick/second", "finish pick-flow/number", "pick-flow/number finished",
                "push item/5",
            ])
        #expect(app.shape == "[list item/5]")
    }

    @Test func `a verb called from within an event is told after it`() throws {
        let app = try TestApp.onList()
        var heard: [String] = []
        let router = try app.list()
        app.navigator.onEvent = { event in
            if event.description == "push item/1" { router.push(.item(2)) }
            if event.description == "began swipe back" { router.popToRoot() }
            heard.append(event.description)
        }
        router.push(.item(1))
        app.navigator.beginGesture(.swipeBack)
        #expect(heard == ["push item/1", "push item/2", "began swipe back", "cancelled swipe back", "popToRoot"])
    }

    @Test func `I19: a flow that is closed by Done or by a drag ends once on either path`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .present(.sheet))
        app.navigator.beginGesture(.dragDown)
        try app.pick().finish(1)
        app.navigator.completeGesture()
        #expect(app.record.results == ["main hears number finished 1"])
        try app.list().start(PickFlow(), .present(.sheet))
        let router = try app.pick()
        app.navigator.beginGesture(.dragDown)
        app.navigator.completeGesture()
        router.finish(2)
        #expect(app.record.results == ["main hears number finished 1", "main hears number cancelled by the user"])
    }
}
