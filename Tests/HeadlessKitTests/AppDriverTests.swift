import Foundation
import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

@MainActor
struct AppDriverTests {
    // MARK: What can't be done

    @Test func `an id that is not on screen is told with those that are`() async throws {
        let app = try await smallApp()
        await #expect {
            try await app.tap("small.gone")
        } throws: {
            "\($0)"
                == "small.gone is not on the screen 'list'; it has small.text, small.secret, small.size, small.tap, small.off, small.ask, small.twice, small.open, small.sheet, small.finish, small.cancel"
        }
    }

    @Test func `an element that is disabled refuses`() async throws {
        let app = try await smallApp()
        await #expect(throws: InputError.disabled(id: "small.off")) { try await app.tap("small.off") }
    }

    @Test func `an element behind a dialog refuses, and the dialog's own is used`() async throws {
        let app = try await smallApp()
        try await app.tap("small.ask")
        await #expect(throws: InputError.behindDialog(id: "small.tap", dialog: "small.dialog")) {
            try await app.tap("small.tap")
        }
        let step = try await app.tap("small.yes")
        #expect(step.snapshot.screens[0].screen.dialog == nil)
    }

    @Test func `nobody goes back behind a dialog, or reaches the tabs behind a sheet`() async throws {
        let asking = try await smallApp()
        try await asking.tap("small.ask")
        await #expect(throws: DriverError.behindDialog("small.dialog")) { try await asking.back() }
        await #expect(throws: DriverError.behindDialog("small.dialog")) {
            try await asking.perform(.gesture(.swipeBack, completed: true))
        }
        let presenting = try await smallApp()
        try await presenting.tap("small.sheet")
        await #expect(throws: DriverError.behindModal) { try await presenting.select("home") }
        #expect("\(DriverError.behindModal)" == "the tabs are behind what is presented; close that first")
    }

    @Test func `an element is not given what it can't take`() async throws {
        let app = try await smallApp()
        await #expect(throws: InputError.wrongInput(id: "small.tap", kind: "button", input: "type")) {
            try await app.type("small.tap", "x")
        }
        await #expect(throws: InputError.noSuchOption(id: "small.size", option: "huge", options: ["small", "large"])) {
            try await app.pick("small.size", "huge")
        }
    }

    @Test func `a secret that nobody knows is told with those that are known`() async throws {
        let app = try await smallApp()
        let event = Event.type("small.secret", .secret("pin"))
        await #expect(throws: DriverError.unknownSecret(name: "pin", known: ["code", "word"])) {
            try await app.perform(event)
        }
        #expect(
            "\(DriverError.unknownSecret(name: "pin", known: ["code"]))" == "nobody knows $pin now; known are $code")
        #expect("\(DriverError.unknownSecret(name: "pin", known: []))" == "nobody knows $pin now; known are none")
    }

    @Test func `two elements of one id are told with the screen`() async throws {
        let app = try await smallApp()
        let error = DriverError.duplicateID(id: "small.tap", screen: "list")
        await #expect(throws: error) { try await app.tap("small.twice") }
        #expect("\(error)" == "two elements on 'list' have the id small.tap; an id names one element")
    }

    @Test func `an app that shows nothing says so`() async throws {
        let app = try await AppDriver { environment in
            await SoloApp(SmallFlow.small, in: environment, configure: { $0.guards = [Refusing()] }) {
                SmallCoordinator(router: $1, clock: environment.clock)
            }
        }
        await #expect(throws: DriverError.nothingOnScreen) { try await app.tap("small.tap") }
    }

    @Test func `I72: a tap on a screen that the event before took away is refused, and the app goes on`() async throws {
        let app = try await smallApp()
        try await app.tap("small.open")
        let before = app.lastStep
        try await app.back()
        await #expect(throws: InputError.self) { try await app.tap("detail.only") }
        #expect(app.lastStep.event == .back)
        #expect(before.snapshot.screens[0].address == "detail/1")
        #expect(try await app.tap("small.tap").snapshot.lines.contains("| [button small.tap] Tapped 1 times"))
    }

    @Test func `I09: while a gesture is under way no element is touched`() async throws {
        let app = try await smallApp()
        try await app.tap("small.open")
        app.app.navigator.beginGesture(.swipeBack)
        await #expect(throws: DriverError.gestureUnderWay(.swipeBack)) { try await app.tap("detail.tap") }
        #expect("\(DriverError.gestureUnderWay(.swipeBack))" == "a swipe back is under way; end or cancel it first")
        app.app.navigator.cancelGesture()
        #expect(try await app.tap("detail.tap").snapshot.screens[0].path == "list > detail/1")
    }

    // MARK: What follows

    @Test func `each event gives a step with what happened and what is on screen`() async throws {
        let app = try await smallApp()
        #expect(app.lastStep.event == nil)
        #expect(app.lastStep.happenings == ["setRoot small"])
        let step = try await app.tap("small.open")
        #expect(step == app.lastStep)
        #expect(step.event == .tap("small.open"))
        #expect(step.happenings == ["push detail/1"])
        #expect(step.snapshot.screens.map(\.path) == ["list > detail/1"])
        #expect(step.snapshot.screens.map(\.address) == ["detail/1"])
    }

    @Test func `a sheet's path follows what is behind it`() async throws {
        let app = try await smallApp()
        let step = try await app.tap("small.sheet")
        #expect(step.snapshot.lines[0] == "= list / detail/9 (sheet)")
        #expect(
            try await app.perform(.gesture(.dragDown, completed: false)).happenings == [
                "began drag down", "cancelled drag down",
            ])
        #expect(
            try await app.perform(.gesture(.dragDown, completed: true)).happenings == ["began drag down", "drag down"])
    }

    @Test func `a list stands beside its detail where there is room`() async throws {
        let app = try await smallApp(layout: .split)
        try await app.tap("small.open")
        let step = try await app.perform(.resize(.regular))
        #expect(step.snapshot.screens.map(\.address) == ["list", "detail/1"])
        try await app.tap("detail.tap")
        try await app.tap("small.tap")
        #expect(app.snapshot.lines.count { $0.hasSuffix("Tapped 1 times") } == 2)
        #expect(try await app.perform(.resize(.compact)).snapshot.screens.map(\.address) == ["detail/1"])
    }

    @Test func `a secret is typed by its name and stands nowhere on screen`() async throws {
        let app = try await smallApp()
        let step = try await app.perform(.type("small.secret", .secret("word")))
        #expect(step.snapshot.lines.contains("| [secure small.secret] Secret: \"••••••\""))
        #expect(!step.snapshot.lines.joined().contains("sesame"))
        #expect(try await app.tap("small.finish").snapshot.lines.contains("| The flow finished: with open sesame"))
    }

    @Test func `a double tap is two taps where the first leaves the element, and one where it doesn't`() async throws {
        let app = try await smallApp()
        #expect(
            try await app.perform(.doubleTap("small.tap")).snapshot.lines.contains(
                "| [button small.tap] Tapped 2 times"))
        let step = try await app.perform(.doubleTap("small.open"))
        #expect(step.snapshot.screens.map(\.path) == ["list > detail/1"])
        #expect(step.happenings == ["push detail/1"])
    }

    @Test func `a notification is noted, then its link is opened`() async throws {
        let app = try await smallApp()
        let step = try await app.perform(.notification("karvon://x"))
        #expect(step.happenings.first == "tapped a notification for karvon://x")
        #expect(step.happenings.count == 2)
        app.environment.post(UserNotification(title: "Order", body: "It is\nthere"))
        #expect(try await app.tap("small.tap").happenings == ["notified Order: It is\\nthere"])
        #expect(app.environment.notifications.map(\.title) == ["Order"])
    }

    // MARK: Coming to rest

    @Test func `effects that follow from one another are done before the step is told`() async throws {
        let app = try await smallApp()
        try await app.type("small.text", "abc")
        #expect(!app.snapshot.lines.contains("| ABC"))
        #expect(try await app.advance(.milliseconds(299)).snapshot.lines.contains("| ABC") == false)
        #expect(try await app.advance(.milliseconds(1)).snapshot.lines.contains("| ABC"))
    }

    @Test func `what waits on a slow host is at rest`() async throws {
        let app = try await smallApp()
        app.environment.host.isSlow = true
        let step = try await app.tap("small.open")
        #expect(step.happenings == [])
        #expect(step.snapshot.screens[0].address == "list")
        app.environment.host.finishTransition()
        await app.settle()
        #expect(app.snapshot.screens[0].address == "detail/1")
        #expect(app.environment.activity.running == 0)
    }

    @Test func `two drivers do not see each other`() async throws {
        let one = try await smallApp()
        let other = try await smallApp()
        try await one.type("small.text", "abc")
        try await one.tap("small.open")
        let step = try await other.advance(.seconds(10))
        #expect(step.happenings == [])
        #expect(step.snapshot.screens[0].address == "list")
        #expect(one.environment.clock.nextDeadline != nil)
        #expect(other.environment.clock.nextDeadline == nil)
    }

    @Test func `two runs of the same events give the same steps`() async throws {
        func run() async throws -> [Step] {
            let app = try await smallApp()
            let events: [Event] = [
                .type("small.text", .text("abc")), .advance(.seconds(1)), .tap("small.open"), .back,
                .tap("small.sheet"),
                .relaunch, .gesture(.dragDown, completed: true), .tap("small.finish"), .relaunch,
            ]
            var steps = [app.lastStep]
            for event in events { steps.append(try await app.perform(event)) }
            return steps
        }
        #expect(try await run() == run())
    }
}

/// Denies everything.
@MainActor
private final class Refusing: Guard {
    let name = "refusing"

    func verdict(on _: Change) async -> Verdict { .deny(why: "no") }
}
