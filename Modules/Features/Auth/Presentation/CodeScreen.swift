import AuthDomain
import PresentationKit

extension CodeViewModel {
    /// Where the code went, the field for it, and what helps when it is good no more.
    public var screen: Screen {
        Screen("Code") {
            switch content {
            case .loading: Progress("Looking for the code")
            case .failed:
                Text(CommonText.failure)
                Button("auth.retry", "Try again") { [weak self] in self?.start() }
            case .gone(let why):
                Text(why)
                startAgainButton
            case .loaded(let status): form(status)
            }
        }
    }

    @ScreenBuilder
    private func form(_ status: ChallengeStatus) -> [Element] {
        Text(status.sentText)
        switch status.code {
        case .live(_, let end):
            Text("It is good until \(formats().time(end)).")
            Field("auth.code", "Code", text: code, error: codeError, isEnabled: !isBusy) { [weak self] in
                self?.edit(code: $0)
            }
            if let message { Text(message) }
            Button("auth.confirm", "Confirm", isEnabled: !isBusy) { [weak self] in self?.confirm() }
        case .expired:
            Text("The code is too old. \(status.remedy)")
            if let message { Text(message) }
        case .guessedOut:
            Text("Too many wrong codes. \(status.remedy)")
            if let message { Text(message) }
        }
        resendButton(status)
    }

    @ScreenBuilder
    private func resendButton(_ status: ChallengeStatus) -> [Element] {
        switch status.resend {
        case .now: Button("auth.resend", "Send a new code", isEnabled: !isBusy) { [weak self] in self?.resend() }
        case .from(let start):
            Button("auth.resend", "Send a new code (from \(formats().time(start)))", isEnabled: false) {}
        case .never: startAgainButton
        }
    }

    private var startAgainButton: Button {
        Button("auth.start-again", "Start again") { [weak self] in self?.startAgain() }
    }
}

extension ChallengeStatus {
    /// The same for a new password whether or not there is an account.
    fileprivate var sentText: String {
        switch purpose {
        case .registration: "A code was sent to \(email)."
        case .newPassword: "If \(email) has an account, a code was sent to it."
        }
    }

    fileprivate var remedy: String {
        switch resend {
        case .now, .from: "Send a new one."
        case .never: "No more can be sent; start again."
        }
    }
}
