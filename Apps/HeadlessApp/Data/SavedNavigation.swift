import DataKit
import NavigationKit
import PresentationKit

/// Keeps where the app is, so that a relaunch goes on there.
@MainActor
final class SavedNavigation {
    private nonisolated static let key = StoredKey<NavigationState>("app.navigation")

    private let database: Database
    private let effects: EffectRunner
    /// Hears what failed, and why.
    var onFailure: (String, any Error) -> Void = { _, _ in }

    init(database: Database, effects: EffectRunner) {
        self.database = database
        self.effects = effects
    }

    /// What was kept; nil when there is nothing, or nothing that this version reads.
    func state() async -> NavigationState? {
        do { return try await database.read { try $0.value(Self.key) } } catch {
            onFailure("reading where the app was", error)
            return nil
        }
    }

    func keep(_ state: NavigationState) {
        effects.run {
            try await self.database.write { try $0.set(state, for: Self.key) }
        } deliver: { [weak self] result in
            if case .failure(let error) = result { self?.onFailure("keeping where the app is", error) }
        }
    }
}
