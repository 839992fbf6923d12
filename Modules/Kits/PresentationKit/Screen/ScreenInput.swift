extension Screen {
    /// Gives `input` to the element named `id`, as a finger or a keyboard would.
    ///
    /// Throws when the element isn't there, stands behind a dialog, is disabled, or takes another kind of input; then
    /// nothing has happened.
    @MainActor
    public func receive(_ input: Input, at id: String) throws(InputError) {
        guard let element = activeElements.first(where: { $0.id == id }) else {
            if let dialog, ids.contains(id) { throw .behindDialog(id: id, dialog: dialog.id) }
            throw .notOnScreen(id: id, screen: title, ids: activeElements.compactMap(\.id))
        }
        guard element.isEnabled else { throw .disabled(id: id) }
        switch (element.kind, input) {
        case (.field, .type), (.secureField, .type), (.button, .tap), (.toggle, .tap), (.row, .tap): break
        case (.picker(_, let options), .pick(let option)):
            guard options.contains(where: { $0.id == option }) else {
                throw .noSuchOption(id: id, option: option, options: options.map(\.id))
            }
        default: throw .wrongInput(id: id, kind: element.kind.name, input: input.name)
        }
        element.handler?.receive(input)
    }
}

/// Why an element did not take what it was given.
public enum InputError: Error, Hashable, CustomStringConvertible {
    case notOnScreen(id: String, screen: String, ids: [String])
    case behindDialog(id: String, dialog: String)
    case disabled(id: String)
    case wrongInput(id: String, kind: String, input: String)
    case noSuchOption(id: String, option: String, options: [String])

    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .notOnScreen(let id, let screen, let ids):
            "\(id) is not on the screen '\(screen)'; it has \(ids.isEmpty ? "nothing to use" : list(ids))"
        case .behindDialog(let id, let dialog): "\(id) is behind the dialog \(dialog); answer that first"
        case .disabled(let id): "\(id) is disabled"
        case .wrongInput(let id, let kind, let input): "\(id) is a \(kind); it can't be given '\(input)'"
        case .noSuchOption(let id, let option, let options): "\(id) has no option '\(option)'; it has \(list(options))"
        }
    }

    private func list(_ ids: [String]) -> String {
        let shown = ids.prefix(12).joined(separator: ", ")
        return ids.count > 12 ? "\(shown) and \(ids.count - 12) more" : shown
    }
}

extension Input {
    var name: String {
        switch self {
        case .tap: "tap"
        case .type: "type"
        case .pick: "pick"
        }
    }
}
