import LintReader

/// What the lint's reader finds in a file, as the lines that the toolchain's parser gives.
enum ReaderFacts {
    static func read(_ file: SourceFile) -> [String] {
        var facts: [(Int, String)] = []
        for item in file.imports {
            let path = ([item.module] + item.rest).joined(separator: ".")
            let attributes = item.attributes.map { "@\($0.name)(\($0.arguments))" }.sorted()
            let text = "import \(item.kind?.rawValue ?? "-") \(path)"
            let access = item.access.map { [$0.rawValue] } ?? []
            let mark = item.condition == .always ? "" : "#if "
            facts.append(
                (item.span.start, "\(item.span.end) \(mark)\(text) \((attributes + access).joined(separator: " "))"))
        }
        for declaration in file.declarations {
            let attributes = file.attributes(of: declaration).map {
                "@\(file.text($0.name))(\(file.text($0.arguments)))"
            }
            let words = (attributes + declaration.modifiers.texts.sorted()).joined(separator: " ")
            let mark = file.condition(of: declaration) == .always ? "" : "#if "
            facts.append(
                (
                    declaration.span.start,
                    "\(declaration.span.end) \(mark)\(declaration.kind) \(text(declaration, in: file)) \(words)"
                ))
        }
        for use in file.uses { facts.append((use.offset, "use \(file.text(use.name))")) }
        for closure in file.closures where !file.captures(of: closure).isEmpty {
            let names = file.captures(of: closure).map { capture in
                "\(strength(capture.strength)) \(file.text(capture.name))"
            }
            facts.append(
                (
                    closure.offset,
                    "captures \(names.joined(separator: ", "))\(closure.mentionsSelf ? " self" : "")"
                ))
        }
        return facts.map { "\($0.0) \($0.1)" }
    }

    private static func text(_ declaration: Declaration, in file: SourceFile) -> String {
        let name = file.text(declaration.name) + file.text(declaration.generics)
        let type = file.text(declaration.type)
        let required = file.text(declaration.requirements)
        let requirements = required.isEmpty ? "" : " where \(required)"
        let result = type.isEmpty ? "" : " -> \(type)"
        switch declaration.kind {
        case .class, .struct, .enum, .protocol, .actor, .extension:
            return name + inherited(declaration, in: file) + requirements
        case .function, .initializer:
            let failable = declaration.traits.contains(.failable) ? " failable" : ""
            let effects =
                (declaration.traits.contains(.async) ? " async" : "")
                + (declaration.traits.contains(.throws) ? " throws" : "")
                + (declaration.thrown.isNone ? "" : "(\(file.text(declaration.thrown)))")
            return file.text(declaration.name) + failable + file.text(declaration.generics)
                + parameters(declaration, in: file) + effects + result + requirements
        case .deinitializer, .operator, .precedenceGroup, .macroExpansion: return name
        case .subscript: return name + parameters(declaration, in: file) + result + requirements
        case .variable, .constant:
            return name + (type.isEmpty ? "" : ": \(type)")
                + (declaration.traits.contains(.computed) ? " computed" : "")
        case .enumCase: return name + parameters(declaration, in: file)
        case .typealias: return "\(name) = \(type)\(requirements)"
        case .associatedtype: return "\(name)\(inherited(declaration, in: file)) = \(type)\(requirements)"
        case .macro: return name + parameters(declaration, in: file) + result
        }
    }

    private static func inherited(_ declaration: Declaration, in file: SourceFile) -> String {
        let types = file.inherited(by: declaration).map {
            String((file.text($0.attributes) + file.text($0.type)).filter { !$0.isWhitespace })
        }
        return types.isEmpty ? "" : ": \(types.joined(separator: ","))"
    }

    private static func parameters(_ declaration: Declaration, in file: SourceFile) -> String {
        let parameters = file.parameters(of: declaration).map {
            "\(file.text($0.label)) \(file.text($0.secondName)): \(file.text($0.type))"
        }
        return "(\(parameters.joined(separator: ",")))"
    }

    private static func strength(_ strength: Capture.Strength) -> String {
        switch strength {
        case .strong: "strong"
        case .weak: "weak"
        case .unowned: "unowned"
        case .unownedSafe: "unowned(safe)"
        case .unownedUnsafe: "unowned(unsafe)"
        }
    }
}
