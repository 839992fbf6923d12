import HeadlessKit

/// Events and the screens that followed, as text: a test, a recording, a bug report and documentation at once.
///
///     # An order opened by a link while signed out waits for login.
///     @ fixture guest
///
///     > open karvon://orders/details?id=772
///     ~ parked orders/772 until signed-in
///     = Log in
///     | [field login.email] Email: ""
///
/// - `#`, `@`, `>` and blank lines are written by people and kept; `~` (what navigation did), `=` (where we are) and `|`
///   (what is on screen) are recorded, and then asserted byte by byte.
/// - Lines end with LF; CRLF is read as LF, and a lone CR is an error, as is text that is not UTF-8.
public struct Transcript: Hashable, Sendable {
    /// One line that a person wrote.
    public enum Line: Hashable, Sendable {
        case blank
        case comment(String)
        case setting(name: String, value: String)
        case event(Event)
    }

    /// A line with its number in the file, from 1.
    public struct Numbered: Hashable, Sendable {
        /// The number of the line.
        public let number: Int
        /// What stands there.
        public let line: Line
    }

    /// What people wrote, without what is recorded.
    public let lines: [Numbered]
    /// Whether something is recorded.
    public let isRecorded: Bool

    /// Reads a transcript; throws `TranscriptError` at the first line that is none.
    public init(_ text: String) throws(TranscriptError) {
        var lines: [Numbered] = []
        var isRecorded = false
        var mayHaveSettings = true
        for (index, line) in try Self.split(text).enumerated() {
            let number = index + 1
            switch try Self.read(line, number) {
            case nil: isRecorded = true
            case .setting(let name, _)? where !mayHaveSettings:
                throw TranscriptError(line: number, "@ \(name) stands after the first event; settings come first")
            case .setting(let name, _)? where lines.contains { $0.line.settingName == name }:
                throw TranscriptError(line: number, "@ \(name) is set twice")
            case let written?:
                if case .event = written { mayHaveSettings = false }
                lines.append(Numbered(number: number, line: written))
            }
        }
        self.lines = lines
        self.isRecorded = isRecorded
    }

    /// What stands behind `@`, by its first word.
    public var settings: [String: String] {
        var settings: [String: String] = [:]
        for case .setting(let name, let value) in lines.map(\.line) { settings[name] = value }
        return settings
    }

    static func split(_ text: String) throws(TranscriptError) -> [String] {
        var lines: [[UInt8]] = [[]]
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "\n"): lines.append([])
            case UInt8(ascii: "\r"):
                guard bytes.first == UInt8(ascii: "\n") else {
                    throw TranscriptError(line: lines.count, "a CR stands alone; lines end with LF")
                }
            default: lines[lines.count - 1].append(byte)
            }
        }
        if lines.last == [] { lines.removeLast() }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func read(_ line: String, _ number: Int) throws(TranscriptError) -> Line? {
        let body = String(line.dropFirst(2))
        guard line.count < 2 || line.dropFirst().hasPrefix(" ") else { throw unreadable(line, number) }
        switch line.first {
        case nil: return .blank
        case "#": return .comment(body)
        case "~", "=", "|": return nil
        case ">":
            do { return .event(try Event(body)) } catch { throw TranscriptError(line: number, error.description) }
        case "@":
            let words = body.split(separator: " ", maxSplits: 1).map(String.init)
            guard let name = words.first else { throw TranscriptError(line: number, "@ lacks a name") }
            return .setting(name: name, value: words.count > 1 ? words[1] : "")
        default: throw unreadable(line, number)
        }
    }

    private static func unreadable(_ line: String, _ number: Int) -> TranscriptError {
        let hint = (try? Event(line)).map { "; an event begins with '> ': > \($0)" } ?? ""
        return TranscriptError(line: number, "'\(line)' begins with none of '# ', '@ ', '> ', '~ ', '= ', '| '\(hint)")
    }
}

extension Transcript.Line {
    /// The line as it is written.
    public var text: String {
        switch self {
        case .blank: ""
        case .comment(let text): text.isEmpty ? "#" : "# \(text)"
        case .setting(let name, let value): value.isEmpty ? "@ \(name)" : "@ \(name) \(value)"
        case .event(let event): "> \(event)"
        }
    }

    fileprivate var settingName: String? {
        if case .setting(let name, _) = self { name } else { nil }
    }
}

/// What is wrong with a transcript, and where.
public struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1; nil when it is about the whole.
    public let line: Int?
    /// What is wrong, and what would be right.
    public let message: String

    /// Whether an event could not be done: the app is not what the transcript expects. Otherwise nothing could be played.
    public let isEvent: Bool

    /// An error at a line.
    public init(line: Int? = nil, isEvent: Bool = false, _ message: String) {
        self.line = line
        self.isEvent = isEvent
        self.message = message
    }

    /// The line and the message.
    public var description: String {
        line.map { "line \($0): \(message)" } ?? message
    }
}
