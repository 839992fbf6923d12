import Testing

@testable import LintIndex

struct SymbolModulesTests {
    @Test(arguments: [
        ("B.Pt.x.getter : Swift.Int", ["B", "Swift"]),
        ("static (extension in Conf):B.Pt.== infix(B.Pt, B.Pt) -> Swift.Bool", ["Conf", "B", "Swift"]),
        ("(extension in Ext):Swift.Array<A where A == B.Pt>.sum() -> Swift.Int", ["Ext", "Swift", "B"]),
        ("Mid.nested() -> (extension in Ext):B.Pt.Nested", ["Mid", "Ext", "B"]),
        ("Mac.Tracked : () -> ()", ["Mac"]),
        ("Mid.(hidden in _AC7A)(of: B.Pt?) -> ()", ["Mid", "B"]),
        ("no module at all", []),
    ])
    func `the modules of a demangled name, the owner in front`(text: String, modules: [String]) {
        #expect(SymbolModules.modules(in: text, limit: .max) == modules)
        #expect(SymbolModules.modules(in: text, limit: 1) == Array(modules.prefix(1)))
    }

    @Test(arguments: [
        ("s:1B2PtV1xSivp", "B"), ("s:Si", "Swift"), ("s:s5NeverO", "Swift"), ("s:1B2PtV4ConfE2eeoiySbAC_ACtFZ", "Conf"),
        ("s:SS1BE5shoutSSvp", "B"), ("s:10LintReader04FileB0V", "LintReader"), ("s:", nil), ("s:0", nil),
        ("s:99x", nil),
    ])
    func `the owner of a symbol, also where its name is shortened`(usr: String, owner: String?) throws {
        let libraries = try CompiledModule.libraries()
        #expect(SymbolModules(try Demangler(path: libraries.demangle)).owner(of: usr) == owner)
    }
}
