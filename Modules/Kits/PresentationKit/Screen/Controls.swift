/// A text that a person writes.
public struct Field: ScreenContent {
    /// The field as an element.
    public let elements: [Element]

    /// A field that shows `text`, and `error` beneath it; `edit` hears the whole new text.
    public init(
        _ id: String, _ label: String, text: String, error: String? = nil, isEnabled: Bool = true,
        edit: @escaping @MainActor (String) -> Void
    ) {
        elements = [
            Element(
                id: id, kind: .field(text: text, error: error), label: label, isEnabled: isEnabled,
                handler: Handler { if case .type(let text) = $0 { edit(text) } })
        ]
    }
}

/// A text that nobody may read over a shoulder: the screen knows only whether there is one.
public struct SecureField: ScreenContent {
    /// The field as an element.
    public let elements: [Element]

    /// A field that shows a mask, and `error` beneath it; `edit` hears the whole new text.
    public init(
        _ id: String, _ label: String, isFilled: Bool, error: String? = nil, isEnabled: Bool = true,
        edit: @escaping @MainActor (String) -> Void
    ) {
        elements = [
            Element(
                id: id, kind: .secureField(isFilled: isFilled, error: error), label: label, isEnabled: isEnabled,
                handler: Handler { if case .type(let text) = $0 { edit(text) } })
        ]
    }
}

/// Something to tap.
public struct Button: ScreenContent {
    /// What a tap means for what a person has.
    public enum Role: String, Hashable, Sendable {
        case normal
        /// Something is lost.
        case destructive
        /// Nothing happens.
        case cancel
    }

    /// The button as an element.
    public let elements: [Element]

    /// A button; a disabled one refuses the tap.
    public init(
        _ id: String, _ label: String, role: Role = .normal, accessibilityLabel: String? = nil, isEnabled: Bool = true,
        tap: @escaping @MainActor () -> Void
    ) {
        elements = [
            Element(
                id: id, kind: .button(role), label: label, accessibilityLabel: accessibilityLabel,
                isEnabled: isEnabled, handler: Handler { _ in tap() })
        ]
    }
}

/// Something that is on or off.
public struct Toggle: ScreenContent {
    /// The toggle as an element.
    public let elements: [Element]

    /// A toggle; `set` hears the state that a tap asks for.
    public init(
        _ id: String, _ label: String, isOn: Bool, isEnabled: Bool = true, set: @escaping @MainActor (Bool) -> Void
    ) {
        elements = [
            Element(
                id: id, kind: .toggle(isOn: isOn), label: label, isEnabled: isEnabled,
                handler: Handler { _ in set(!isOn) })
        ]
    }
}

/// One of a few.
public struct Picker: ScreenContent {
    /// One that can be chosen.
    public struct Option: Hashable, Sendable {
        /// What `pick` names.
        public let id: String
        /// What a person reads.
        public let label: String

        /// An option that is named `id` and reads `label`.
        public init(_ id: String, _ label: String) {
            self.id = id
            self.label = label
        }
    }

    /// The picker as an element.
    public let elements: [Element]

    /// A picker; `pick` hears the id of the option that was chosen.
    public init(
        _ id: String, _ label: String, selected: String, options: [Option], isEnabled: Bool = true,
        pick: @escaping @MainActor (String) -> Void
    ) {
        elements = [
            Element(
                id: id, kind: .picker(selected: selected, options: options), label: label, isEnabled: isEnabled,
                handler: Handler { if case .pick(let option) = $0 { pick(option) } })
        ]
    }
}

/// One of many: what a list shows of each of its members.
public struct Row: ScreenContent {
    /// The row as an element.
    public let elements: [Element]

    /// A row that a tap opens, with what else can be done with it.
    public init(
        _ id: String, _ label: String, detail: String? = nil, badge: String? = nil, isEnabled: Bool = true,
        tap: @escaping @MainActor () -> Void, @ScreenBuilder actions: () -> [Element] = { [] }
    ) {
        elements = [
            Element(
                id: id, kind: .row(detail: detail, badge: badge), label: label,
                accessibilityLabel: [label, detail, badge].compactMap(\.self).joined(separator: ", "),
                isEnabled: isEnabled, actions: actions(), handler: Handler { _ in tap() })
        ]
    }
}
