import PresentationKit
import ProfileDomain

extension EditProfileViewModel {
    /// The form, or what became of loading it, with the question that stands before it.
    public var screen: Screen {
        Screen("Edit name", dialog: discardDialog) {
            switch content {
            case .loading: Progress("Loading your profile")
            case .failed:
                Text("Your profile could not be loaded.")
                Button("profile.retry", "Try again") { [weak self] in self?.start() }
            case .missing: Text("You have no profile yet.")
            case .editing:
                Field("profile.name", "Name", text: name, error: problem, isEnabled: !isSaving) { [weak self] in
                    self?.type($0)
                }
                if hasSavingFailed { Text("Your name could not be saved. Try again.") }
                Button("profile.save", "Save", isEnabled: !isSaving) { [weak self] in self?.save() }
            }
            Button("profile.cancel", "Cancel", role: .cancel, isEnabled: !isSaving) { [weak self] in self?.cancel() }
        }
    }

    private var problem: String? {
        switch error {
        case nil: nil
        case .empty: "Enter your name."
        case .tooLong(let count):
            "Use at most \(ProfileName.limit) characters. These are \(count)."
        }
    }

    private var discardDialog: Dialog? {
        guard question != nil else { return nil }
        return Dialog(
            "profile.discard-dialog", .confirm, "Discard your changes?", message: "The new name is not saved."
        ) {
            Button("profile.discard", "Discard", role: .destructive) { [weak self] in self?.answer(discards: true) }
            Button("profile.keep-editing", "Keep editing", role: .cancel) { [weak self] in
                self?.answer(discards: false)
            }
        }
    }
}
