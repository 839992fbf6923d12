import AuthDomain
import PresentationKit

/// Who is signed in on this launch, and how that person wants things written.
@MainActor
final class CurrentAccount {
    var current: Session?
    var formats = Formats.fixed
    var notifies = false
}
