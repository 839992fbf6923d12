import NavigationKit
import PresentationKit

/// The one written form of events: in transcripts, on the command line, in logs. Reading and writing round-trip.
extension Event: CustomStringConvertible {
    /// The event as a line, without a mark before it.
    public var description: String {
        switch self {
        case .tap(let id): "tap \(id)"
        case .doubleTap(let id): "double-tap \(id)"
        case .type(let id, .text(let text)): "type \(id) \(Self.written(text))"
        case .type(let id, .secret(let name)): "type \(id) $\(name)"
        case .pick(let id, let option): "pick \(id) \(option)"
        case .select(let tab): "select \(tab)"
        case .back: "back"
        case .gesture(let gesture, let completed): completed ? gesture.rawValue : "\(gesture.rawValue) cancelled"
        case .open(let url): "open \(url)"
        case .notification(let url): "notification \(url)"
        case .relaunch: "relaunch"
        case .advance(let duration): "advance \(duration.shortText)"
        case .resize(let width): "resize \(width.rawValue)"
        }
    }

    /// The forms of all events, for help and for messages.
    public static let forms = [
        "tap ID", "double-tap ID", "type ID TEXT", "type ID $SECRET", "pick ID OPTION", "select TAB", "back",
        "swipe back [cancelled]", "drag down [cancelled]", "open LINK", "notification LINK", "relaunch",
        "advance 300ms|30s|2m|1h", "resize compact|regular",
    ]

    /// Reads an event. A text in double quotes may hold escapes and spaces at its ends.
    public init(_ line: String) throws(EventError) {
        let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let verb = String(words[0])
        let rest = words.count > 1 ? String(words[1]) : ""
        switch (verb, rest) {
        case ("back", ""): self = .back
        case ("relaunch", ""): self = .relaunch
        case ("tap", let id) where Self.isWord(id): self = .tap(id)
        case ("double-tap", let id) where Self.isWord(id): self = .doubleTap(id)
        case ("select", let tab) where Self.isWord(tab): self = .select(TabID(tab))
        case ("open", let url) where !url.isEmpty: self = .open(url)
        case ("notification", let url) where !url.isEmpty: self = .notification(url)
        case ("swipe", _), ("drag", _): self = try Self.gesture(line)
        case ("type", _): self = try Self.typing(rest, line)
        case ("pick", _):
            let parts = rest.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { throw .unreadable(line) }
            self = .pick(String(parts[0]), String(parts[1]))
        case ("advance", _):
            guard let duration = Duration(shortText: rest) else { throw .unreadable(line) }
            self = .advance(duration)
        case ("resize", _):
            guard let width = Width(rawValue: rest) else { throw .unreadable(line) }
            self = .resize(width)
        default: throw .unreadable(line)
        }
    }

    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty && !text.contains(" ")
    }

    private static func gesture(_ line: String) throws(EventError) -> Event {
        for gesture in Gesture.allCases {
            if line == gesture.rawValue { return .gesture(gesture, completed: true) }
            if line == "\(gesture.rawValue) cancelled" { return .gesture(gesture, completed: false) }
        }
        throw .unreadable(line)
    }

    private static func typing(_ rest: String, _ line: String) throws(EventError) -> Event {
        let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let id = parts.first, !id.isEmpty, parts.count == 2 else { throw .unreadable(line) }
        let text = parts[1]
        if text.hasPrefix("$"), text.count > 1 { return .type(id, .secret(String(text.dropFirst()))) }
        guard text.hasPrefix("\"") else { return .type(id, .text(text)) }
        guard let unquoted = text.unquoted else { throw .badQuotes(line) }
        return .type(id, .text(unquoted))
    }

    private static func written(_ text: String) -> String {
        let quoted = text.quoted
        let isPlain =
            quoted == text && !text.isEmpty && !text.hasPrefix("$") && !text.hasPrefix(" ") && !text.hasSuffix(" ")
        return isPlain ? text : "\"\(quoted)\""
    }
}

/// Why a line is no event.
public enum EventError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case badQuotes(String)

    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .unreadable(let line): "'\(line)' is no event; there are: \(Event.forms.joined(separator: ", "))"
        case .badQuotes(let line):
            #"'\#(line)': a quoted text ends with ", and knows the escapes \" \\ \n \r \t \u{hex}"#
        }
    }
}

extension String {
    /// The text that stands between double quotes with escapes; nil when the quotes or an escape are wrong.
    var unquoted: String? {
        guard count >= 2, hasPrefix("\""), hasSuffix("\"") else { return nil }
        var result = String.UnicodeScalarView()
        var rest = unicodeScalars.dropFirst().dropLast()[...]
        while let scalar = rest.popFirst() {
            guard scalar != "\"" else { return nil }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "\\": result.append("\\")
            case "\"": result.append("\"")
            case "u":
                guard rest.popFirst() == "{" else { return nil }
                let digits = rest.prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count)
                guard rest.popFirst() == "}", let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { return nil }
                result.append(scalar)
            default: return nil
            }
        }
        return String(result)
    }
}

extension Duration {
    private static let units: [(name: String, milliseconds: Int64)] = [
        ("ms", 1), ("h", 3_600_000), ("m", 60_000), ("s", 1000),
    ]

    /// The duration as a number and the largest unit that divides it: `300ms`, `30s`, `2m`, `1h`.
    public var shortText: String {
        let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
        let unit = Self.units.sorted { $0.milliseconds > $1.milliseconds }
            .first { milliseconds % $0.milliseconds == 0 && milliseconds >= $0.milliseconds }
        return "\(milliseconds / (unit?.milliseconds ?? 1))\(unit?.name ?? "ms")"
    }

    /// Reads what `shortText` writes; nil for anything else, and for more than a hundred years.
    public init?(shortText: String) {
        guard let unit = Self.units.first(where: { shortText.hasSuffix($0.name) }),
            let number = Int64(shortText.dropLast(unit.name.count)), number >= 0,
            number <= 3_200_000_000_000 / unit.milliseconds
        else { return nil }
        self = .milliseconds(number * unit.milliseconds)
    }
}
