import NavigationKit
import PresentationKit

/// Drives an app as a person and a platform would: one event at a time, each until the app has come to rest.
///
///     let app = try await AppDriver { try await MyApp.launch(in: $0) }
///     try await app.type("login.email", "alisher@navoiy.uz")
///     try await app.tap("login.submit")
///     #expect(app.snapshot.screens.last?.screen.title == "Home")
///
/// Drivers share nothing: two in one process do not see each other.
@MainActor
public final class AppDriver {
    /// Makes the app for one launch.
    public typealias Launch = @MainActor (HeadlessEnvironment) async throws -> any HeadlessApplication

    /// What the app is given from outside.
    public let environment: HeadlessEnvironment
    /// The app of the present launch.
    public private(set) var app: any HeadlessApplication
    /// The step done last; at first the launch.
    public private(set) var lastStep: Step
    private let launch: Launch

    /// Launches the app and lets it come to rest.
    public init(_ environment: HeadlessEnvironment = HeadlessEnvironment(), launch: @escaping Launch) async throws {
        self.environment = environment
        self.launch = launch
        app = try await launch(environment)
        lastStep = Step(event: nil, happenings: [], snapshot: Snapshot(screens: [], tabs: nil))
        listen()
        await settle()
        lastStep = try step(after: nil)
    }

    /// What is on screen now.
    public var snapshot: Snapshot { Snapshot(of: app.navigator, width: environment.host.width) }

    /// Lets one thing happen, and returns what followed once the app has come to rest.
    ///
    /// Throws, with the app at rest again, `InputError` when an element can't be used so, `DriverError` for a secret that
    /// nobody knows and for two elements of one id on what is shown, and whatever a relaunch throws.
    @discardableResult
    public func perform(_ event: Event) async throws -> Step {
        do { try await begin(event) } catch {
            await settle()
            throw error
        }
        await settle()
        lastStep = try step(after: event)
        return lastStep
    }

    /// Returns when nothing is in flight but what waits on the clock, the host or a person.
    public func settle() async {
        await environment.activity.settle()
    }

    private func begin(_ event: Event) async throws {
        let navigator = app.navigator
        try checkReach(of: event)
        switch event {
        case .tap(let id): try receive(.tap, at: id)
        case .doubleTap(let id):
            try receive(.tap, at: id)
            if snapshot.screens.contains(where: { $0.screen.activeElements.contains { $0.id == id && $0.isEnabled } }) {
                try receive(.tap, at: id)
            }
        case .type(let id, .text(let text)): try receive(.type(text), at: id)
        case .type(let id, .secret(let name)):
            guard let secret = app.secrets[name] else {
                throw DriverError.unknownSecret(name: name, known: app.secrets.keys.sorted())
            }
            try receive(.type(secret), at: id)
        case .pick(let id, let option): try receive(.pick(option), at: id)
        case .select(let tab): navigator.select(tab)
        case .back: navigator.back()
        case .gesture(let gesture, let completed):
            navigator.beginGesture(gesture)
            if completed { navigator.completeGesture() } else { navigator.cancelGesture() }
        case .open(let url): navigator.open(url)
        case .notification(let url):
            environment.note("tapped a notification for \(url.visible)")
            navigator.open(url)
        case .relaunch: try await restart()
        case .advance(let duration): await environment.clock.advance(by: duration, settling: environment.activity)
        case .resize(let width):
            environment.host.width = width
            navigator.widthDidChange()
        }
    }

    /// A person can neither go back behind a dialog nor reach the tabs behind a modal.
    private func checkReach(of event: Event) throws {
        switch event {
        case .back, .gesture:
            if let dialog = visibleScreens.compactMap(\.dialog).last { throw DriverError.behindDialog(dialog.id) }
        case .select:
            if let dialog = visibleScreens.compactMap(\.dialog).last { throw DriverError.behindDialog(dialog.id) }
            if !app.navigator.tree.modals.isEmpty { throw DriverError.behindModal }
        default: break
        }
    }

    private var visibleScreens: [Screen] {
        let navigator = app.navigator
        return navigator.tree.visible(in: environment.host.width).compactMap { navigator.viewModel(of: $0)?.screen }
    }

    private func receive(_ input: Input, at id: String) throws {
        if let gesture = app.navigator.gesture { throw DriverError.gestureUnderWay(gesture) }
        let screens = visibleScreens
        let owner = screens.first { $0.ids.contains(id) } ?? screens.last
        guard let owner else { throw DriverError.nothingOnScreen }
        try owner.receive(input, at: id)
    }

    private func restart() async throws {
        await app.shutDown()
        await settle()
        environment.host = HeadlessHost(width: environment.host.width)
        app = try await launch(environment)
        listen()
    }

    private func listen() {
        app.navigator.onEvent = { [environment] in environment.note($0.description) }
    }

    private func step(after event: Event?) throws -> Step {
        defer { environment.happenings = [] }
        let snapshot = snapshot
        if let id = snapshot.screens.flatMap(\.screen.ids).firstDuplicate {
            throw DriverError.duplicateID(id: id, screen: snapshot.screens.map(\.path).joined(separator: " | "))
        }
        return Step(event: event, happenings: environment.happenings, snapshot: snapshot)
    }
}

/// What one event led to.
public struct Step: Hashable, Sendable {
    /// The event; nil for the launch.
    public let event: Event?
    /// What navigation and notifications did, in order.
    public let happenings: [String]
    /// What was on screen when the app had come to rest.
    public let snapshot: Snapshot
}

/// Why an app could not be driven on.
public enum DriverError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownSecret(name: String, known: [String])
    case duplicateID(id: String, screen: String)
    case gestureUnderWay(Gesture)
    case nothingOnScreen
    case behindDialog(String)
    case behindModal

    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .unknownSecret(let name, let known):
            "nobody knows $\(name) now; known are \(known.isEmpty ? "none" : known.map { "$\($0)" }.joined(separator: ", "))"
        case .duplicateID(let id, let screen):
            "two elements on '\(screen)' have the id \(id); an id names one element"
        case .gestureUnderWay(let gesture): "a \(gesture.rawValue) is under way; end or cancel it first"
        case .nothingOnScreen: "nothing is on screen"
        case .behindDialog(let id): "the dialog \(id) is in front; answer it first"
        case .behindModal: "the tabs are behind what is presented; close that first"
        }
    }
}

extension [String] {
    fileprivate var firstDuplicate: String? {
        var seen = Set<String>()
        return first { !seen.insert($0).inserted }
    }
}
