import HeadlessKit
import NavigationKit
import Testing

@MainActor
struct StackVerbTests {
    @Test func `push puts a screen on top`() throws {
        let app = try TestApp.onList()
        #expect(try app.list().push(.item(1)).outcome == .performed)
        #expect(app.shape == "[list item/1]")
        #expect(app.events == ["push item/1"])
        #expect(app.record.started == ["item/1"])
    }

    @Test func `push of the screen that is on top changes nothing`() throws {
        let app = try TestApp.onList(.item(1))
        #expect(try app.list().push(.item(1)).outcome == .coalesced)
        #expect(app.shape == "[list item/1]")
    }

    @Test func `pop takes the top screen off, and none off the root`() throws {
        let app = try TestApp.onList(.item(1))
        #expect(try app.list().pop().outcome == .performed)
        #expect(try app.list().pop().outcome == .impossible(.atRoot))
        #expect(app.shape == "[list]")
    }

    @Test func `popTo takes off what is above a screen, and says so when it isn't there`() throws {
        let app = try TestApp.onList(.item(1), .item(2), .item(3))
        #expect(try app.list().popTo(.item(1)).outcome == .performed)
        #expect(app.shape == "[list item/1]")
        #expect(try app.list().popTo(.item(9)).outcome == .impossible(.notOnStack))
        #expect(try app.list().popTo(.item(1)).outcome == .coalesced)
    }

    @Test func `popToRoot leaves the first screen`() throws {
        let app = try TestApp.onList(.item(1), .item(2))
        #expect(try app.list().popToRoot().outcome == .performed)
        #expect(app.shape == "[list]")
        #expect(try app.list().popToRoot().outcome == .coalesced)
    }

    @Test func `replace puts a screen in the place of the top one, the root included`() throws {
        let app = try TestApp.onList(.item(1))
        #expect(try app.list().replace(.item(2)).outcome == .performed)
        #expect(app.shape == "[list item/2]")
        #expect(try app.list().replace(.item(2)).outcome == .coalesced)
        try app.list().popToRoot()
        try app.list().replace(.item(3))
        #expect(app.shape == "[item/3]")
    }

    @Test func `replace puts a screen in the place of another flow's, and so ends that flow`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        try app.list().replace(.item(1))
        #expect(app.shape == "[list item/1]")
        #expect(app.record.results == ["main hears number cancelled superseded"])
    }

    @Test func `show puts a detail on the first screen, and keeps the one that is there`() throws {
        let app = try TestApp.onList(.item(1), .item(2))
        let kept = app.navigator.tree.entries[1].id
        #expect(try app.list().show(.item(1)).outcome == .performed)
        #expect(app.shape == "[list item/1]")
        #expect(app.navigator.tree.entries[1].id == kept)
        #expect(try app.list().show(.item(3)).outcome == .performed)
        #expect(app.shape == "[list item/3]")
        #expect(try app.list().show(.item(3)).outcome == .coalesced)
    }

    @Test func `a split stack shows its first screen beside the last where there is room, and starts what is seen`()
        throws
    {
        let app = try TestApp(width: .regular)
        app.app.setRoot(ListFlow(), layout: .split)
        try app.list().show(.item(1))
        #expect(app.navigator.tree.visible(in: .regular).map(\.route.address) == ["list", "item/1"])
        #expect(app.navigator.tree.visible(in: .compact).map(\.route.address) == ["item/1"])
        #expect(app.record.started == ["list", "item/1"])
    }

    @Test func `a verb of a flow that has ended changes nothing and says so`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        let pick = try #require(app.record.latest(PickCoordinator.self))
        app.navigator.back()
        #expect(pick.router.push(.second).outcome == .impossible(.flowEnded))
        #expect(pick.router.finish(1).outcome == .impossible(.flowEnded))
        #expect(pick.router.cancel().outcome == .impossible(.flowEnded))
        #expect(app.shape == "[list]")
        #expect(app.events.last == "ignored cancel pick-flow/number: the flow has ended")
    }

    @Test func `a verb of a router whose app is gone says so`() throws {
        var app: TestApp? = try TestApp.onList()
        let router = try #require(app).list()
        app = nil
        #expect(router.push(.item(1)).outcome == .impossible(.flowEnded))
    }

    // MARK: Twice

    @Test func `I21: a double tap on a row pushes one screen`() throws {
        let app = try TestApp.onList()
        let router = try app.list()
        router.push(.item(1))
        router.push(.item(1))
        #expect(app.shape == "[list item/1]")
        app.navigator.back()
        #expect(app.shape == "[list]")
    }

    @Test func `I22: the second tap on a button is ignored while the host is still at the first`() async throws {
        let app = try TestApp.onList()
        app.host.isSlow = true
        let first = try app.list().push(.item(1))
        let second = try app.list().push(.item(1))
        #expect(first.outcome == .queued)
        await app.finishTransitions()
        #expect(first.outcome == .performed)
        #expect(second.outcome == .coalesced)
        #expect(app.shape == "[list item/1]")
    }

    @Test func `I23: pushing B on B is told as coalesced`() throws {
        let app = try TestApp.onList()
        #expect(try app.list().push(.item(1)).outcome == .performed)
        #expect(try app.list().push(.item(2)).outcome == .performed)
        #expect(try app.list().push(.item(2)).outcome == .coalesced)
        #expect(app.shape == "[list item/1 item/2]")
    }

    @Test func `I24: push and pop in turns leave one of each`() async throws {
        let app = try TestApp.onList()
        app.host.isSlow = true
        let router = try app.list()
        router.push(.item(2))
        router.pop()
        router.push(.item(3))
        router.pop()
        router.push(.item(2))
        await app.finishTransitions()
        #expect(app.shape == "[list item/2]")
    }

    @Test func `I25: two screens pushed in one go are both shown, in order`() async throws {
        let app = try TestApp.onList()
        app.host.isSlow = true
        let router = try app.list()
        let requests = [router.push(.item(1)), router.push(.item(2))]
        await app.finishTransitions()
        #expect(requests.map(\.outcome) == [.performed, .performed])
        #expect(app.shape == "[list item/1 item/2]")
    }
}
