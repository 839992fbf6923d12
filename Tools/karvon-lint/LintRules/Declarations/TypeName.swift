import LintReader

/// A type's name as a rule speaks of it: without back-ticks, blanks and generic arguments.
struct TypeName: Equatable {
    /// As written, with the modules and types in front.
    private(set) var text = ""
    /// The last component, with the sign of `~Copyable`.
    private(set) var last = ""

    /// What a rule that writes `name` asks about: all of it when that has a dot, else the last component.
    func text(asIn name: String) -> String { name.contains(".") ? text : last }

    func fits(_ name: String) -> Bool { text(asIn: name) == name }

    func fits(_ patterns: NamePatterns, _ captures: Captures) -> Bool {
        func fits(_ pattern: NamePattern) -> Bool { pattern.fits(text(asIn: pattern.text), captures) }
        return patterns.including.contains(where: fits) && !patterns.excluding.contains(where: fits)
    }

    /// The types of a composition, or the one type.
    static func all(in written: String) -> [TypeName] {
        // Most are a word alone.
        if !written.utf8.contains(where: isSign) { return [TypeName(text: written, last: written)] }
        var names = [TypeName()]
        var (isQuoted, depth, previous) = (false, 0, Character(" "))
        for character in written {
            defer { previous = character }
            switch character {
            case "`": isQuoted.toggle()
            case _ where isQuoted: names[names.count - 1].append(character)
            case "<": depth += 1
            case ">": if previous != "-" { depth -= 1 }
            case _ where depth > 0 || character.isWhitespace || character == "(" || character == ")": break
            case "&": names.append(TypeName())
            case ".": names[names.count - 1].appendDot()
            default: names[names.count - 1].append(character)
            }
        }
        return names
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "("),
            UInt8(ascii: ")"), 0...0x20:
            true
        default: false
        }
    }

    private mutating func append(_ character: Character) {
        text.append(character)
        last.append(character)
    }

    private mutating func appendDot() {
        text.append(".")
        last = text.first == "~" ? "~" : ""
    }
}

extension SourceFile {
    /// Whether the declaration inherits from or conforms to a type that fits.
    func inherits(_ declaration: Declaration, _ patterns: NamePatterns, _ captures: Captures) -> Bool {
        inherited(by: declaration).contains { entry in
            TypeName.all(in: text(entry.type)).contains { $0.fits(patterns, captures) }
        }
    }

    /// Whether an attribute of that name stands in front of the declaration.
    func has(_ attribute: String, _ declaration: Declaration) -> Bool {
        attributes(of: declaration).contains { written in
            TypeName.all(in: text(written.name)).contains { $0.fits(attribute) }
        }
    }
}
