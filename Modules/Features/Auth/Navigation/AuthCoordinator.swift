import AuthDomain
import AuthPresentation
import DomainKit
import NavigationKit
import PresentationKit

/// Leads somebody in, and finishes with the session.
public final class AuthCoordinator: Coordinator {
    /// The flow that it coordinates.
    public typealias Coordinated = AuthFlow

    private let router: Router<AuthFlow>
    private let useCases: AuthUseCases
    private let clock: any WallClock
    private let formats: @MainActor () -> Formats

    /// A coordinator that has shown nothing yet.
    public init(
        router: Router<AuthFlow>, useCases: AuthUseCases, clock: any WallClock,
        formats: @escaping @MainActor () -> Formats
    ) {
        self.router = router
        self.useCases = useCases
        self.clock = clock
        self.formats = formats
    }

    /// The view model of one of the flow's screens.
    public func viewModel(for step: AuthRoute, effects: EffectRunner) -> any ViewModel {
        switch step {
        case .logIn:
            LogInViewModel(logIn: useCases.logIn, effects: effects) { [weak self] in self?.follow($0) }
        case .register:
            RegisterViewModel(register: useCases.register, effects: effects) { [weak self] in self?.follow($0) }
        case .code(let challenge):
            CodeViewModel(
                id: challenge, showChallenge: useCases.showChallenge, confirmCode: useCases.confirmCode,
                resendCode: useCases.resendCode, clock: clock, formats: formats, effects: effects
            ) { [weak self] in self?.follow($0) }
        case .forgottenPassword:
            ForgottenPasswordViewModel(requestNewPassword: useCases.requestNewPassword, effects: effects) {
                [weak self] in self?.follow($0)
            }
        case .newPassword(let challenge):
            NewPasswordViewModel(
                id: challenge, showChallenge: useCases.showChallenge, chooseNewPassword: useCases.chooseNewPassword,
                effects: effects
            ) { [weak self] in self?.follow($0) }
        }
    }

    private func follow(_ output: LogInViewModel.Output) {
        switch output {
        case .loggedIn(let session): router.finish(session)
        case .register: router.push(.register)
        case .forgottenPassword: router.push(.forgottenPassword)
        }
    }

    private func follow(_ output: RegisterViewModel.Output) {
        switch output {
        case .codeSent(let challenge): router.push(.code(challenge: challenge))
        }
    }

    private func follow(_ output: ForgottenPasswordViewModel.Output) {
        switch output {
        case .codeSent(let challenge): router.push(.code(challenge: challenge))
        }
    }

    /// The code screen gives way to the new password, so that back leads to where the code was asked for.
    private func follow(_ output: CodeViewModel.Output) {
        switch output {
        case .loggedIn(let session): router.finish(session)
        case .choosePassword(let challenge): router.replace(.newPassword(challenge: challenge))
        case .startAgain: router.pop()
        }
    }

    private func follow(_ output: NewPasswordViewModel.Output) {
        switch output {
        case .loggedIn(let session): router.finish(session)
        case .startAgain: router.pop()
        }
    }
}
