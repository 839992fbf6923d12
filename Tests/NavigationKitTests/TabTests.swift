import HeadlessKit
import NavigationKit
import Testing

@MainActor
struct TabTests {
    @Test func `a tab is selected and keeps its stack, and starts when it is first seen`() throws {
        let app = try TestApp()
        app.showTabs()
        #expect(app.record.started == ["list"])
        try app.list("b").push(.item(1))
        #expect(app.shape == "{a*[list] b[list item/1] c[list]}")
        #expect(app.record.started == ["list"])
        app.navigator.select("b")
        #expect(app.record.started == ["list", "item/1"])
        app.navigator.back()
        #expect(app.record.started == ["list", "item/1", "list"])
        app.navigator.select("a")
        #expect(app.record.started.count == 3)
    }

    @Test func `a tab that isn't there is a typed error`() throws {
        let app = try TestApp.onTabs()
        #expect(app.navigator.select("x").outcome == .impossible(.noSuchTab("x")))
        #expect(app.app.select("x").outcome == .impossible(.noSuchTab("x")))
        #expect(app.events == ["ignored select x: there is no tab 'x'", "ignored select x: there is no tab 'x'"])
    }

    @Test func `I60: reselecting a tab takes the stack that one sees to its root`() throws {
        let app = try TestApp.onTabs()
        try app.list("a").push(.item(1))
        try app.list("a").push(.item(2))
        #expect(app.navigator.select("a").outcome == .performed)
        #expect(app.shape == "{a*[list] b[list] c[list]}")
    }

    @Test func `I61: reselecting a tab that shows its root does nothing`() throws {
        let app = try TestApp.onTabs()
        try app.list("a").push(.item(1))
        try app.list("a").popTo(.list)
        #expect(app.shape == "{a*[list] b[list] c[list]}")
        #expect(app.navigator.select("a").outcome == .coalesced)
        #expect(app.record.liveViewModels.count == 3)
    }

    @Test func `I62: a tab that a link opened at a detail goes to its root when it is reselected`() throws {
        let app = try TestApp.onTabs()
        app.navigator.select("b")
        app.navigator.open("karvon://item/4")
        #expect(app.shape == "{a*[list item/4] b[list] c[list]}")
        app.navigator.select("a")
        #expect(app.shape == "{a*[list] b[list] c[list]}")
    }

    @Test func `I63: a push while the tab is being left, and a pop as it is left, leave model and host empty`()
        async throws
    {
        let app = try TestApp.onTabs()
        app.host.isSlow = true
        let router = try app.list("a")
        router.push(.item(1))
        app.navigator.select("b")
        router.popToRoot()
        await app.finishTransitions()
        #expect(app.shape == "{a[list] b*[list] c[list]}")
        #expect(app.host.shown == app.navigator.tree)
        app.navigator.select("a")
        router.push(.item(2))
        await app.finishTransitions()
        #expect(app.host.shown?.shape == "{a*[list item/2] b[list] c[list]}")
    }

    @Test func `I64: a tab keeps its own stack while another shows a page over everything`() throws {
        let app = try TestApp.onTabs()
        try app.list("a").push(.item(1))
        app.navigator.select("b")
        try app.list("b").present(.item(9), as: .fullScreen)
        app.app.select("a")
        #expect(app.shape == "{a*[list item/1] b[list] c[list]}")
    }
}
