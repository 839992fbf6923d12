/// The pieces that ``Generator`` composes; `$` stands for a piece of the same kind.
enum Fragments {
    static let importPrologues = [
        "", "", "@testable ", "@_exported @preconcurrency ", "@_spi(X) public ", "internal ", "@_implementationOnly\n",
    ]
    static let imports = [
        "A", "A.B.C", "struct A.B", "func A.f", "`class`", "A; import B", "/* x */ A // import C", "\n    A", "let A.b",
        "var A\n    .b",
    ]
    static let attributes = [
        "@A", "@available(iOS 17, *)", "@A.B<C>(\"}\")", "@objc(a:b:)", "@Test(\"a } \\(b)\", arguments: [1, { 2 }()])",
        "@MainActor",
        "#if A\n@B\n#else\n@C(1)\n#endif\n", "@inlinable", "@_spi(Q)", "@attached(member, names: named(init))",
    ]
    static let modifiers = [
        "public", "private", "final", "open", "package", "nonisolated", "nonisolated(unsafe)", "fileprivate(set)",
        "dynamic", "indirect",
    ]
    static let memberModifiers = [
        "static", "class", "lazy", "override", "private(set)", "unowned(safe)", "weak", "required", "convenience",
        "mutating", "optional",
        "isolated", "distributed", "nonisolated", "public", "prefix",
    ]
    static let names = [
        "a", "`import`", "`any text }`", "value", "shared", "open", "final", "prefix", "actor", "macro", "Ünïcode",
        "some", "each", "package", "async_", "required",
    ]
    static let functionNames = [
        "f", "`init`", "+", "<", "==", "/", "</>", "+/", "open", "≠", "shared", "...", "!", "..<", "prefix",
    ]
    static let types = [
        "A", "[$]", "[$: $]", "$?", "A<$>", "A<$, $>", "($) -> $", "($, a: $) async throws -> $", "any P & Q", "some P",
        "A.B<$>.C", "@escaping ($) -> $",
        "inout $", "($)", "A!", "()", "@Sendable () throws(E) -> $", "A<($) -> $>", "(any P)?", "A<[B<$>]>??", "$.Type",
        "sending A", "any A.B",
    ]
    static let values = [
        "1", "\"}\"", "\"\\($)\"", "#\"\\#($) \" \\($)\"#", "\"\"\"\n    } \\($) \"\" \\\"\"\"\n    \"\"\"",
        "##\"\"\"\n\"# }\n\"\"\"##", "{ $ }", "{ [weak self, a = b] in $ }",
        "A<B, C>($)", "a < b", "a / b / c", "/[a-z}]+/", "#/ } \\/ /#", "#/\n  } { \n/#", "X()", "X.shared", ".live",
        "f($) { $ }", "f { $ } g: { $ }", "[$, $]",
        "[a: $]", "a ? $ : $", "try? $", "a\n    .b()\n    .c", "a as? B<C>", "a as! [B]", "\\A.b.c",
        "if a { $ } else { $ }", "($)", "a! / b", "a ?? $", "-1.5e-3", "0x1p-3",
        "#selector(a)", "{ (a: A) -> B in $ }",
        "{ @MainActor [unowned(unsafe) self] (x) async throws -> Int in self.x }", "a</* } */b", "a +/* { */ b",
        "!/a}/.b", "x.0.1",
        "await a", "switch a { case .b: $\n default: $ }", "a..<b", "a...", "...a", "$.import", "A<B>.c", "a.b<C>.d",
        "#file", "nil", "a == b ? c : d", "a is B", "f(class: 1, import: 2)",
        "Task { $ }", "Task<A, B> { $ }", "<#a } #>", "\"\\\\\"", "\"\\u{7D}\"", "\"/*\"", "a &&\n    b",
        "a\n    ? b\n    : c", "_ = a", "self", "each a", "f(/}/, /{/)", "[/}/]",
    ]
    static let statements = [
        "let a = $", "x.onEnd = $", "if let b = $ { _ = $ } else { }", "guard let a = $ else { return }",
        "for case let b in $ where c { }", "while a { $ }", "switch a {\ncase .b(let c): $\ndefault: break\n}",
        "func local() { _ = $ }", "struct Local { let a = $ }", "#if A\n_ = $\n#else\n_ = $\n#endif", "// } \"",
        "/* } /* { */ */", "return $", "do { try a } catch { _ = $ }", "defer { _ = $ }", "a / b", "let r = /}/",
        "foo()",
        "repeat { _ = $ } while a", "Model(onA: $) { [weak self] x in self?.y = $ }", "await a.b { $ }", "throw A($)",
        "label: for _ in a { break label }",
    ]
    static let conditions = [
        "os(Linux)", "A && !B", "canImport(X) || (swift(>=5.9) && C)", "compiler(<6)", "!A // note", "A ||\n    B",
        "targetEnvironment(simulator)", "$Feature && hasFeature(X)", "canImport(A, _version: 1.2)",
    ]
}
