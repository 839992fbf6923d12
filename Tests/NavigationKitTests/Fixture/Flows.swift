import NavigationKit

/// The app of these tests: it has no screen of its own.
enum AppFlow: Flow {
    case app

    static let grammar = Grammar<Self>(Rule("app", .app))
    var start: [NoStep] { [] }
}

/// A list with items, from which everything else is reached. Several may be shown, each under a name.
struct ListFlow: Flow {
    enum Step: Route {
        case list
        case item(Int)
        /// Only for those who are signed in.
        case account
        /// May object to being left.
        case form

        static let grammar = Grammar<Self>(
            Rule("list", .list),
            Rule("item/{id}", .int, make: Self.item) { if case .item(let id) = $0 { id } else { nil } },
            Rule("account", .account),
            Rule("form", .form)
        )

        var requires: Condition? { self == .account ? .signedIn : nil }
    }

    var name = "main"

    static let grammar = Grammar<Self>(Rule("list-flow/{name}", .string, make: { ListFlow(name: $0) }) { $0.name })
    var start: [Step] { [.list] }

    typealias Output = String
}

/// Chooses a number in two steps.
struct PickFlow: Flow {
    enum Step: String, Route, CaseIterable {
        case first
        case second

        static let grammar = Grammar<Self>(Rule("pick/{step}", .oneOf, make: { $0 }) { $0 })
        var requires: Condition? { nil }
    }

    var name = "number"

    static let grammar = Grammar<Self>(Rule("pick-flow/{name}", .string, make: { PickFlow(name: $0) }) { $0.name })
    var start: [Step] { [.first] }

    typealias Output = Int
}

/// A flow that was forgotten in every list of children.
struct OrphanFlow: Flow {
    static let grammar = Grammar<Self>(Rule("orphan", OrphanFlow()))
    var start: [PickFlow.Step] { [.first] }
}

/// A flow that has nothing to show.
struct EmptyFlow: Flow {
    static let grammar = Grammar<Self>(Rule("empty", EmptyFlow()))
    var start: [PickFlow.Step] { [] }
}

/// The links of these tests.
enum ItemLink: Addressable {
    case item(Int)
    case account
    case form

    static let grammar = Grammar<Self>(
        Rule("item/{id}", .int, make: Self.item) { if case .item(let id) = $0 { id } else { nil } },
        Rule("account", .account),
        Rule("form", .form)
    )

    var stack: [ListFlow.Step] {
        switch self {
        case .item(let id): [.list, .item(id)]
        case .account: [.list, .account]
        case .form: [.list, .form]
        }
    }
}
