import Foundation
import HeadlessKit
import NavigationKit
import Testing

@MainActor
struct LinkTests {
    @Test func `a link shows its screen with the full stack beneath`() throws {
        let app = try TestApp.onTabs()
        #expect(app.navigator.open("karvon://item/3").outcome == .performed)
        #expect(app.shape == "{a*[list item/3] b[list] c[list]}")
        #expect(app.events == ["open item/3 on a"])
    }

    @Test(arguments: ["KARVON://item/3", "Karvon://item/3?from=mail", "karvon:///item/3/"])
    func `a link's scheme is read in any case, and what is unknown in a query is left out`(url: String) throws {
        let app = try TestApp.onTabs()
        #expect(app.navigator.open(url).outcome == .performed)
    }

    @Test(
        arguments: [
            (
                "karvon://nowhere",
                AddressError.unknown(
                    "karvon://nowhere", known: ["karvon://item/{id}", "karvon://account", "karvon://form"])
            ),
            (
                "https://item/3",
                .unknown("https://item/3", known: ["karvon://item/{id}", "karvon://account", "karvon://form"])
            ),
            ("", .unknown("", known: ["karvon://item/{id}", "karvon://account", "karvon://form"])),
            ("karvon://item/abc", .bad("item/abc", parameter: "id", value: "abc", expected: "a whole number")),
        ])
    func `I54: a link that can't be read is a typed error, and changes nothing`(url: String, error: AddressError) throws
    {
        let app = try TestApp.onTabs()
        #expect(app.navigator.open(url).outcome == .impossible(.address(error)))
        #expect(app.events == ["ignored open \(url): \(error)"])
        #expect(app.shape == "{a*[list] b[list] c[list]}")
    }

    @Test func `I42: a link that needs a session waits for it, and is opened once`() throws {
        let app = try TestApp()
        app.app.setRoot(PickFlow(name: "login"))
        let request = app.navigator.open("karvon://account")
        #expect(request.outcome == .parked(until: .signedIn))
        #expect(app.shape == "[pick/first]")
        app.forget()
        app.isSignedIn = true
        app.showTabs()
        #expect(app.shape == "{a*[list account] b[list] c[list]}")
        #expect(app.events.contains("open account on a"))
        app.navigator.back()
        app.navigator.select("b")
        #expect(app.shape == "{a[list] b*[list] c[list]}")
    }

    @Test func `a link that waits survives a relaunch, and is opened once in all`() async throws {
        let first = try TestApp()
        first.app.setRoot(PickFlow(name: "login"))
        first.navigator.open("karvon://account")
        let state = try first.lastSaved()
        first.navigator.shutDown()

        let second = try TestApp(clock: first.clock)
        #expect(await second.navigator.restore(state))
        #expect(second.shape == "[pick/first]")
        second.isSignedIn = true
        second.showTabs()
        #expect(second.shape == "{a*[list account] b[list] c[list]}")
        second.navigator.back()
        let third = try TestApp(clock: first.clock)
        third.isSignedIn = true
        #expect(try await third.navigator.restore(second.lastSaved()))
        #expect(third.shape == "{a*[list] b[list] c[list]}")
    }

    @Test func `a link that was opened and refused does not come back at the next launch`() async throws {
        let app = try TestApp()
        app.app.setRoot(PickFlow(name: "login"))
        app.navigator.open("karvon://account")
        app.isSignedIn = true
        app.navigator.guards = [
            TestGuard { $0.new.shape.contains("account") ? .deny(why: "no") : .allow }
        ]
        app.showTabs()
        #expect(app.events.last == "denied open account on a by test: no")
        let next = try TestApp(clock: app.clock)
        next.isSignedIn = true
        #expect(try await next.navigator.restore(app.lastSaved()))
        #expect(next.shape == "{a*[list] b[list] c[list]}")
    }

    @Test(arguments: [(900, true), (901, false)])
    func `a link waits for a quarter of an hour`(seconds: Int, isOpened: Bool) async throws {
        let app = try TestApp()
        app.app.setRoot(PickFlow(name: "login"))
        app.navigator.open("karvon://account")
        await app.clock.advance(by: .seconds(seconds), settling: app.activity)
        app.isSignedIn = true
        app.showTabs()
        #expect((app.shape == "{a*[list account] b[list] c[list]}") == isOpened)
        #expect(app.events.contains("dropped account: the link waited for too long") != isOpened)
    }

    @Test func `a later link takes the place of one that waits, and that is told`() throws {
        let app = try TestApp.onTabs()
        app.navigator.links = LinkTable(
            scheme: "karvon",
            [
                LinkKind(ItemLink.self, tab: "a") { $0.stack },
                LinkKind(OtherLink.self, tab: "b") { _ in [ListFlow.Step.account, .item(1)] },
            ])
        app.navigator.open("karvon://account")
        app.navigator.open("karvon://account")
        app.navigator.open("karvon://other")
        #expect(
            app.events == [
                "parked account until signed-in", "parked account until signed-in",
                "dropped account: a later link waits in its place", "parked item/1 until signed-in",
            ])
    }

    @Test func `I43: back on the first screen that a guard left is a typed outcome, and shows nothing protected`()
        throws
    {
        let app = try TestApp()
        app.app.setRoot(PickFlow(name: "login"))
        app.navigator.open("karvon://account")
        #expect(app.navigator.back().outcome == .impossible(.atRoot))
        #expect(app.shape == "[pick/first]")
    }

    @Test func `I44: the target of a link is not overwritten by the start that is late`() async throws {
        let app = try TestApp()
        app.app.setRoot(PickFlow(name: "splash"))
        app.navigator.open("karvon://account")
        app.host.isSlow = true
        app.isSignedIn = true
        app.showTabs()
        await app.finishTransitions()
        #expect(app.shape == "{a*[list account] b[list] c[list]}")
        #expect(app.host.shown == app.navigator.tree)
    }

    @Test func `I45: a link while deep in a stack keeps what both have in common`() throws {
        let app = try TestApp.onTabs()
        try app.list("a").push(.item(1))
        let list = app.navigator.tree.entries[0]
        app.navigator.open("karvon://item/2")
        #expect(app.shape == "{a*[list item/2] b[list] c[list]}")
        #expect(app.navigator.tree.entries[0] == list)
    }

    @Test func `I46: a link shows the same stack in an app that was open as in one that was not`() throws {
        let open = try TestApp.onTabs()
        try open.list("a").push(.item(9))
        open.navigator.select("c")
        open.navigator.open("karvon://item/2")
        let closed = try TestApp()
        closed.showTabs()
        closed.navigator.open("karvon://item/2")
        #expect(open.shape == closed.shape)
    }

    @Test func `I48: a link closes the sheet that is open`() throws {
        let app = try TestApp.onTabs()
        try app.list("b").start(PickFlow(), .present(.sheet))
        app.navigator.open("karvon://item/2")
        #expect(app.shape == "{a*[list item/2] b[list] c[list]}")
    }

    @Test func `I49: a sheet flow that a link closed can be opened again`() throws {
        let app = try TestApp.onTabs()
        try app.list("a").start(PickFlow(), .present(.sheet))
        app.navigator.open("karvon://item/2")
        app.navigator.back()
        #expect(try app.list("a").start(PickFlow(), .present(.sheet)).outcome == .performed)
        #expect(app.shape == "{a*[list] b[list] c[list]} <pick/first>")
        #expect(app.record.results == ["a hears number cancelled superseded"])
    }

    @Test func `I50: a screen that a link opened can be opened again by hand`() throws {
        let app = try TestApp.onTabs()
        app.navigator.open("karvon://item/2")
        app.navigator.back()
        #expect(try app.list("a").push(.item(2)).outcome == .performed)
        #expect(app.shape == "{a*[list item/2] b[list] c[list]}")
    }

    @Test func `I51: a link in the middle of a flow cancels the flow before its target is shown`() throws {
        let app = try TestApp.onTabs()
        try app.list("b").start(PickFlow(), .present(.fullScreen))
        try app.pick().push(.second)
        let invite = try app.pick()
        app.navigator.open("karvon://item/5")
        #expect(app.shape == "{a*[list item/5] b[list] c[list]}")
        #expect(app.record.results == ["b hears number cancelled superseded"])
        #expect(invite.push(.second).outcome == .impossible(.flowEnded))
    }

    @Test(arguments: [1, 2, 5])
    func `I52: a link to what is in front, again and again, shows one of it`(times: Int) throws {
        let app = try TestApp.onTabs()
        try app.list("a").push(.item(2))
        let shown = app.navigator.tree
        let outcomes = (1...times).map { _ in app.navigator.open("karvon://item/2").outcome }
        #expect(outcomes.allSatisfy { $0 == .coalesced })
        #expect(app.navigator.tree == shown)
    }

    @Test func `I53: the same link three times in one go shows one screen`() async throws {
        let app = try TestApp.onTabs()
        app.host.isSlow = true
        let requests = (1...3).map { _ in app.navigator.open("karvon://item/2") }
        await app.finishTransitions()
        #expect(requests.map(\.outcome) == [.performed, .coalesced, .coalesced])
        #expect(app.shape == "{a*[list item/2] b[list] c[list]}")
    }

    @Test func `a link to a tab that isn't there says so`() throws {
        let app = try TestApp.onList()
        #expect(app.navigator.open("karvon://item/2").outcome == .impossible(.noSuchTab("a")))
    }
}

private enum OtherLink: Addressable {
    case other

    static let grammar = Grammar<Self>(Rule("other", .other))
}
