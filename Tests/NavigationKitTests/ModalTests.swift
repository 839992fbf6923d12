import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

@MainActor
struct ModalTests {
    @Test func `present shows a screen in front of everything, and dismiss removes it`() throws {
        let app = try TestApp.onList()
        #expect(try app.list().present(.item(1), as: .fullScreen).outcome == .performed)
        #expect(app.shape == "[list] <<item/1>>")
        #expect(app.events == ["present item/1 as full screen"])
        #expect(try app.list().present(.item(1), as: .fullScreen).outcome == .coalesced)
        #expect(try app.list().dismiss().outcome == .performed)
        #expect(app.shape == "[list]")
    }

    @Test func `dismiss removes what the flow has presented, when it stands beneath`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .present(.sheet))
        #expect(try app.list().dismiss().outcome == .performed)
        #expect(app.shape == "[list]")
    }

    @Test func `presenting while presenting waits its turn`() async throws {
        let app = try TestApp.onList()
        app.host.isSlow = true
        let first = try app.list().present(.item(1), as: .sheet)
        let second = try app.list().present(.item(2), as: .sheet)
        #expect([first.outcome, second.outcome] == [.queued, .queued])
        app.host.finishTransition()
        await app.activity.settle()
        #expect([first.outcome, second.outcome] == [.performed, .queued])
        await app.finishTransitions()
        #expect(app.shape == "[list] <item/1> <item/2>")
    }

    @Test func `I26: one action that dismisses a sheet and raises another leaves the other, and the next opens`()
        async throws
    {
        let app = try TestApp.onList()
        app.host.isSlow = true
        let router = try app.list()
        router.start(PickFlow(), .present(.sheet))
        await app.finishTransitions()
        router.dismiss()
        router.present(.item(1), as: .fullScreen)
        await app.finishTransitions()
        #expect(app.shape == "[list] <<item/1>>")
        router.dismiss()
        router.start(PickFlow(), .present(.sheet))
        await app.finishTransitions()
        #expect(app.shape == "[list] <pick/first>")
    }

    @Test func `I27: one action that closes a sheet and pops beneath does both, and nothing comes back`() async throws {
        let app = try TestApp.onList(.item(1))
        try app.list().present(.form, as: .sheet)
        app.host.isSlow = true
        try app.list().dismiss()
        try app.list().pop()
        await app.finishTransitions()
        #expect(app.shape == "[list]")
        #expect(app.host.shown == app.navigator.tree)
    }

    @Test func `I28: a third sheet set from the root closes both that are open and opens`() async throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "one"), .present(.sheet))
        try app.pick("one").start(PickFlow(name: "two"), .present(.sheet))
        app.host.isSlow = true
        try app.list().dismiss()
        try app.list().present(.item(3), as: .sheet)
        await app.finishTransitions()
        #expect(app.shape == "[list] <item/3>")
    }

    @Test func `I29: of two dialogs in turn the first is told once that it ended, and the second not at all`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "one"), .present(.sheet))
        try app.list().dismiss()
        try app.list().start(PickFlow(name: "two"), .present(.sheet))
        #expect(app.record.results == ["main hears one cancelled superseded"])
    }

    @Test func `I30: whoever awaits a dismissal goes on when the host has shown it`() async throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .present(.sheet))
        app.host.isSlow = true
        let effects = EffectRunner(activity: app.activity)
        let router = try app.list()
        var outcomes: [Outcome] = []
        effects.run {
            outcomes.append(await router.dismiss().finalOutcome())
            outcomes.append(await router.present(.item(1), as: .sheet).finalOutcome())
        }
        await app.activity.settle()
        #expect(outcomes.isEmpty)
        app.host.finishTransition()
        await app.activity.settle()
        #expect(outcomes == [.performed])
        await app.finishTransitions()
        #expect(outcomes == [.performed, .performed])
        #expect(app.host.shown?.shape == "[list] <item/1>")
    }

    @Test func `I31: a cover that the host can't show is in neither, and the next push is shown`() throws {
        let app = try TestApp.onList()
        app.host.refusal = "another app's cover is in front"
        let request = try app.list().present(.item(1), as: .fullScreen)
        #expect(request.outcome == .refused(why: "another app's cover is in front"))
        #expect(app.shape == "[list]")
        #expect(app.host.shown == app.navigator.tree)
        #expect(app.record.liveViewModels == ["list"])
        try app.list().push(.item(2))
        #expect(app.host.shown?.shape == "[list item/2]")
    }

    @Test func `I32: a push right after a sheet was dragged down is on the stack beneath`() async throws {
        let app = try TestApp.onList()
        try app.list().present(.item(1), as: .sheet)
        app.host.isSlow = true
        app.navigator.beginGesture(.dragDown)
        app.navigator.completeGesture()
        try app.list().push(.item(2))
        await app.finishTransitions()
        #expect(app.shape == "[list item/2]")
    }

    @Test func `I35: two layers closed in one action end once each, the inner one first`() throws {
        let app = try nested()
        try app.pick("one").dismiss()
        #expect(app.shape == "[list]")
        #expect(
            app.record.results == [
                "two hears three cancelled its parent ended", "one hears two cancelled its parent ended",
                "main hears one cancelled superseded",
            ])
        #expect(app.host.log.suffix(2) == [.began(["list"]), .shown(["list"])])
    }

    @Test func `I37: a root that is set over sheets and pushes is one change`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "one"), .present(.sheet))
        try app.pick().push(.second)
        try app.pick().start(PickFlow(name: "two"), .present(.sheet))
        let before = app.host.log.count
        app.app.setRoot(ListFlow(name: "new"))
        #expect(app.host.log.count - before == 2)
        #expect(app.shape == "[list]")
        #expect(app.record.liveCoordinators == ["app", "new"])
    }

    @Test func `I38: dismissing the middle of three sheets ends it now, with the one that it carries`() throws {
        let app = try nested()
        try app.pick("two").dismiss()
        #expect(app.shape == "[list] <pick/first>")
        #expect(
            app.record.results == [
                "two hears three cancelled its parent ended", "one hears two cancelled superseded",
            ])
        #expect(app.record.liveCoordinators == ["app", "main", "one"])
    }

    @Test func `I39: what lies over a sheet goes with it, and each flow hears so`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "sheet"), .present(.sheet))
        try app.list().start(PickFlow(name: "overlay"), .present(.fullScreen))
        try app.list().start(PickFlow(name: "overlay 2"), .present(.fullScreen))
        try app.pick("sheet").dismiss()
        #expect(app.shape == "[list]")
        #expect(app.record.results.count == 3)
        #expect(app.record.liveCoordinators == ["app", "main"])
    }

    @Test func `I40: pop on a sheet that shows its first screen closes the sheet`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .present(.sheet))
        #expect(try app.pick().pop().outcome == .performed)
        #expect(app.shape == "[list]")
    }

    @Test func `I41: dismiss where nothing is presented is a typed refusal`() throws {
        let app = try TestApp.onList(.item(1))
        #expect(try app.list().dismiss().outcome == .impossible(.nothingPresented))
        #expect(app.shape == "[list item/1]")
        try app.list().present(.item(2), as: .sheet)
        try app.list().pop()
        #expect(app.shape == "[list item/1]")
        #expect(try app.list().dismiss().outcome == .impossible(.nothingPresented))
    }

    private func nested() throws -> TestApp {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "one"), .present(.sheet))
        try app.pick("one").start(PickFlow(name: "two"), .present(.sheet))
        try app.pick("two").start(PickFlow(name: "three"), .present(.sheet))
        #expect(app.shape == "[list] <pick/first> <pick/first> <pick/first>")
        app.forget()
        return app
    }
}
