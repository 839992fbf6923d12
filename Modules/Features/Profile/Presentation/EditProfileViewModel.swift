import Observation
import PresentationKit
import ProfileDomain

/// Another name for the profile; asks before a person leaves what isn't saved.
@Observable
public final class EditProfileViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case saved
        case cancel
    }

    enum Content: Hashable {
        case loading
        case failed
        case missing
        case editing(Profile)
    }

    private(set) var content = Content.loading
    private(set) var name = ""
    private(set) var error: ProfileNameError?
    private(set) var isSaving = false
    private(set) var hasSavingFailed = false
    /// Ends with whether the changes are discarded; there while a person is asked.
    private(set) var question: Waiter<Bool>?
    private let useCases: ProfileUseCases
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// A form that isn't loaded yet.
    public init(useCases: ProfileUseCases, effects: EffectRunner, output: @escaping (Output) -> Void) {
        self.useCases = useCases
        self.effects = effects
        self.output = output
    }

    /// Loads the profile into the form.
    public func start() {
        content = .loading
        effects.run("load") { [useCases] in
            try await useCases.showProfile()
        } deliver: { [weak self] result in
            switch result {
            case .success(let profile?): self?.edit(profile)
            case .success(nil): self?.content = .missing
            case .failure: self?.content = .failed
            }
        }
    }

    /// With another name in the form, only a person who discards it leaves. While the name is being saved nobody does.
    public func mayLeave() async -> Bool {
        guard !isSaving else { return false }
        guard case .editing(let profile) = content, name != profile.name else { return true }
        let question = Waiter<Bool>()
        self.question = question
        defer { self.question = nil }
        return (try? await question.value()) ?? false
    }

    func type(_ text: String) {
        name = text
        error = nil
        hasSavingFailed = false
    }

    func save() {
        guard case .editing(let profile) = content else { return }
        do throws(ProfileNameError) {
            save(try ProfileName(name), of: profile)
        } catch {
            self.error = error
        }
    }

    func cancel() {
        output(.cancel)
    }

    func answer(discards: Bool) {
        question?.resume(returning: discards)
    }

    private func edit(_ profile: Profile) {
        content = .editing(profile)
        name = profile.name
    }

    private func save(_ newName: ProfileName, of profile: Profile) {
        isSaving = true
        hasSavingFailed = false
        effects.run("save", ifRunning: .keep) { [useCases] in
            try await useCases.renameProfile(profile, to: newName)
        } deliver: { [weak self] result in
            guard let self else { return }
            isSaving = false
            guard case .success = result else { return hasSavingFailed = true }
            edit(Profile(name: newName.text, email: profile.email))
            output(.saved)
        }
    }
}
