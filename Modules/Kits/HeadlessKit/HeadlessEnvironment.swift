import DomainKit
import Foundation
import NavigationKit
import PresentationKit

/// Everything that an app is given from outside when it runs headless; outlives each launch of it.
@MainActor
public final class HeadlessEnvironment {
    /// The only clock of the app.
    public let clock: ManualClock
    /// Counts what is in flight.
    public let activity: Activity
    /// New identifiers.
    public let identifiers: any IdentifierSource
    /// Random numbers.
    public let random: any RandomSource
    /// What shows the app, for this launch.
    public internal(set) var host: HeadlessHost
    /// The notifications that were posted, the latest last.
    public private(set) var notifications: [UserNotification] = []
    var happenings: [String] = []
    private var savedJSON: Data?

    /// An environment; what isn't given is the same each time.
    public init(
        now: Date = Date(timeIntervalSince1970: 1_767_258_000), width: Width = .compact,
        identifiers: any IdentifierSource = SequentialIdentifiers(), random: any RandomSource = SeededRandom(seed: 1)
    ) {
        clock = ManualClock(now: now)
        activity = Activity()
        host = HeadlessHost(width: width)
        self.identifiers = identifiers
        self.random = random
    }

    /// Shows the person a notification.
    public func post(_ notification: UserNotification) {
        notifications.append(notification)
        happenings.append("notified \(notification.title.visible): \(notification.body.visible)")
    }

    /// Where the last launch was; as it was written, so that only what can be written and read survives.
    var savedState: NavigationState? {
        savedJSON.flatMap { try? JSONDecoder().decode(NavigationState.self, from: $0) }
    }

    func save(_ state: NavigationState) {
        savedJSON = try? JSONEncoder().encode(state)
    }

    /// Notes something that happened, for the transcript.
    /// What has more than one line is noted as one.
    public func note(_ happening: String) {
        let lines = happening.split { $0.isNewline }.map { $0.trimmingCharacters(in: .whitespaces) }
        happenings.append(lines.joined(separator: " "))
    }
}

/// What a person sees of the app outside of it.
public struct UserNotification: Hashable, Codable, Sendable {
    /// Who it is from.
    public let title: String
    /// What it says.
    public let body: String

    /// A notification.
    public init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}

/// An app that runs headless: built by a composition root for one launch.
@MainActor
public protocol HeadlessApplication: AnyObject {
    /// What is on screen.
    var navigator: Navigator { get }

    /// The values of `$names` that may be typed without being written down, such as a code that was just sent.
    var secrets: [String: String] { get }

    /// Ends the launch, as a process's end would; what was saved stays.
    func shutDown() async
}

extension HeadlessApplication {
    /// None.
    public var secrets: [String: String] { [:] }

    /// Ends the navigator.
    public func shutDown() async {
        navigator.shutDown()
    }
}
