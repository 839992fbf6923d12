import NavigationKit
import PresentationKit
import Testing

/// Questions that screens ask before they are left.
@MainActor
struct LeaveTests {
    @Test func `each screen that would go is asked, the front one first, until one objects`() async throws {
        let app = try TestApp.onList(.item(1), .item(2), .item(3))
        var asked: [String] = []
        for name in ["item/1", "item/2", "item/3"] {
            app.record.mayLeave[name] = { viewModel in
                asked.append(viewModel.name)
                return name != "item/2"
            }
        }
        #expect(try app.list().popToRoot().outcome == .denied(by: "screen", why: "it stays"))
        #expect(asked == ["item/3", "item/2"])
        #expect(app.shape == "[list item/1 item/2 item/3]")
    }

    @Test func `the end of a session waits for no answer, whatever was asked for before it`() async throws {
        let app = try TestApp.onList(.form)
        app.record.mayLeave["form"] = { _ in await Answers().next() }
        let first = app.navigator.back()
        let second = try app.list().popToRoot()
        let end = app.app.setRoot(PickFlow(name: "login"), because: .signedOut)
        await app.activity.settle()
        #expect([first.outcome, second.outcome, end.outcome] == [.superseded, .superseded, .performed])
        #expect(app.shape == "[pick/first]")
    }

    @Test func `the end of a session waits for no guard that was asked before it`() async throws {
        let app = try TestApp.onList()
        let answers = Answers()
        var isAsking = true
        app.navigator.guards = [TestGuard { _ in isAsking ? (await answers.next() ? .allow : .allow) : .allow }]
        let first = try app.list().push(.item(1))
        isAsking = false
        let end = app.app.setRoot(PickFlow(name: "login"), because: .signedOut)
        await app.activity.settle()
        #expect([first.outcome, end.outcome] == [.superseded, .performed])
    }

    @Test func `a screen that nobody sees and that must ask stays, and holds up nothing`() async throws {
        let app = try TestApp.onTabs()
        try app.list("a").push(.form)
        app.navigator.select("b")
        app.forget()
        app.record.mayLeave["form"] = { _ in await Answers().next() }
        let request = app.navigator.open("karvon://item/3")
        await app.activity.settle()
        #expect(request.outcome == .denied(by: "screen", why: "it has a question, but is not seen"))
        #expect(app.shape == "{a[list form] b*[list] c[list]}")
        #expect(app.navigator.select("a").outcome == .performed)
    }

    @Test func `a screen that nobody sees and that answers by itself is left`() async throws {
        let app = try TestApp.onTabs()
        try app.list("a").push(.form)
        app.navigator.select("b")
        app.record.mayLeave["form"] = { _ in true }
        #expect(app.navigator.open("karvon://item/3").outcome == .performed)
        #expect(app.shape == "{a*[list item/3] b[list] c[list]}")
    }

    @Test func `a screen that waits for a request while it is asked is told that this is impossible`() async throws {
        let app = try TestApp.onList(.form)
        var told: Outcome?
        let router = try app.list()
        app.record.mayLeave["form"] = { _ in
            told = await router.present(.item(1), as: .sheet).finalOutcome()
            return true
        }
        let request = app.navigator.back()
        await app.activity.settle()
        #expect(told == .impossible(.waitsForItself))
        #expect(request.outcome == .performed)
        #expect(app.shape == "[list]")
        #expect(
            app.events == [
                "ignored present item/1 as sheet: it waits for the request that is under way, which waits for it",
                "back",
            ])
    }

    @Test func `a screen that asks in a flow of its own, in its own time, and stays meanwhile`() async throws {
        let app = try TestApp.onList(.form)
        let router = try app.list()
        var results: [FlowResult<Int>] = []
        app.record.mayLeave["form"] = { viewModel in
            viewModel.effects.run("ask", ifRunning: .keep) {
                results.append(await router.run(PickFlow(name: "sure?"), .present(.sheet)))
            }
            return false
        }
        app.navigator.back()
        await app.activity.settle()
        #expect(app.shape == "[list form] <pick/first>")
        try app.pick().finish(1)
        await app.activity.settle()
        #expect(results == [.finished(1)])
    }

    @Test func `a guard that waits for a flow of its own is told that it is not started`() async throws {
        let app = try TestApp.onList()
        let router = try app.list()
        var results: [FlowResult<Int>] = []
        app.navigator.guards = [
            TestGuard { change in
                guard change.begun.isEmpty else { return .allow }
                results.append(await router.run(PickFlow(), .present(.sheet)))
                return .allow
            }
        ]
        #expect(router.push(.item(1)).outcome == .performed)
        #expect(results == [.cancelled(.notStarted)])
    }

    @Test func `restoring from within a guard is impossible, not endless`() async throws {
        let app = try TestApp.onList()
        let state = app.navigator.state
        var isRestored: Bool?
        app.navigator.guards = [
            TestGuard { [weak app] _ in
                if isRestored == nil { isRestored = await app?.navigator.restore(state) }
                return .allow
            }
        ]
        try app.list().push(.item(1))
        await app.activity.settle()
        #expect(isRestored == false)
        #expect(app.shape == "[list item/1]")
    }
}
