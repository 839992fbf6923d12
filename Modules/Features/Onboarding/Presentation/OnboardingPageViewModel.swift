import Observation
import OnboardingDomain
import PresentationKit

/// One page of the introduction.
@Observable
public final class OnboardingPageViewModel: ViewModel {
    /// What a person wants from here.
    public enum Output: Hashable, Sendable {
        case next(OnboardingPage)
        case back
        case done
        case skip
    }

    let page: OnboardingPage
    private(set) var isBusy = false
    private let finishOnboarding: FinishOnboarding
    private let effects: EffectRunner
    private let output: (Output) -> Void

    /// A page to read.
    public init(
        page: OnboardingPage, finishOnboarding: FinishOnboarding, effects: EffectRunner,
        output: @escaping (Output) -> Void
    ) {
        self.page = page
        self.finishOnboarding = finishOnboarding
        self.effects = effects
        self.output = output
    }

    func goOn() {
        if let next = page.next { output(.next(next)) } else { finish(with: .done) }
    }

    func goBack() {
        output(.back)
    }

    func skip() {
        finish(with: .skip)
    }

    /// Nobody is held up by a flag that could not be kept: then the introduction is shown once more.
    private func finish(with end: Output) {
        guard !isBusy else { return }
        isBusy = true
        effects.run("finish", ifRunning: .keep) { [finishOnboarding] in
            try await finishOnboarding()
        } deliver: { [weak self] _ in
            self?.isBusy = false
            self?.output(end)
        }
    }
}
