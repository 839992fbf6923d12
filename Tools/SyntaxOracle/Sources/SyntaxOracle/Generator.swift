/// Composes nasty Swift files out of fragments; the same seed gives the same file.
struct Generator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    private mutating func pick(_ list: [String]) -> String { list[next(list.count)] }

    mutating func file() -> String {
        let start = pick(["", "", "", "\u{FEFF}", "#!/usr/bin/env swift\n"])
        let items = (0..<(2 + next(8))).map { _ in item(depth: 0, inType: false) }.joined(separator: separator())
        let text = start + items + "\n"
        switch next(6) {
        case 0: return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        case 1: return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r")
        default: return text
        }
    }

    private mutating func separator() -> String {
        pick(["\n", "\n\n", "\n// } import A\n", "\n/* { /* \" */ */\n", "\n"])
    }

    private mutating func item(depth: Int, inType: Bool) -> String {
        let prologue = self.prologue(inType: inType)
        switch next(inType ? 13 : 12) {
        case 0 where !inType: return pick(Fragments.importPrologues) + "import " + pick(Fragments.imports)
        case 1 where depth < 4, 2 where depth < 4, 0 where depth < 4: return prologue + type(depth: depth)
        case 3: return condition(depth: depth, inType: inType)
        case 4, 5: return prologue + function()
        case 6, 7, 8: return prologue + property()
        case 9: return prologue + "typealias \(name()) = \(typeName())"
        case 10:
            return prologue
                + (inType ? "init\(pick(["", "?", "!", "<T>"]))(\(parameters()))\(effects()) \(body())" : function())
        case 11: return prologue + (inType ? "subscript(\(parameters())) -> \(typeName()) \(body())" : property())
        default: return inType ? pick(["deinit \(body())", "#make(1) { \(value()) }", "#warn(\"}\")"]) : property()
        }
    }

    private mutating func prologue(inType: Bool) -> String {
        var words = ""
        for _ in 0..<next(3) { words += pick(Fragments.attributes) + pick([" ", "\n", " /* { */ "]) }
        for _ in 0..<next(3) { words += pick(inType ? Fragments.memberModifiers : Fragments.modifiers) + " " }
        return words
    }

    private mutating func name() -> String { pick(Fragments.names) }

    private mutating func typeName(_ depth: Int = 0) -> String {
        let inner = depth > 2 ? "A" : typeName(depth + 1)
        return pick(Fragments.types).split(separator: "$", omittingEmptySubsequences: false).joined(separator: inner)
    }

    private mutating func value(_ depth: Int = 0) -> String {
        let inner = depth > 2 ? "a" : value(depth + 1)
        return pick(Fragments.values).split(separator: "$", omittingEmptySubsequences: false).joined(separator: inner)
    }

    private mutating func body() -> String {
        "{\n"
            + (0..<next(4)).map { _ in
                pick(Fragments.statements).split(separator: "$", omittingEmptySubsequences: false).joined(
                    separator: value())
            }.joined(separator: "\n") + "\n}"
    }

    private mutating func parameters() -> String {
        (0..<next(4)).map { index in
            pick(["_ a\(index)", "for b\(index)", "c\(index)", "import d\(index)", "`class` e\(index)", "in f\(index)"])
                + pick([": ", " : ", ":"]) + typeName() + pick(["", "", "", " = \(value())"])
        }.joined(separator: pick([", ", ",\n    ", " , "]))
    }

    private mutating func effects() -> String {
        pick(["", "", " async", " throws", " async throws", " throws(E)", " rethrows"])
    }

    private mutating func function() -> String {
        "func " + pick(Fragments.functionNames) + pick(["", "", "<T>", "<T: P & Q, each U>"]) + "(\(parameters()))"
            + effects()
            + pick(["", " -> \(typeName())", "\n    -> \(typeName())"])
            + pick(["", " where T: P, T.A == \(typeName())"])
            + pick([" ", "\n"]) + body()
    }

    private mutating func property() -> String {
        let binding = "\(pick(["let", "var"])) \(name())"
        switch next(6) {
        case 0: return binding + ": \(typeName()) = \(value()), \(name()) = \(value())"
        case 1: return binding + ": \(typeName()) \(body())"
        case 2:
            return binding
                + ": \(typeName()) { \(pick(["get", "@A mutating get", "didSet", "_read", "// get\nwillSet"])) \(body()) }"
        case 3: return binding + " = \(value()) { \(pick(["didSet", "willSet(new)"])) \(body()) }"
        case 4: return "\(pick(["let", "var"])) (a, b) = \(value())"
        default: return binding + pick([" = ", "\n    = ", ": A = "]) + value()
        }
    }

    private mutating func type(depth: Int) -> String {
        let keyword = pick(["class", "struct", "enum", "protocol", "extension", "actor"])
        let head = "\(keyword) " + (keyword == "extension" ? pick(["A", "A.B", "[A]", "`class`"]) : name())
        let inherits = pick(["", "", ": A", ": A<B>, @unchecked C", ": ~Copyable & P, Q.R"])
        let requirement = pick(["", "", " where T: P"])
        var members = (0..<next(5)).map { _ in item(depth: depth + 1, inType: true) }
        if keyword == "enum" {
            members.append(
                prologue(inType: false) + "case \(name()), b\(next(9))(\(typeName()), x: \(typeName())), c = \(next(9))"
            )
        }
        return head + inherits + requirement + pick([" {\n", "\n{\n"]) + members.joined(separator: separator()) + "\n}"
    }

    private mutating func condition(depth: Int, inType: Bool) -> String {
        var text = "#if " + pick(Fragments.conditions) + "\n" + item(depth: depth + 1, inType: inType) + "\n"
        if next(2) == 0 {
            text += "#elseif " + pick(Fragments.conditions) + "\n" + item(depth: depth + 1, inType: inType) + "\n"
        }
        if next(2) == 0 { text += "#else\n" + item(depth: depth + 1, inType: inType) + "\n" }
        return text + "#endif"
    }
}
