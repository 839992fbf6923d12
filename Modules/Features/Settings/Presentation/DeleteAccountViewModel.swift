import Observation
import PresentationKit
import SettingsDomain

/// Deletes the account of a person who types its e-mail address.
@Observable
public final class DeleteAccountViewModel: ViewModel {
    /// What a person wants from here, or what has happened.
    public enum Output: Hashable, Sendable {
        case deleted
        case keep
    }

    enum Content: Hashable {
        case loading
        case failed
        case loaded(email: String)
    }

    private(set) var content = Content.loading
    private(set) var typed = ""
    private(set) var isDeleting = false
    private(set) var hasDeletingFailed = false
    private let useCases: SettingsUseCases
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// A form that doesn't know the account yet.
    public init(useCases: SettingsUseCases, effects: EffectRunner, output: @escaping (Output) -> Void) {
        self.useCases = useCases
        self.effects = effects
        self.output = output
    }

    /// Loads the account's address.
    public func start() {
        content = .loading
        effects.run("load") { [useCases] in
            try await useCases.showEmail()
        } deliver: { [weak self] result in
            self?.content = (try? result.get()).map(Content.loaded) ?? .failed
        }
    }

    /// While the account is being deleted nobody leaves: what follows has to be seen.
    public func mayLeave() async -> Bool { !isDeleting }

    /// There once the address was typed.
    var confirmation: DeletionConfirmation? {
        guard case .loaded(let email) = content else { return nil }
        return DeletionConfirmation(typed: typed, email: email)
    }

    func type(_ text: String) {
        typed = text
        hasDeletingFailed = false
    }

    func delete() {
        guard let confirmation else { return }
        isDeleting = true
        hasDeletingFailed = false
        effects.run("delete", ifRunning: .keep) { [useCases] in
            try await useCases.deleteAccount(confirmation)
        } deliver: { [weak self] result in
            self?.isDeleting = false
            switch result {
            case .success: self?.output(.deleted)
            case .failure: self?.hasDeletingFailed = true
            }
        }
    }

    func keep() {
        output(.keep)
    }
}
