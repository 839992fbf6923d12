import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

/// Coordinators and view models live exactly as long as their screens.
@MainActor
struct LifetimeTests {
    @Test(arguments: ["back", "swipe", "pop", "replace", "finish", "cancel", "root"])
    func `a flow and its screens are gone after the last screen left, whatever the way`(way: String) throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        #expect(app.record.liveCoordinators == ["app", "main", "number"])
        #expect(app.record.liveViewModels == ["list", "pick/first"])
        switch way {
        case "back": app.navigator.back()
        case "swipe":
            app.navigator.beginGesture(.swipeBack)
            app.navigator.completeGesture()
        case "pop": try app.list().pop()
        case "replace": try app.list().replace(.item(1))
        case "finish": try app.pick().finish(1)
        case "cancel": try app.pick().cancel()
        default: app.app.setRoot(ListFlow(name: "new"))
        }
        #expect(!app.record.liveCoordinators.contains("number"))
        #expect(!app.record.liveViewModels.contains("pick/first"))
        #expect(app.record.results.count(where: { $0.contains("hears number") }) == 1)
    }

    @Test func `a coordinator lives as long as a flow that it started`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(name: "parent"), .push)
        try app.pick("parent").start(PickFlow(name: "child"), .push)
        let parentsScreen = app.navigator.tree.entries[1]
        #expect(parentsScreen.route.address == "pick/first")
        #expect(app.record.liveCoordinators == ["app", "main", "parent", "child"])
        app.navigator.back()
        #expect(app.record.liveCoordinators == ["app", "main", "parent"])
    }

    @Test func `a navigator that is released takes everything with it`() throws {
        var app: TestApp? = try TestApp.onTabs()
        try app?.list("a").start(PickFlow(), .present(.sheet))
        let record = try #require(app).record
        app = nil
        #expect(record.liveCoordinators.isEmpty)
        #expect(record.liveViewModels.isEmpty)
    }

    @Test func `I11: a flow that is dragged down is cleaned up as by dismiss`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .present(.sheet))
        app.navigator.beginGesture(.dragDown)
        app.navigator.completeGesture()
        #expect(app.record.liveCoordinators == ["app", "main"])
        #expect(app.record.liveViewModels == ["list"])
        #expect(app.navigator.liveFlows == ["list-flow/main"])
    }

    @Test func `I12: log in and out, again and again, leaves as many coordinators as once`() throws {
        let app = try TestApp()
        for _ in 1...20 {
            app.app.setRoot(PickFlow(name: "login"))
            try app.pick().push(.second)
            app.app.setRoot(ListFlow(name: "home"))
            try app.list().push(.item(1))
            app.navigator.back()
            #expect(app.record.liveCoordinators == ["app", "home"])
            #expect(app.record.liveViewModels == ["list"])
        }
    }

    @Test func `I13: a child lives while its screen is still being added, and as long as one of them is there`()
        async throws
    {
        let app = try TestApp.onList()
        app.host.isSlow = true
        try app.list().start(PickFlow(), .push)
        await app.activity.settle()
        #expect(app.record.liveCoordinators.contains("number"))
        try app.list().push(.item(1))
        await app.finishTransitions()
        #expect(app.shape == "[list pick/first item/1]")
        #expect(app.record.liveCoordinators.contains("number"))
        app.navigator.back()
        await app.finishTransitions()
        #expect(try app.pick().push(.second).outcome == .queued)
        await app.finishTransitions()
        #expect(app.shape == "[list pick/first pick/second]")
    }

    @Test func `I14: a pushed child that is swiped away is told once`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        for _ in 1...2 {
            app.navigator.beginGesture(.swipeBack)
            app.navigator.completeGesture()
        }
        #expect(app.record.results == ["main hears number cancelled by the user"])
    }

    @Test func `I15: the work of a flow ends when its container is dragged down`() async throws {
        let app = try TestApp.onList()
        var endings: [String] = []
        app.record.onStart["pick/first"] = { [clock = app.clock] viewModel in
            viewModel.effects.run {
                do { try await clock.sleep(for: .seconds(3600)) } catch { endings.append("\(error)") }
            }
        }
        try app.list().start(PickFlow(), .present(.sheet))
        #expect(app.clock.nextDeadline != nil)
        app.navigator.beginGesture(.dragDown)
        app.navigator.completeGesture()
        await app.activity.settle()
        #expect(endings == ["CancellationError()"])
        #expect(app.clock.nextDeadline == nil)
        #expect(app.record.liveCoordinators == ["app", "main"])
    }

    @Test func `I16: a detail that is opened and left five times in a tab leaves none`() throws {
        let app = try TestApp.onTabs()
        for id in 1...5 {
            try app.list("a").push(.item(id))
            app.navigator.back()
        }
        #expect(app.record.liveViewModels == ["list", "list", "list"])
    }

    @Test func `I17: tabs that are replaced are gone, and none of their screens starts again`() async throws {
        let app = try TestApp.onTabs()
        app.navigator.select("b")
        app.forget()
        app.app.setRoot(PickFlow(name: "login"), because: .signedOut)
        await app.activity.settle()
        #expect(app.record.started == ["pick/first"])
        #expect(app.record.liveCoordinators == ["app", "login"])
        #expect(app.record.liveViewModels == ["pick/first"])
    }

    @Test func `I18: a sheet that is opened and dragged down ten times leaves no coordinator`() throws {
        let app = try TestApp.onList()
        for _ in 1...10 {
            try app.list().start(PickFlow(), .present(.sheet))
            app.navigator.beginGesture(.dragDown)
            app.navigator.completeGesture()
        }
        #expect(app.record.liveCoordinators == ["app", "main"])
        #expect(app.record.results.count == 10)
    }

    @Test func `I20: panels that take turns in a tray live one at a time, and none after it`() throws {
        let app = try TestApp.onList()
        try app.list().start(ListFlow(name: "tray"), .present(.sheet))
        for turn in 1...6 {
            try app.list("tray").popToRoot()
            try app.list("tray").start(PickFlow(name: turn % 2 == 0 ? "left" : "right"), .push)
            #expect(app.record.liveCoordinators.count == 4)
        }
        app.navigator.beginGesture(.dragDown)
        app.navigator.completeGesture()
        #expect(app.record.liveCoordinators == ["app", "main"])
    }

    @Test func `I73: the work of every screen of a stack that is replaced is cancelled`() async throws {
        let app = try TestApp()
        var cancelled: [String] = []
        for name in ["list", "item/1", "item/2"] {
            app.record.onStart[name] = { viewModel in
                viewModel.effects.run { [clock = app.clock] in
                    do { try await clock.sleep(for: .seconds(9)) } catch { cancelled.append(name) }
                }
            }
        }
        app.app.setRoot(ListFlow())
        try app.list().push(.item(1))
        try app.list().push(.item(2))
        app.app.setRoot(PickFlow(name: "new"))
        await app.activity.settle()
        #expect(cancelled.sorted() == ["item/1", "item/2", "list"])
    }
}
