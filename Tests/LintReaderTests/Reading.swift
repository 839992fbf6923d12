import LintReader

/// Reads a text, and shows what was read in lines that are easy to compare.
struct Reading {
    let file: SourceFile

    init(_ text: String, watching names: [String] = SourceReader.usualNames) {
        file = SourceReader(watching: names).read(bytes: Array(text.utf8))
    }

    init(bytes: [UInt8]) { file = SourceReader().read(bytes: bytes) }

    /// As `3:1 @testable public import struct A.B if os(Linux)`.
    var imports: [String] {
        file.imports.map { item in
            let attributes = item.attributes.map { "@\($0.name)" + ($0.arguments.isEmpty ? "" : "(\($0.arguments))") }
            var words = ["\(file.position(at: item.offset))"] + attributes.sorted()
            if let access = item.access { words.append(access.rawValue) }
            words.append("import")
            if let kind = item.kind { words.append(kind.rawValue) }
            words.append(([item.module] + item.rest).joined(separator: "."))
            let condition = item.condition == .always ? "" : " if \(item.condition)"
            return words.joined(separator: " ") + condition
        }
    }

    var modules: [String] { file.imports.map(\.module) }

    /// As `class Model` or `Model.function load`.
    var declarations: [String] {
        file.declarations.map { declaration in
            let parent = file.parent(of: declaration).map { "\(file.text($0.name))." } ?? ""
            return "\(parent)\(declaration.kind) \(file.text(declaration.name))"
        }
    }

    var problems: [String] { file.problems.map { "\(file.position(at: $0.offset)) \($0.kind)" } }

    var uses: [String] {
        file.uses.map { use in
            let parts = [use.base, use.name, use.member].filter { !$0.isNone }.map(file.text)
            return "\(file.position(at: use.offset)) \(parts.joined(separator: ".")) \(use.following)"
        }
    }

    var closures: [String] {
        file.closures.map { closure in
            let target = [closure.base, closure.target].filter { !$0.isNone }.map(file.text).joined(separator: ".")
            let captures = file.captures(of: closure).map { "\($0.strength) \(file.text($0.name))" }
            return "\(closure.form) \(target) [\(captures.joined(separator: ", "))]"
                + (closure.mentionsSelf ? " self" : "")
        }
    }

    func declaration(_ name: String) -> Declaration? {
        file.declarations.first { file.text($0.name) == name }
    }
}
