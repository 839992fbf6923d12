import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

/// Requests while the host takes its time, or refuses.
@MainActor
struct QueueTests {
    @Test func `the tree is what the host has shown, never what it will show`() async throws {
        let app = try slow()
        let request = try app.list().push(.item(1))
        #expect(request.outcome == .queued)
        #expect(app.shape == "[list]")
        #expect(app.host.shown == app.navigator.tree)
        #expect(app.record.started.isEmpty)
        await app.finishTransitions()
        #expect(app.shape == "[list item/1]")
        #expect(app.host.shown == app.navigator.tree)
        #expect(app.record.started == ["item/1"])
    }

    @Test func `requests of all kinds are performed in the order made`() async throws {
        let app = try slow()
        let router = try app.list()
        let requests = [
            router.push(.item(1)), router.start(PickFlow(), .present(.sheet)), app.navigator.back(),
            router.push(.item(2)), app.app.setRoot(ListFlow(name: "new")),
        ]
        await app.finishTransitions()
        #expect(requests.map(\.outcome) == Array(repeating: .performed, count: 5))
        #expect(
            app.events == [
                "push item/1", "present pick-flow/number as sheet", "back",
                "pick-flow/number cancelled (by the user)", "push item/2", "setRoot list-flow/new",
                "list-flow/main cancelled (superseded)",
            ])
    }

    @Test func `code gets the same tree from a slow host as from a fast one`() async throws {
        func play(_ app: TestApp) async throws -> String {
            let router = try app.list()
            router.push(.item(1))
            router.pop()
            router.push(.item(2))
            router.push(.item(3))
            router.pop()
            router.present(.form, as: .sheet)
            router.pop()
            router.push(.item(4))
            router.replace(.item(5))
            router.push(.item(6))
            router.push(.item(7))
            router.pop()
            router.pop()
            router.present(.form, as: .sheet)
            router.dismiss()
            router.push(.item(8))
            router.pop()
            await app.finishTransitions()
            return app.shape
        }
        #expect(try await play(slow()) == "[list item/2 item/5]")
        #expect(try await play(.onList()) == "[list item/2 item/5]")
    }

    @Test func `I07: a double tap on back is one back`() async throws {
        let app = try slow(.item(1), .item(2))
        let first = app.navigator.back()
        let second = app.navigator.back()
        await app.finishTransitions()
        #expect(app.shape == "[list item/1]")
        #expect([first.outcome, second.outcome] == [.performed, .coalesced])
    }

    @Test func `I07: a double tap on a button that pops is one pop`() async throws {
        let app = try slow(.item(1), .item(2))
        let router = try app.list()
        router.pop()
        router.pop()
        await app.finishTransitions()
        #expect(app.shape == "[list item/1]")
    }

    @Test func `I07: a double tap on back closes one of two sheets`() async throws {
        let app = try slow()
        try app.list().present(.item(1), as: .sheet)
        try app.list().present(.item(2), as: .sheet)
        await app.finishTransitions()
        app.navigator.back()
        app.navigator.back()
        await app.finishTransitions()
        #expect(app.shape == "[list] <item/1>")
    }

    @Test func `I08: three backs, each when the one before was shown, are three, and the app responds`() async throws {
        let app = try slow(.item(1), .item(2), .item(3))
        for _ in 1...3 {
            app.navigator.back()
            await app.finishTransitions()
        }
        #expect(app.shape == "[list]")
        try app.list().push(.item(4))
        await app.finishTransitions()
        #expect(app.host.shown?.shape == "[list item/4]")
    }

    @Test func `I08: three backs on a fast host are three`() throws {
        let app = try TestApp.onList(.item(1), .item(2), .item(3))
        for _ in 1...3 { app.navigator.back() }
        #expect(app.shape == "[list]")
    }

    @Test func `back while a screen is being pushed takes that one off, and no more`() async throws {
        let app = try slow(.item(1))
        try app.list().push(.item(2))
        app.navigator.back()
        await app.finishTransitions()
        #expect(app.shape == "[list item/1]")
    }

    @Test func `I33: a screen that pushes when it starts stays beneath, with one request for one push`() async throws {
        let app = try slow()
        app.record.onStart["item/1"] = { [record = app.record] _ in
            record.latest(ListCoordinator.self)?.router.push(.item(2))
        }
        try app.list().push(.item(1))
        await app.finishTransitions()
        #expect(app.shape == "[list item/1 item/2]")
        #expect(app.events == ["push item/1", "push item/2"])
    }

    @Test func `I34: steps that have nothing to do don't hold up the ones after them`() async throws {
        let app = try TestApp.onTabs()
        app.host.isSlow = true
        app.app.select("b")
        let router = try app.list("b")
        let steps = [
            router.popToRoot(), router.popTo(.list), router.dismiss(), router.show(.list), router.push(.item(1)),
        ]
        await app.finishTransitions()
        #expect(app.shape == "{a[list] b*[list item/1] c[list]}")
        #expect(
            steps.map(\.outcome) == [
                .coalesced, .coalesced, .impossible(.nothingPresented), .coalesced, .performed,
            ])
    }

    @Test func `what the host refuses has not happened, and what follows does`() throws {
        let app = try TestApp.onList()
        app.host.refusal = "no window"
        #expect(try app.list().start(PickFlow(), .push).outcome == .refused(why: "no window"))
        #expect(app.shape == "[list]")
        #expect(app.record.liveCoordinators == ["app", "main"])
        #expect(app.record.results.isEmpty)
        #expect(app.events == ["refused push pick-flow/number: no window"])
        #expect(try app.list().start(PickFlow(), .push).outcome == .performed)
    }

    @Test func `a coordinator that the host refused has no power over the flow that came after it`() throws {
        let app = try TestApp.onList()
        app.host.refusal = "no window"
        var kept: PickCoordinator?
        app.record.onMade = { kept = kept ?? $0 as? PickCoordinator }
        try app.list().start(PickFlow(name: "refused"), .push)
        #expect(kept?.name == "refused")
        try app.list().start(PickFlow(name: "shown"), .push)
        #expect(kept?.router.push(.second).outcome == .impossible(.flowEnded))
        #expect(app.shape == "[list pick/first]")
    }

    @Test func `a wait for the outcome ends with it, for all who wait`() async throws {
        let app = try slow()
        let request = try app.list().push(.item(1))
        let effects = EffectRunner(activity: app.activity)
        var outcomes: [Outcome] = []
        for _ in 1...2 { effects.run { outcomes.append(await request.finalOutcome()) } }
        effects.run("gone") { outcomes.append(await request.finalOutcome()) }
        effects.cancel("gone")
        await app.activity.settle()
        #expect(outcomes == [.superseded])
        await app.finishTransitions()
        #expect(outcomes == [.superseded, .performed, .performed])
        #expect(await request.finalOutcome() == .performed)
    }

    private func slow(_ steps: ListFlow.Step...) throws -> TestApp {
        let app = try TestApp.onList()
        for step in steps { try app.list().push(step) }
        app.forget()
        app.host.isSlow = true
        return app
    }
}
