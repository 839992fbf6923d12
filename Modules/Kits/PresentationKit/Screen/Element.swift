/// One thing on a screen: something to read, or something that takes input and then has an id.
public struct Element: Hashable, Sendable {
    /// What kind of thing the element is, with the values that it shows.
    public enum Kind: Hashable, Sendable {
        case heading
        case text
        case badge(String)
        /// A fraction from 0 to 1, or nil while it isn't known how long it takes.
        case progress(Double?)
        case field(text: String, error: String?)
        case secureField(isFilled: Bool, error: String?)
        case button(Button.Role)
        case toggle(isOn: Bool)
        case picker(selected: String, options: [Picker.Option])
        case row(detail: String?, badge: String?)
    }

    /// Names an element that takes input; unique on its screen and the same each time the screen is drawn.
    public let id: String?
    /// The kind, with the values shown.
    public let kind: Kind
    /// What is written on the element.
    public let label: String
    /// What a screen reader says of the element.
    public let accessibilityLabel: String
    /// Whether input is accepted now.
    public let isEnabled: Bool
    /// What else can be done with a row.
    public let actions: [Element]
    let handler: Handler?

    init(
        id: String?, kind: Kind, label: String, accessibilityLabel: String? = nil, isEnabled: Bool = true,
        actions: [Element] = [], handler: Handler? = nil
    ) {
        self.id = id
        self.kind = kind
        self.label = label
        self.accessibilityLabel = accessibilityLabel ?? label
        self.isEnabled = isEnabled
        self.actions = actions
        self.handler = handler
    }
}

/// What a person does to an element.
public enum Input: Hashable, Sendable {
    /// A button, a row or a row's action is tapped; a toggle is switched.
    case tap
    /// The whole text of a field is now this.
    case type(String)
    /// A picker's option with this id is chosen.
    case pick(String)
}

/// What an element does. All handlers are equal: a screen is compared by what it shows.
struct Handler: Hashable, Sendable {
    let receive: @MainActor @Sendable (Input) -> Void

    static func == (_: Handler, _: Handler) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
