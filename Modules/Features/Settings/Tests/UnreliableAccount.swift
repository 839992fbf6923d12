import PresentationKit
import SettingsDomain

/// An account that can be told to fail, and to take its time.
@MainActor
final class UnreliableAccount: AccountDeleting {
    struct Failure: Error {}

    /// How many of the next questions for the address fail.
    var failingEmails = 0
    /// How many of the next deletions fail.
    var failingDeletions = 0
    /// What the next deletion waits for.
    var gate: Waiter<Void>?
    /// How often it was to be deleted.
    private(set) var deletions = 0

    @MainActor func email() async throws -> String {
        failingEmails -= 1
        if failingEmails >= 0 { throw Failure() }
        return "alisher@navoiy.uz"
    }

    @MainActor func deleteAccount() async throws {
        deletions += 1
        if let gate {
            self.gate = nil
            try? await gate.value()
        }
        failingDeletions -= 1
        if failingDeletions >= 0 { throw Failure() }
    }
}
