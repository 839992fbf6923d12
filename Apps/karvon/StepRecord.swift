import HeadlessKit
import NavigationKit
import PresentationKit

/// One JSON object of the output. The schema is stated by `v` in each object; a change that breaks a reader raises it.
enum StepRecord: Encodable {
    case event(String, happenings: [String])
    case screen(ScreenRecord)
    case file(FileRecord)
    case failure(FailureRecord)

    private enum Key: String, CodingKey {
        case v, type, event, happenings
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .v)
        switch self {
        case .event(let event, let happenings):
            try container.encode("event", forKey: .type)
            try container.encode(event, forKey: .event)
            try container.encode(happenings, forKey: .happenings)
        case .screen(let screen):
            try container.encode("screen", forKey: .type)
            try screen.encode(to: encoder)
        case .file(let file):
            try container.encode("file", forKey: .type)
            try file.encode(to: encoder)
        case .failure(let failure):
            try container.encode("failure", forKey: .type)
            try failure.encode(to: encoder)
        }
    }
}

/// An event that could not be done.
struct FailureRecord: Encodable {
    let event: String
    /// The line of standard input, from 1.
    let line: Int
    let message: String
}

/// What became of one transcript.
struct FileRecord: Encodable {
    let file: String
    let isOK: Bool
    let verdict: String
    let details: String?
}

/// A screen with all that can be read and used on it.
struct ScreenRecord: Encodable {
    let path: String
    let route: String
    let title: String
    let elements: [ElementRecord]
    let dialog: DialogRecord?
    let tabs: [String]
    let selectedTab: String?

    init(_ shown: Snapshot.Shown, tabs: Snapshot.TabBar?) {
        path = shown.path
        route = shown.address
        title = shown.screen.title
        elements = shown.screen.elements.map(ElementRecord.init)
        dialog = shown.screen.dialog.map(DialogRecord.init)
        self.tabs = tabs?.tabs.map(\.description) ?? []
        selectedTab = tabs?.selected.description
    }
}

/// A dialog in front of a screen.
struct DialogRecord: Encodable {
    let id: String
    let style: String
    let title: String
    let message: String?
    let elements: [ElementRecord]

    init(_ dialog: Dialog) {
        id = dialog.id
        style = dialog.style.rawValue
        title = dialog.title
        message = dialog.message
        elements = dialog.elements.map(ElementRecord.init)
    }
}

/// One element of a screen.
struct ElementRecord: Encodable {
    let kind: String
    let id: String?
    let label: String
    let accessibilityLabel: String
    let isEnabled: Bool
    /// What the element holds: a field's text, a toggle's state, a picker's option. Never a secret.
    let value: String?
    let error: String?
    /// What stands out on a row, such as a state.
    let badge: String?
    let options: [OptionRecord]?
    let actions: [ElementRecord]

    init(_ element: Element) {
        kind = element.kind.name
        id = element.id
        label = element.label
        accessibilityLabel = element.accessibilityLabel
        isEnabled = element.isEnabled
        actions = element.actions.map(ElementRecord.init)
        badge = if case .row(_, let badge) = element.kind { badge } else { nil }
        switch element.kind {
        case .heading, .text: (value, error, options) = (nil, nil, nil)
        case .badge(let text): (value, error, options) = (text, nil, nil)
        case .progress(let fraction): (value, error, options) = (fraction.map { "\($0)" }, nil, nil)
        case .field(let text, let message): (value, error, options) = (text, message, nil)
        case .secureField(let isFilled, let message): (value, error, options) = (isFilled ? "••••••" : "", message, nil)
        case .button(let role): (value, error, options) = (role.rawValue, nil, nil)
        case .toggle(let isOn): (value, error, options) = (isOn ? "on" : "off", nil, nil)
        case .picker(let selected, let all):
            (value, error, options) = (selected, nil, all.map { OptionRecord(id: $0.id, label: $0.label) })
        case .row(let detail, _): (value, error, options) = (detail, nil, nil)
        }
    }
}

/// An option of a picker.
struct OptionRecord: Encodable {
    let id: String
    let label: String
}
