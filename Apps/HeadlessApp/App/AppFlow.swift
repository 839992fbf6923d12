import NavigationKit

/// The app as a whole: it has no screen of its own, and lives as long as the launch.
enum AppFlow: Flow {
    case app

    static let grammar = Grammar<Self>(Rule("app", .app))
    var start: [NoStep] { [] }
}

extension TabID {
    static let home: TabID = "home"
    static let orders: TabID = "orders"
    static let todos: TabID = "todos"
    static let profile: TabID = "profile"
}
