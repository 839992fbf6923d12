import LintConfiguration

/// Puts a pack's parameters where the pack names them, and moves the rest to where the pack is taken over.
///
/// `"$word"` stands for the parameter itself, in an array for each of its values, and `"!$word"` for all of them with
/// the sign. `${word}` within a text stands for an example of what the parameter fits.
struct PackFilling {
    /// What stands for words and stars in an example.
    static let exampleName = "Orders"

    let values: [String: ConfigurationValue]
    let place: ConfigurationPlace

    /// The same with a star for each word in braces: who may know whom is not asked feature by feature.
    var starred: PackFilling {
        PackFilling(values: values.mapValues(Self.starred), place: place)
    }

    private static func starred(_ value: ConfigurationValue) -> ConfigurationValue {
        switch value.content {
        case .string(let text):
            ConfigurationValue(.string(starred(text)), at: value.place)
        case .array(let elements): ConfigurationValue(.array(elements.map(starred)), at: value.place)
        default: value
        }
    }

    private static func starred(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let word = rest[start..<end].dropFirst()
            let isWord = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            result += rest[..<start] + (isWord ? "*" : "{")
            rest = rest[rest.index(after: isWord ? end : start)...]
        }
        return result + rest
    }

    /// The parameter that gives each pattern, to name it where the pattern is spoken of.
    var sources: [PackParameter: String] {
        var sources: [PackParameter: String] = [:]
        for (name, value) in values.sorted(by: { $0.key > $1.key }) {
            for element in Self.list(value) {
                if case .string(let text) = element.content { sources[PackParameter(text, element.place)] = name }
            }
        }
        return sources
    }

    /// The value filled in; nil when a parameter that it can't do without is empty. Lists of what is let through may be.
    func filled(_ value: ConfigurationValue) -> ConfigurationValue? {
        switch value.content {
        case .string(let text): return filled(text)
        case .array(let elements):
            var all: [ConfigurationValue] = []
            for element in elements {
                guard let filled = spliced(element) else { return nil }
                all += filled
            }
            return all.isEmpty && !elements.isEmpty ? nil : ConfigurationValue(.array(all), at: place)
        case .object(let members):
            var all: [ConfigurationMember] = []
            for member in members {
                if let filled = filled(member.value) {
                    all.append(ConfigurationMember(member.key, at: place, filled))
                } else if member.key != "allow" {
                    return nil
                }
            }
            return ConfigurationValue(.object(all), at: place)
        default: return placed(value)
        }
    }

    /// The value as it is, with its places moved.
    func placed(_ value: ConfigurationValue) -> ConfigurationValue {
        switch value.content {
        case .array(let elements): ConfigurationValue(.array(elements.map(placed)), at: place)
        case .object(let members):
            ConfigurationValue(
                .object(members.map { ConfigurationMember($0.key, at: place, placed($0.value)) }), at: place)
        default: ConfigurationValue(value.content, at: place)
        }
    }

    /// What an element of an array becomes: itself, or all that its parameter holds.
    private func spliced(_ element: ConfigurationValue) -> [ConfigurationValue]? {
        guard case .string(let text) = element.content else { return filled(element).map { [$0] } }
        let isTakenAway = text.hasPrefix("!$")
        guard let parameter = values[String(text.dropFirst(isTakenAway ? 2 : 1))], isTakenAway || text.hasPrefix("$")
        else { return filled(text).map { [$0] } }
        return Self.list(parameter).map { value in
            guard isTakenAway, case .string(let pattern) = value.content else { return value }
            return ConfigurationValue(.string("!" + pattern), at: value.place)
        }
    }

    private func filled(_ text: String) -> ConfigurationValue? {
        if text.hasPrefix("$"), let parameter = values[String(text.dropFirst())] {
            return Self.list(parameter).isEmpty ? nil : parameter
        }
        guard text.utf8.contains(UInt8(ascii: "$")) else { return ConfigurationValue(.string(text), at: place) }
        var (result, rest) = ("", text[...])
        while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            guard let parameter = values[String(rest[start.upperBound..<end])] else { break }
            guard let first = Self.list(parameter).first, case .string(let pattern) = first.content else { return nil }
            result += rest[..<start.lowerBound] + Self.example(pattern)
            rest = rest[rest.index(after: end)...]
        }
        return ConfigurationValue(.string(result + rest), at: place)
    }

    private static func list(_ value: ConfigurationValue) -> [ConfigurationValue] {
        if case .array(let elements) = value.content { elements } else { [value] }
    }

    /// A name that a pattern fits.
    private static func example(_ pattern: String) -> String {
        var (result, isWord) = ("", false)
        for character in pattern {
            switch character {
            case "{": isWord = true
            case "}": (result, isWord) = (result + exampleName, false)
            case "*": result += exampleName
            default: if !isWord { result.append(character) }
            }
        }
        return result
    }
}

/// A text that a pack's parameter holds, by which the parameter is found again.
struct PackParameter: Hashable, Sendable {
    private let text: String
    private let place: ConfigurationPlace

    init(_ text: String, _ place: ConfigurationPlace) { (self.text, self.place) = (text, place) }

    init(_ pattern: NamePattern) { self.init(pattern.text, pattern.place) }
}
