import DomainKit
import Observation
import PresentationKit
import SettingsDomain

/// The preferences, and the ways out of the account.
@Observable
public final class SettingsViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case signOut
        case deleteAccount
        case done
    }

    enum Content: Hashable {
        case loading
        case failed
        case loaded(Preferences)
    }

    private(set) var content = Content.loading
    private(set) var isSaving = false
    /// What could not be stored; what is shown is still what is stored.
    private(set) var unsaved: Preferences?
    private(set) var isAskingToSignOut = false
    @ObservationIgnored private var subscription: Subscription?
    private let useCases: SettingsUseCases
    private let clock: any WallClock
    private let formats: @MainActor () -> Formats
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// Settings that aren't loaded yet. `formats` must follow the language by the time that the preferences are told.
    public init(
        useCases: SettingsUseCases, clock: any WallClock, formats: @escaping @MainActor () -> Formats,
        effects: EffectRunner, output: @escaping (Output) -> Void
    ) {
        self.useCases = useCases
        self.clock = clock
        self.formats = formats
        self.effects = effects
        self.output = output
    }

    /// Today and an amount, as the whole app writes them now.
    var example: String {
        let formats = formats()
        return "\(formats.day(clock.now)) and \(formats.money(123_456_750, currency: "UZS"))"
    }

    /// Loads the preferences, and listens from then on.
    public func start() {
        subscription = useCases.observePreferences { [weak self] in self?.show($0) }
        load()
    }

    func load() {
        content = .loading
        effects.run("load") { [useCases] in
            try await useCases.showPreferences()
        } deliver: { [weak self] result in
            self?.content = (try? result.get()).map(Content.loaded) ?? .failed
        }
    }

    func choose(_ option: String) {
        guard let language = Language(rawValue: option) else { return }
        change { $0.language = language }
    }

    func setNotifies(_ notifies: Bool) {
        change { $0.notifies = notifies }
    }

    func saveAgain() {
        if let unsaved { save(unsaved) }
    }

    func askToSignOut() {
        isAskingToSignOut = true
    }

    func answerSignOut(_ signsOut: Bool) {
        isAskingToSignOut = false
        if signsOut { output(.signOut) }
    }

    func deleteAccount() {
        output(.deleteAccount)
    }

    func close() {
        output(.done)
    }

    private func change(_ change: (inout Preferences) -> Void) {
        guard case .loaded(var preferences) = content else { return }
        change(&preferences)
        save(preferences)
    }

    private func save(_ preferences: Preferences) {
        isSaving = true
        unsaved = nil
        effects.run("save", ifRunning: .keep) { [useCases] in
            try await useCases.savePreferences(preferences)
        } deliver: { [weak self] result in
            self?.isSaving = false
            if case .failure = result { self?.unsaved = preferences }
        }
    }

    /// What was told is newer than what is being loaded.
    private func show(_ preferences: Preferences) {
        effects.cancel("load")
        content = .loaded(preferences)
    }
}
