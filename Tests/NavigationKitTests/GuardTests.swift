import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

@MainActor
struct GuardTests {
    @Test func `a protected screen is shown by no way while nobody is signed in`() throws {
        let app = try TestApp.onTabs()
        #expect(try app.list("a").push(.account).outcome == .denied(by: "access", why: "needs signed-in"))
        #expect(
            try app.list("a").present(.account, as: .sheet).outcome == .denied(by: "access", why: "needs signed-in"))
        #expect(try app.list("a").replace(.account).outcome == .denied(by: "access", why: "needs signed-in"))
        #expect(try app.list("a").show(.account).outcome == .denied(by: "access", why: "needs signed-in"))
        #expect(app.shape == "{a*[list] b[list] c[list]}")
        app.isSignedIn = true
        #expect(try app.list("a").push(.account).outcome == .performed)
    }

    @Test func `a protected screen is not shown when somebody signs out while a guard takes time`() async throws {
        let app = try TestApp.onList()
        app.isSignedIn = true
        let answers = Answers()
        app.navigator.guards = [TestGuard { _ in await answers.next() ? .allow : .deny(why: "no") }]
        let request = try app.list().push(.account)
        app.isSignedIn = false
        answers.give(true)
        await app.activity.settle()
        #expect(request.outcome == .denied(by: "access", why: "needs signed-in"))
        #expect(app.shape == "[list]")
    }

    @Test func `guards are asked in order about every way, and the first that objects decides`() throws {
        let app = try TestApp.onTabs()
        let first = TestGuard("first") { _ in .allow }
        let second = TestGuard("second") { $0.new.shape.contains("item/1") ? .deny(why: "not 1") : .allow }
        let third = TestGuard("third") { _ in .allow }
        app.navigator.guards = [first, second, third]
        #expect(try app.list("a").push(.item(1)).outcome == .denied(by: "second", why: "not 1"))
        #expect(app.navigator.open("karvon://item/1").outcome == .denied(by: "second", why: "not 1"))
        #expect(app.navigator.select("b").outcome == .performed)
        #expect(app.navigator.back().outcome == .impossible(.atRoot))
        #expect([first.asked, second.asked, third.asked] == [3, 3, 1])
        #expect(app.events.first == "denied push item/1 by second: not 1")
    }

    @Test func `what is asked for while a guard takes time waits for its turn`() async throws {
        let app = try TestApp.onList()
        let answers = Answers()
        app.navigator.guards = [TestGuard { _ in await answers.next() ? .allow : .deny(why: "no") }]
        let first = try app.list().push(.item(1))
        let second = try app.list().push(.item(2))
        #expect(app.shape == "[list]")
        answers.give(false)
        await app.activity.settle()
        #expect([first.outcome, second.outcome] == [.denied(by: "test", why: "no"), .queued])
        answers.give(true)
        await app.activity.settle()
        #expect(app.shape == "[list item/2]")
    }

    @Test func `a guard sends a request elsewhere, and the outcome tells by way of what`() throws {
        let app = try TestApp.onList()
        app.navigator.guards = [
            TestGuard { change in
                guard change.entered.contains(where: { $0.route.address == "item/1" }) else { return .allow }
                return .redirect(to: "login") { tree throws(NavigationError) in
                    try tree.present(PickFlow(name: "login"), as: .fullScreen)
                }
            }
        ]
        let request = try app.list().push(.item(1))
        #expect(request.outcome == .redirected(trace: ["login"]))
        #expect(app.shape == "[list] <<pick/first>>")
        #expect(app.events == ["redirected push item/1 by way of login"])
        try app.pick().finish(1)
        #expect(app.record.results == ["app hears login finished 1"])
    }

    @Test func `I66: going back from a changed form and staying changes nothing`() async throws {
        let app = try TestApp.onList(.form)
        let before = app.navigator.tree
        app.record.mayLeave["form"] = { _ in false }
        #expect(app.navigator.back().outcome == .denied(by: "screen", why: "it stays"))
        #expect(app.navigator.tree == before)
        #expect(app.host.shown == before)
    }

    @Test func `I67: a guard that blocks a push leaves the stack as it was`() throws {
        let app = try TestApp.onList(.item(1))
        app.navigator.guards = [TestGuard { _ in .deny(why: "not now") }]
        let before = app.navigator.tree
        #expect(try app.list().push(.item(2)).outcome == .denied(by: "test", why: "not now"))
        #expect(app.navigator.tree == before)
    }

    @Test func `I68: guards that send a request to and fro come to a bounded error with its trace`() throws {
        let app = try TestApp.onTabs()
        app.navigator.guards = [
            TestGuard { change in
                let other: TabID = change.new.tabs?.selected == "b" ? "c" : "b"
                return .redirect(to: "\(other)") { tree throws(NavigationError) in try tree.select(other) }
            }
        ]
        let request = app.navigator.select("b")
        guard case .denied(by: "guards", let why) = request.outcome else {
            Issue.record("\(request.outcome)")
            return
        }
        #expect(why == "redirected without end: c, b, c, b, c, b, c, b, c")
        #expect(app.shape == "{a*[list] b[list] c[list]}")
    }

    @Test func `I69: a guard that asks again for what it has just denied comes to an end`() async throws {
        let app = try TestApp.onList()
        try app.list().present(.form, as: .sheet)
        var router: Router<ListFlow>? = try app.list()
        let asked = TestGuard { _ in
            router?.dismiss()
            return .deny(why: "not yet")
        }
        app.navigator.guards = [asked]
        let request = try app.list().dismiss()
        await app.activity.settle()
        #expect(request.outcome == .denied(by: "test", why: "not yet"))
        #expect(asked.asked == 1000)
        #expect(app.events.last == "denied dismiss by navigation: requests follow from one another without end")
        #expect(app.shape == "[list] <form>")
        router = nil
        app.navigator.guards = []
        #expect(try app.list().dismiss().outcome == .performed)
    }

    @Test func `I69: a guard that puts one thing before another gets both, once`() throws {
        let app = try TestApp.onList()
        try app.list().present(.form, as: .sheet)
        var isSaved = false
        app.navigator.guards = [
            TestGuard { [router = try app.list()] _ in
                guard !isSaved else { return .allow }
                isSaved = true
                router.dismiss()
                return .deny(why: "saved first")
            }
        ]
        #expect(try app.list().dismiss().outcome == .denied(by: "test", why: "saved first"))
        #expect(app.shape == "[list]")
    }

    @Test func `I70: a guard that never answers has denied when its time is over, and what follows is done`()
        async throws
    {
        let app = try TestApp.onList()
        let never = Waiter<Void>()
        app.navigator.guards = [
            TestGuard("slow") { change in
                if change.new.shape.contains("item/1") { try? await never.value() }
                return .allow
            }
        ]
        let first = try app.list().push(.item(1))
        let second = try app.list().push(.item(2))
        await app.clock.advance(by: .seconds(29), settling: app.activity)
        #expect([first.outcome, second.outcome] == [.queued, .queued])
        await app.clock.advance(by: .seconds(1), settling: app.activity)
        #expect(first.outcome == .denied(by: "slow", why: "no answer in time"))
        #expect(second.outcome == .performed)
        #expect(app.shape == "[list item/2]")
        #expect(app.clock.nextDeadline == nil)
    }

    @Test func `I71: a pop at the root whose listener pops again comes to an end`() throws {
        let app = try TestApp.onList()
        let router = try app.list()
        var heard = 0
        app.navigator.onEvent = { _ in
            heard += 1
            router.pop()
        }
        #expect(router.pop().outcome == .impossible(.atRoot))
        #expect(heard == 1001)
        app.navigator.onEvent = nil
        #expect(router.push(.item(1)).outcome == .performed)
    }

    @Test func `I71: popTo a screen that isn't there stops and says so`() throws {
        let app = try TestApp.onList(.item(1), .item(2))
        #expect(try app.list().popTo(.form).outcome == .impossible(.notOnStack))
        #expect(app.shape == "[list item/1 item/2]")
    }
}
