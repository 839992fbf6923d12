import AuthDomain
import OrdersData
import ProfileData
import SettingsData
import SettingsDomain
import TodosData

/// Deletes an account with all that the features keep of it; the settings ask for it without knowing any of them.
struct AccountDeletion: AccountDeleting {
    let session: CurrentAccount
    let deleteAccount: AuthDomain.DeleteAccount
    let profiles: SQLiteProfileRepository
    let preferences: SQLitePreferencesRepository
    let todos: SQLiteTodoRepository
    let cards: SQLiteCardRepository

    struct NobodySignedIn: Error {}

    @MainActor
    func email() async throws -> String {
        guard let session = session.current else { throw NobodySignedIn() }
        return session.email.text
    }

    /// What belongs to the account goes first, so that a failure leaves an account that can be deleted again.
    @MainActor
    func deleteAccount() async throws {
        guard let owner = session.current?.accountID else { throw NobodySignedIn() }
        try await todos.removeAll(owner: owner)
        try await cards.removeAll(owner: owner)
        try await preferences.removeAll(owner: owner)
        try await profiles.removeAll(owner: owner)
        try await deleteAccount(owner)
    }
}
