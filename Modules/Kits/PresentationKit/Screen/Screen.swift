/// What a view model shows: a title, elements with stable ids, and at most one dialog in front of them.
///
/// A screen is a value: two screens are equal when they show the same; what an element does is no part of that.
/// It holds no secret: a secure field tells only whether it is filled.
///
///     Screen("Log in") {
///         Field("login.email", "Email", text: email, error: emailError) { [weak self] in self?.email = $0 }
///         SecureField("login.password", "Password", isFilled: !password.isEmpty) { [weak self] in self?.password = $0 }
///         Button("login.submit", "Log in", isEnabled: !isBusy) { [weak self] in self?.submit() }
///     }
public struct Screen: Hashable, Sendable {
    /// What the screen is called; also its part of the path to it.
    public let title: String
    /// What is on the screen, in reading order.
    public let elements: [Element]
    /// What stands in front of the elements and takes all input until it is gone.
    public let dialog: Dialog?

    /// A screen with the elements that the builder lists.
    public init(_ title: String, dialog: Dialog? = nil, @ScreenBuilder elements: () -> [Element]) {
        self.title = title
        self.elements = elements()
        self.dialog = dialog
    }

    /// The elements that take input now: the dialog's when there is one, else the screen's; rows' own actions included.
    public var activeElements: [Element] {
        (dialog?.elements ?? elements).flatMap { [$0] + $0.actions }
    }

    /// Every id on the screen, hidden ones included, in reading order.
    public var ids: [String] {
        (elements + (dialog?.elements ?? [])).flatMap { [$0] + $0.actions }.compactMap(\.id)
    }
}

/// A question or a message in front of a screen.
public struct Dialog: Hashable, Sendable {
    /// What the dialog is for: to tell, or to ask before something that can't be undone.
    public enum Style: String, Hashable, Sendable {
        case alert
        case confirm
    }

    /// Names the dialog on its screen.
    public let id: String
    /// Whether it tells or asks.
    public let style: Style
    /// The question or the message in short.
    public let title: String
    /// What follows from each answer.
    public let message: String?
    /// Its buttons, and a field where an answer must be typed.
    public let elements: [Element]

    /// A dialog with the elements that the builder lists.
    public init(
        _ id: String, _ style: Style, _ title: String, message: String? = nil, @ScreenBuilder elements: () -> [Element]
    ) {
        self.id = id
        self.style = style
        self.title = title
        self.message = message
        self.elements = elements()
    }
}
