import DomainKit

/// What can be done in the settings.
public struct SettingsUseCases: Sendable {
    /// Shows the preferences.
    public let showPreferences: ShowPreferences
    /// Tells what becomes of the preferences.
    public let observePreferences: ObservePreferences
    /// Stores the preferences.
    public let savePreferences: SavePreferences
    /// Shows the address of the account.
    public let showEmail: ShowEmail
    /// Deletes the account.
    public let deleteAccount: DeleteAccount

    /// The use cases over one repository and one account.
    public init(preferences: any PreferencesRepository, account: any AccountDeleting) {
        showPreferences = ShowPreferences(preferences: preferences)
        observePreferences = ObservePreferences(preferences: preferences)
        savePreferences = SavePreferences(preferences: preferences)
        showEmail = ShowEmail(account: account)
        deleteAccount = DeleteAccount(account: account)
    }
}

/// Finds the preferences.
public struct ShowPreferences: Sendable {
    let preferences: any PreferencesRepository

    /// The preferences; the standard ones as long as none were stored.
    public func callAsFunction() async throws -> Preferences {
        try await preferences.preferences()
    }
}

/// Tells what becomes of the preferences, whoever changes them.
public struct ObservePreferences: Sendable {
    let preferences: any PreferencesRepository

    /// Calls `observer` with the new preferences until the subscription is cancelled or released.
    @MainActor
    public func callAsFunction(_ observer: @escaping @MainActor (Preferences) -> Void) -> Subscription {
        preferences.changes.subscribe(observer)
    }
}

/// Stores the preferences.
public struct SavePreferences: Sendable {
    let preferences: any PreferencesRepository

    /// Stores them and tells all who follow them.
    public func callAsFunction(_ new: Preferences) async throws {
        try await preferences.save(new)
    }
}

/// Finds the e-mail address of the account.
public struct ShowEmail: Sendable {
    let account: any AccountDeleting

    /// The address.
    public func callAsFunction() async throws -> String {
        try await account.email()
    }
}

/// Deletes the account.
public struct DeleteAccount: Sendable {
    let account: any AccountDeleting

    /// Deletes it for good, with everything that belongs to it.
    public func callAsFunction(_: DeletionConfirmation) async throws {
        try await account.deleteAccount()
    }
}
