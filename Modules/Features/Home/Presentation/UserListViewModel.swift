import DomainKit
import HomeDomain
import Observation
import PresentationKit

/// The directory, with search.
@Observable
public final class UserListViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case openUser(id: Int)
        case logOut
    }

    enum Content: Hashable {
        case loading
        case failed
        case loaded(UserPage)
    }

    /// How long a search waits for the next letter.
    public static let debounce = Duration.milliseconds(300)

    private(set) var content = Content.loading
    private(set) var query = ""
    private(set) var isAskingToLogOut = false
    @ObservationIgnored private var pages = 1
    private let listUsers: ListUsers
    private let clock: any WallClock
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// A list that isn't loaded yet.
    public init(
        listUsers: ListUsers, clock: any WallClock, effects: EffectRunner, output: @escaping (Output) -> Void
    ) {
        self.listUsers = listUsers
        self.clock = clock
        self.effects = effects
        self.output = output
    }

    /// Loads the first page.
    public func start() {
        load(after: .zero)
    }

    func reload() {
        content = .loading
        load(after: .zero)
    }

    func search(_ text: String) {
        query = text
        pages = 1
        load(after: Self.debounce)
    }

    func showMore() {
        pages += 1
        load(after: .zero)
    }

    func open(_ user: User) {
        output(.openUser(id: user.id))
    }

    func askToLogOut() {
        isAskingToLogOut = true
    }

    func answerLogOut(_ logsOut: Bool) {
        isAskingToLogOut = false
        if logsOut { output(.logOut) }
    }

    private func load(after delay: Duration) {
        effects.run("load") { [listUsers, clock, query, pages] in
            try await clock.sleep(for: delay)
            return try await listUsers(matching: query, pages: pages)
        } deliver: { [weak self] result in
            self?.content = (try? result.get()).map(Content.loaded) ?? .failed
        }
    }
}
