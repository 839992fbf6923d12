import NavigationKit
import PresentationKit

/// The one written form of events: in transcripts, on the command line, in logs. Reading and writing round-trip.
extension Event: CustomStringConvertible {
    /// The event as a line, without a mark before it.
    public var description: String {
        switch self {
        case .tap(let id): "tap \(id.asWord)"
        case .doubleTap(let id): "double-tap \(id.asWord)"
        case .type(let id, .text(let text)): "type \(id.asWord) \(Self.written(text))"
        case .type(let id, .secret(let name)): "type \(id.asWord) $\(name)"
        case .pick(let id, let option): "pick \(id.asWord) \(option.asText)"
        case .select(let tab): "select \(tab.description.asWord)"
        case .back: "back"
        case .gesture(let gesture, let completed): completed ? gesture.rawValue : "\(gesture.rawValue) cancelled"
        case .open(let url): "open \(url.asText)"
        case .notification(let url): "notification \(url.asText)"
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

    /// Reads an event. A text in double quotes may hold escapes and spaces at its ends, an id or a tab in double quotes
    /// spaces too.
    public init(_ line: String) throws(EventError) {
        var reader = LineReader(line)
        guard let verb = try? reader.word() else { throw .unreadable(line) }
        switch verb {
        case "back" where reader.isAtEnd: self = .back
        case "relaunch" where reader.isAtEnd: self = .relaunch
        case "swipe", "drag": self = try Self.gesture(line)
        case "tap", "double-tap", "select", "open", "notification", "type", "pick", "advance", "resize":
            guard !reader.isAtEnd, let event = try Self.event(verb, &reader) else { throw .unreadable(line) }
            self = event
        default: throw .unreadable(line)
        }
    }

    private static func event(_ verb: String, _ reader: inout LineReader) throws(EventError) -> Event? {
        switch verb {
        case "open": return .open(try reader.text())
        case "notification": return .notification(try reader.text())
        case "advance": return Duration(shortText: try reader.text()).map(Event.advance)
        case "resize": return Width(rawValue: try reader.text()).map(Event.resize)
        case "type":
            guard let id = try id(&reader), !reader.isAtEnd || reader.hasSpaceAtEnd else { return nil }
            return .type(id, try typed(&reader))
        case "pick":
            guard let id = try id(&reader) else { return nil }
            reader.skipSpaces()
            return reader.isAtEnd ? nil : .pick(id, try reader.text())
        default:
            guard let id = try id(&reader), reader.isAtEnd, !reader.hasSpaceAtEnd else { return nil }
            return verb == "tap" ? .tap(id) : verb == "select" ? .select(TabID(id)) : .doubleTap(id)
        }
    }

    /// A word; nil where a space stands in its place.
    private static func id(_ reader: inout LineReader) throws(EventError) -> String? {
        reader.isAtSpace ? nil : try reader.word()
    }

    private static func gesture(_ line: String) throws(EventError) -> Event {
        for gesture in Gesture.allCases {
            if line == gesture.rawValue { return .gesture(gesture, completed: true) }
            if line == "\(gesture.rawValue) cancelled" { return .gesture(gesture, completed: false) }
        }
        throw .unreadable(line)
    }

    private static func typed(_ reader: inout LineReader) throws(EventError) -> Typed {
        let isQuoted = reader.isAtQuote
        let text = try reader.text()
        let isSecret = !isQuoted && text.unicodeScalars.first == "$" && text.unicodeScalars.count > 1
        return isSecret ? .secret(String(text.unicodeScalars.dropFirst())) : .text(text)
    }

    private static func written(_ text: String) -> String {
        text.unicodeScalars.first == "$" ? "\"\(text.quoted)\"" : text.asText
    }
}

/// Why a line is no event.
public enum EventError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case badQuotes(String)

    /// The forms of the events that begin as the line does.
    private static func near(_ line: String) -> [String] {
        let verb = line.prefix { $0 != " " }
        return Event.forms.filter { $0.prefix { $0 != " " } == verb }
    }

    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .unreadable(let line):
            "'\(line)' is no event; \(Self.near(line).isEmpty ? "there are" : "write"): "
                + (Self.near(line).isEmpty ? Event.forms : Self.near(line)).joined(separator: ", ")
        case .badQuotes(let line):
            #"'\#(line)': a quoted text ends with ", and knows the escapes \" \\ \n \r \t \u{hex}"#
        }
    }
}
