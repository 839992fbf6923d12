import Foundation
import NavigationKit
import Testing

@MainActor
struct RestorationTests {
    @Test func `what was saved is shown again, the top screens started and the others not`() async throws {
        let old = try TestApp.onTabs()
        try old.list("a").push(.item(1))
        old.navigator.select("b")
        try old.list("b").start(PickFlow(), .present(.sheet))
        try old.pick().push(.second)
        let app = try TestApp()
        #expect(try await app.navigator.restore(old.lastSaved()))
        #expect(app.shape == "{a[list item/1] b*[list] c[list]} <pick/first pick/second>")
        #expect(app.shape == old.shape)
        #expect(app.navigator.tree == old.navigator.tree)
        #expect(app.record.liveCoordinators == ["app", "a", "b", "c", "number"])
        #expect(app.record.started == ["pick/second"])
        #expect(app.events == ["restore"])
    }

    @Test func `I55: a saved screen that is no longer known is dropped and told, with those above it`() async throws {
        let old = try TestApp.onList(.item(1), .item(2))
        let app = try TestApp()
        #expect(try await app.navigator.restore(changed(old, "item/1", to: "page/1")))
        #expect(app.shape == "[list]")
        #expect(app.events == ["dropped page/1: it can't be shown any more", "restore"])
    }

    @Test func `I55: a saved flow that is no longer known is dropped, with the modals in front of it`() async throws {
        let old = try TestApp.onList()
        try old.list().start(PickFlow(name: "gone"), .present(.sheet))
        try old.list().present(.item(1), as: .sheet)
        let app = try TestApp()
        #expect(try await app.navigator.restore(changed(old, "pick-flow/gone", to: "choose-flow/gone")))
        #expect(app.shape == "[list]")
        #expect(
            app.events == [
                "dropped pick/first: it can't be shown any more",
                "dropped item/1: what was behind it can't be shown any more", "restore",
            ])
        #expect(app.navigator.liveFlows == ["list-flow/main"])
    }

    @Test func `I56: when the last of three can't be read, two are shown`() async throws {
        let old = try TestApp.onList(.item(1), .item(2))
        let app = try TestApp()
        #expect(try await app.navigator.restore(changed(old, "item/2", to: "item/two")))
        #expect(app.shape == "[list item/1]")
    }

    @Test func `I56: when nothing can be read nothing changes, and the app's start is shown`() async throws {
        let old = try TestApp.onList(.item(1))
        let app = try TestApp()
        #expect(try await !app.navigator.restore(changed(old, "list-flow/main", to: "list-flow")))
        #expect(app.shape == "[]")
        #expect(app.record.liveCoordinators == ["app"])
        app.app.setRoot(ListFlow())
        #expect(app.shape == "[list]")
    }

    @Test func `I57: what was saved and is not asked for leaves no trace in the new start`() async throws {
        let old = try TestApp.onList(.item(1))
        let state = try old.lastSaved()
        old.navigator.shutDown()
        #expect(old.record.liveCoordinators.isEmpty)
        let app = try TestApp()
        app.app.setRoot(ListFlow(name: "new"))
        #expect(app.shape == "[list]")
        #expect(app.navigator.liveFlows == ["list-flow/new"])
        #expect(state.tree.shape == "[list item/1]")
    }

    @Test func `what is restored over what is shown takes its place, with ids of its own`() async throws {
        let old = try TestApp.onList(.item(1))
        let app = try TestApp()
        app.app.setRoot(PickFlow(name: "splash"))
        try app.pick().push(.second)
        #expect(try await app.navigator.restore(old.lastSaved()))
        #expect(app.shape == "[list item/1]")
        #expect(app.record.liveViewModels == ["list", "item/1"])
        #expect(app.record.liveCoordinators == ["app", "main"])
        let top = try #require(app.navigator.tree.entries.last)
        #expect((app.navigator.viewModel(of: top) as? TestViewModel)?.name == "item/1")
        #expect(app.record.results == ["app hears splash cancelled not restorable"])
        try app.list().push(.item(2))
        #expect(app.shape == "[list item/1 item/2]")
    }

    @Test func `I58: two stacks, each two deep, are restored by their own names`() async throws {
        let old = try TestApp.onTabs()
        try old.list("a").push(.item(1))
        try old.list("b").push(.item(2))
        let app = try TestApp()
        #expect(try await app.navigator.restore(old.lastSaved()))
        #expect(app.shape == "{a*[list item/1] b[list item/2] c[list]}")
        try app.list("b").push(.item(3))
        #expect(app.shape == "{a*[list item/1] b[list item/2 item/3] c[list]}")
    }

    @Test func `I59: a result that was awaited before the relaunch reaches the parent once`() async throws {
        let old = try TestApp.onList()
        _ = try Waiting(old)
        let app = try TestApp()
        #expect(try await app.navigator.restore(old.lastSaved()))
        #expect(app.shape == "[list] <pick/first>")
        try app.pick().finish(42)
        #expect(app.record.results == ["main hears number finished 42"])
        #expect(app.shape == "[list]")
    }

    @Test func `a screen that needs a session is not restored without one`() async throws {
        let old = try TestApp.onList()
        old.isSignedIn = true
        try old.list().push(.account)
        let app = try TestApp()
        #expect(try await app.navigator.restore(old.lastSaved()))
        #expect(app.shape == "[list]")
    }

    @Test func `a state of another version is not read`() async throws {
        let old = try TestApp.onList()
        #expect {
            try changed(old, "\"version\":1", to: "\"version\":2")
        } throws: { "\($0)".contains("it was written by another version") }
    }

    @Test(
        arguments: [
            ("\"1 0 ", "\"1 1 "),
            ("\"selected\":{\"description\":\"a\"}", "\"selected\":{\"description\":\"z\"}"),
            ("\"lastID\":", "\"lastID\":1,\"was\":"),
            ("\"id\":{\"description\":\"b\"}", "\"id\":{\"description\":\"a\"}"),
        ])
    func `a state that no verbs could have made is not shown`(part: String, change: String) async throws {
        let old = try TestApp.onTabs()
        old.navigator.select("a")
        let app = try TestApp()
        #expect(try await !app.navigator.restore(changed(old, part, to: change)))
        #expect(app.events == ["dropped what was saved: it is damaged"])
        #expect(app.shape == "[]")
    }

    @Test func `a state of an app that showed nothing is not shown, and is no damage`() async throws {
        let app = try TestApp()
        #expect(await !app.navigator.restore(app.navigator.state))
        #expect(app.events.isEmpty)
    }

    @Test func `a guard that sends a restored app elsewhere is obeyed`() async throws {
        let old = try TestApp.onList(.item(1))
        let app = try TestApp()
        app.navigator.guards = [
            TestGuard {
                guard $0.new.shape.contains("item/1") else { return .allow }
                return .redirect(to: "lock") { tree throws(NavigationError) in try tree.setRoot(PickFlow(name: "lock"))
                }
            }
        ]
        #expect(try await app.navigator.restore(old.lastSaved()))
        #expect(app.shape == "[pick/first]")
    }

    private func changed(_ app: TestApp, _ part: String, to change: String) throws -> NavigationState {
        let text = String(decoding: try JSONEncoder().encode(app.navigator.state), as: UTF8.self)
        // JSON may be written with a slash escaped.
        let plain = text.replacing("\\/", with: "/")
        try #require(plain.contains(part))
        return try JSONDecoder().decode(NavigationState.self, from: Data(plain.replacing(part, with: change).utf8))
    }
}
