extension Screen {
    /// The screen as lines of text, in reading order, without its title: what a transcript asserts.
    ///
    /// A kind and an id stand in brackets, so that what is printed is also what can be used. Characters that can't be
    /// seen are written as escapes; what is secret is never there. Of a screen behind a dialog only the dialog is told:
    /// it is all that can be used.
    public var lines: [String] {
        guard let dialog else { return elements.flatMap(\.lines) }
        let message = dialog.message.map { ["  \($0.visible)"] } ?? []
        return ["[\(dialog.style.rawValue) \(dialog.id)] \(dialog.title.visible)"] + message
            + dialog.elements.flatMap(\.lines).map { "  \($0)" }
    }
}

extension Element {
    /// The element as a line, followed by a line for each of its actions.
    public var lines: [String] {
        [line] + actions.flatMap(\.lines).map { "  \($0)" }
    }

    private var line: String {
        let state = isEnabled ? "" : " (disabled)"
        let tag = ([kind.name, id].compactMap(\.self)).joined(separator: " ")
        return switch kind {
        case .text: label.visible
        case .heading: "# \(label.visible)"
        case .badge(let value): "[\(tag)] \(label.visible): \(value.visible)"
        case .progress(let fraction): "[\(tag)] \(label.visible)\(fraction.map { " \(Int($0 * 100))%" } ?? "")"
        case .field(let text, let error): "[\(tag)] \(label.visible): \"\(text.quoted)\"\(state)\(mark(error))"
        case .secureField(let isFilled, let error):
            "[\(tag)] \(label.visible): \"\(isFilled ? "••••••" : "")\"\(state)\(mark(error))"
        case .button(let role):
            "[\(tag)] \(label.visible)\(role == .destructive ? " (destructive)" : "")\(state)"
        case .toggle(let isOn): "[\(tag)] \(label.visible): \(isOn ? "on" : "off")\(state)"
        case .picker(let selected, let options):
            "[\(tag)] \(label.visible): \(options.map { option($0, selected) }.joined(separator: ", "))\(state)"
        case .row(let detail, let badge):
            "[\(tag)] \(label.visible)\(detail.map { " · \($0.visible)" } ?? "")\(badge.map { " (\($0.visible))" } ?? "")\(state)"
        }
    }

    private func mark(_ error: String?) -> String {
        error.map { " ! \($0.visible)" } ?? ""
    }

    private func option(_ option: Picker.Option, _ selected: String) -> String {
        option.id == selected ? "(\(option.label.visible))" : option.label.visible
    }
}

extension Element.Kind {
    /// The kind's name in a screen's text.
    public var name: String {
        switch self {
        case .heading: "heading"
        case .text: "text"
        case .badge: "badge"
        case .progress: "progress"
        case .field: "field"
        case .secureField: "secure"
        case .button: "button"
        case .toggle: "toggle"
        case .picker: "picker"
        case .row: "row"
        }
    }
}
