import Foundation

/// A text taken apart: segments of a path and items of a query, each decoded once.
struct AddressParts: Hashable {
    struct Item: Hashable {
        var name: String
        var value: String
    }

    var segments: [String] = []
    var query: [Item] = []

    init() {}

    /// Splits before it decodes, so that an escaped slash stays within its segment. A fragment is left out.
    init(_ text: String) throws(AddressError) {
        let body = text.prefix { $0 != "#" }
        let halves = body.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        for segment in halves[0].split(separator: "/") {
            segments.append(try Self.decode(segment, in: text))
        }
        guard halves.count == 2 else { return }
        for item in halves[1].split(separator: "&") {
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = sides.count == 2 ? try Self.decode(sides[1], in: text) : ""
            query.append(Item(name: try Self.decode(sides[0], in: text), value: value))
        }
    }

    var text: String {
        let path = segments.map(Self.encode).joined(separator: "/")
        let items = query.map { "\(Self.encode($0.name))=\(Self.encode($0.value))" }.joined(separator: "&")
        return items.isEmpty ? path : "\(path)?\(items)"
    }

    private static func decode(_ part: Substring, in text: String) throws(AddressError) -> String {
        guard part.utf8.contains(UInt8(ascii: "%")) else { return String(part) }
        guard let decoded = part.removingPercentEncoding else {
            throw .malformed(text, why: "'\(part)' holds a % that is not followed by two hexadecimal digits of UTF-8")
        }
        return decoded
    }

    private static func encode(_ part: String) -> String {
        if part.utf8.allSatisfy(isPlain) { return part }
        return part.addingPercentEncoding(withAllowedCharacters: plain) ?? part
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-._~@".utf8.contains(byte)
        }
    }

    private static let plain = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~@")
}
