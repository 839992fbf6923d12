import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

@MainActor
struct SoloAppTests {
    @Test func `a flow that is finished is followed by a screen that tells its result`() async throws {
        let app = try await smallApp()
        let step = try await app.tap("small.finish")
        #expect(step.snapshot.lines == ["= The end", "| The flow finished: with nothing"])
    }

    @Test func `a flow that is cancelled is followed by a screen that tells why`() async throws {
        let app = try await smallApp()
        let step = try await app.tap("small.cancel")
        #expect(step.snapshot.lines == ["= The end", "| The flow cancelled (by the user)"])
    }

    @Test func `a relaunch shows what was on screen, and loses what was typed`() async throws {
        let app = try await smallApp()
        try await app.tap("small.open")
        try await app.type("detail.text", "abc")
        let step = try await app.relaunch()
        #expect(step.happenings == ["restore"])
        #expect(step.snapshot.screens.map(\.path) == ["list > detail/1"])
        #expect(step.snapshot.lines.contains("| [field detail.text] Text: \"\""))
        #expect(app.environment.clock.nextDeadline == nil)
        #expect(try await app.back().snapshot.screens.map(\.address) == ["list"])
    }

    @Test func `a relaunch after the end shows the end again`() async throws {
        let app = try await smallApp()
        try await app.perform(.type("small.secret", .secret("word")))
        let end = try await app.tap("small.finish").snapshot
        #expect(try await app.relaunch().snapshot == end)
    }

    @Test func `a relaunch while the host is at a change shows what was there before it`() async throws {
        let app = try await smallApp()
        app.environment.host.isSlow = true
        try await app.tap("small.open")
        let step = try await app.relaunch()
        #expect(step.snapshot.screens.map(\.address) == ["list"])
        #expect(!app.environment.host.isSlow)
    }

    @Test func `a relaunch in the middle of a gesture forgets it`() async throws {
        let app = try await smallApp()
        try await app.tap("small.open")
        app.app.navigator.beginGesture(.swipeBack)
        try await app.relaunch()
        #expect(try await app.tap("detail.tap").snapshot.screens.map(\.address) == ["detail/1"])
    }

    @Test func `the old launch is gone after a relaunch, and hears nothing more`() async throws {
        let app = try await smallApp()
        weak let old = app.app.navigator
        try await app.relaunch()
        #expect(old == nil)
    }

    @Test func `the host keeps one log over all that it did`() async throws {
        let app = try await smallApp()
        app.environment.host.refusal = "no window"
        try await app.tap("small.open")
        try await app.tap("small.open")
        #expect(
            app.environment.host.log == [
                .began(["list"]), .shown(["list"]), .began(["detail/1"]), .refused(why: "no window"),
                .began(["detail/1"]), .shown(["detail/1"]),
            ])
        app.environment.host.finishTransition()
        #expect(app.environment.host.shown == app.app.navigator.tree)
    }
}
