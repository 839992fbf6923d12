import NavigationKit

/// Events as verbs, for tests written in Swift.
extension AppDriver {
    /// Taps a button, a toggle, a row or its action.
    @discardableResult
    public func tap(_ id: String) async throws -> Step { try await perform(.tap(id)) }

    /// Types the whole text of a field.
    @discardableResult
    public func type(_ id: String, _ text: String) async throws -> Step { try await perform(.type(id, .text(text))) }

    /// Chooses an option of a picker.
    @discardableResult
    public func pick(_ id: String, _ option: String) async throws -> Step { try await perform(.pick(id, option)) }

    /// Selects a tab.
    @discardableResult
    public func select(_ tab: TabID) async throws -> Step { try await perform(.select(tab)) }

    /// Goes back by button or key.
    @discardableResult
    public func back() async throws -> Step { try await perform(.back) }

    /// Opens a link from another app.
    @discardableResult
    public func open(_ url: String) async throws -> Step { try await perform(.open(url)) }

    /// Lets time pass.
    @discardableResult
    public func advance(_ duration: Duration) async throws -> Step { try await perform(.advance(duration)) }

    /// Ends the app's process and starts it again.
    @discardableResult
    public func relaunch() async throws -> Step { try await perform(.relaunch) }
}
