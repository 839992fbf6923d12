import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

@MainActor
struct GestureTests {
    @Test func `I01: a cancelled swipe leaves dismiss alive`() throws {
        let app = try TestApp.onList(.item(1))
        app.navigator.beginGesture(.swipeBack)
        app.navigator.cancelGesture()
        #expect(try app.list().pop().outcome == .performed)
        #expect(app.shape == "[list]")
        #expect(app.events == ["began swipe back", "cancelled swipe back", "pop"])
    }

    @Test func `I02: a swipe that is released early pops nothing and saves nothing`() throws {
        let app = try TestApp.onList(.item(1), .item(2), .item(3))
        let (tree, log, saved) = (app.navigator.tree, app.host.log, app.saved)
        app.navigator.beginGesture(.swipeBack)
        app.navigator.cancelGesture()
        #expect(app.navigator.completeGesture() == nil)
        #expect(app.navigator.tree == tree)
        #expect(app.host.log == log)
        #expect(app.saved == saved)
        try app.list().push(.item(4))
        #expect(app.shape == "[list item/1 item/2 item/3 item/4]")
    }

    @Test func `I03: a child flow is alive after a cancelled swipe, and gone after a completed one`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .push)
        app.navigator.beginGesture(.swipeBack)
        #expect(app.record.liveCoordinators == ["app", "main", "number"])
        app.navigator.cancelGesture()
        try app.pick().push(.second)
        #expect(app.shape == "[list pick/first pick/second]")
        swipe(app)
        swipe(app)
        #expect(app.shape == "[list]")
        #expect(app.record.liveCoordinators == ["app", "main"])
    }

    @Test func `I04: a swipe that is released at once and then a push leave all three screens`() throws {
        let app = try TestApp.onList(.item(1))
        app.navigator.beginGesture(.swipeBack)
        app.navigator.cancelGesture()
        try app.list().push(.item(2))
        #expect(app.shape == "[list item/1 item/2]")
        #expect(app.host.shown == app.navigator.tree)
    }

    @Test(arguments: ["swipe", "drag", "back", "pop", "popToRoot", "dismiss", "select", "link"])
    func `I05: a screen that stays is left by no way`(way: String) async throws {
        let app = try TestApp.onTabs()
        try app.list("a").present(.form, as: .sheet)
        app.record.mayLeave["form"] = { _ in false }
        let request =
            switch way {
            case "swipe": swipe(app)
            case "drag": drag(app)
            case "back": app.navigator.back()
            case "pop": try app.list("a").pop()
            case "popToRoot": try app.list("a").replace(.item(1))
            case "dismiss": try app.list("a").dismiss()
            case "select": app.navigator.select("b")
            default: app.navigator.open("karvon://item/3")
            }
        #expect(request?.outcome == .denied(by: "screen", why: "it stays"))
        #expect(app.shape == "{a*[list] b[list] c[list]} <form>")
        #expect(app.host.shown == app.navigator.tree)
    }

    @Test func `I06: the question comes before anything moves, and only its answer moves`() async throws {
        let app = try TestApp.onList(.form)
        let answers = Answers()
        app.record.mayLeave["form"] = { _ in await answers.next() }
        let first = app.navigator.back()
        #expect(first.outcome == .queued)
        #expect(app.shape == "[list form]")
        answers.give(false)
        await app.activity.settle()
        #expect(first.outcome == .denied(by: "screen", why: "it stays"))
        #expect(app.shape == "[list form]")
        #expect(app.host.log.count == 4)
        let second = app.navigator.back()
        answers.give(true)
        await app.activity.settle()
        #expect(second.outcome == .performed)
        #expect(app.shape == "[list]")
    }

    @Test func `I09: a change by code cancels the gesture, which then completes nothing`() throws {
        let app = try TestApp.onList(.item(1))
        app.navigator.beginGesture(.swipeBack)
        try app.list().push(.item(2))
        #expect(app.navigator.gesture == nil)
        #expect(app.navigator.completeGesture() == nil)
        #expect(app.shape == "[list item/1 item/2]")
        #expect(app.events == ["began swipe back", "cancelled swipe back", "push item/2"])
    }

    @Test func `I09: a change that was under way when the gesture began cancels it too`() async throws {
        let app = try TestApp.onList(.item(1))
        app.host.isSlow = true
        try app.list().push(.item(2))
        app.navigator.beginGesture(.swipeBack)
        await app.finishTransitions()
        #expect(app.navigator.gesture == nil)
        #expect(app.shape == "[list item/1 item/2]")
    }

    @Test func `a second gesture cancels the first`() throws {
        let app = try TestApp.onList(.item(1))
        app.navigator.beginGesture(.swipeBack)
        app.navigator.beginGesture(.dragDown)
        #expect(app.events == ["began swipe back", "cancelled swipe back", "began drag down"])
        #expect(app.navigator.completeGesture()?.outcome == .impossible(.nothingPresented))
        #expect(app.shape == "[list item/1]")
    }

    @Test func `I10: a swipe in tabs takes the inner page off, and nothing off a tab's first screen`() throws {
        let app = try TestApp.onTabs()
        try app.list("a").push(.item(1))
        #expect(swipe(app)?.outcome == .performed)
        #expect(app.shape == "{a*[list] b[list] c[list]}")
        #expect(swipe(app)?.outcome == .impossible(.atRoot))
        #expect(app.shape == "{a*[list] b[list] c[list]}")
    }

    @Test func `a drag takes a sheet with all its screens, and no full screen`() throws {
        let app = try TestApp.onList()
        try app.list().start(PickFlow(), .present(.sheet))
        try app.pick().push(.second)
        try app.pick().present(.first, as: .fullScreen)
        #expect(drag(app)?.outcome == .impossible(.nothingPresented))
        try app.pick().dismiss()
        #expect(app.shape == "[list] <pick/first pick/second>")
        #expect(drag(app)?.outcome == .performed)
        #expect(app.shape == "[list]")
        #expect(app.record.results == ["main hears number cancelled by the user"])
    }

    @Test func `I36: a long press that goes back to the root leaves nothing of the screens above it`() throws {
        let app = try TestApp.onList(.item(1), .item(2))
        let request = app.navigator.back(to: app.navigator.tree.entries[0])
        #expect(request.outcome == .performed)
        #expect(app.shape == "[list]")
        #expect(app.record.liveViewModels == ["list"])
        #expect(app.events == ["back to list"])
    }

    @discardableResult
    private func swipe(_ app: TestApp) -> Request? {
        app.navigator.beginGesture(.swipeBack)
        return app.navigator.completeGesture()
    }

    @discardableResult
    private func drag(_ app: TestApp) -> Request? {
        app.navigator.beginGesture(.dragDown)
        return app.navigator.completeGesture()
    }
}

/// A person's answers to questions, given one at a time.
@MainActor
final class Answers {
    private var waiter = Waiter<Bool>()

    func next() async -> Bool {
        let waiter = Waiter<Bool>()
        self.waiter = waiter
        return (try? await waiter.value()) ?? false
    }

    func give(_ answer: Bool) {
        waiter.resume(returning: answer)
    }
}
