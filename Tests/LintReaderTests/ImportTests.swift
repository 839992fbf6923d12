import LintReader
import Testing

struct ImportTests {
    @Test func `L01: an import inside a multi-line string is no import`() {
        let reading = Reading("let text = \"\"\"\nimport ComposableArchitecture\n\\(x) import B\n\"\"\"\nimport C\n")
        #expect(reading.imports == ["5:8 import C"])
        #expect(reading.problems.isEmpty)
    }

    @Test func `L02: comments hold no import, and the branch's condition stays with the import`() {
        let reading = Reading(
            """
            // import TheFramework
            /** import TheFramework */
            /* /* import Nested */ import StillComment */
            #if os(macOS)
            import AppKit
            #endif
            """)
        #expect(reading.imports == ["5:8 import AppKit if os(macOS)"])
    }

    @Test func `L03: a comment behind the module is not part of its name`() {
        #expect(Reading("import Foo // note\nimport Bar/* note */\nimport/*a*/Baz").modules == ["Foo", "Bar", "Baz"])
    }

    @Test func `L04: several imports on a line, submodules and kinds name their modules`() {
        let reading = Reading(
            "import ModuleA; import ModuleB\nimport ModuleC.Submodule\nimport struct ModuleD.X;import enum E.X")
        #expect(
            reading.imports == [
                "1:8 import ModuleA", "1:24 import ModuleB", "2:8 import ModuleC.Submodule",
                "3:15 import struct ModuleD.X", "3:37 import enum E.X",
            ])
    }

    @Test(arguments: Import.Kind.allCases)
    func `L05: an import of one declaration names the module, whatever its kind`(kind: Import.Kind) {
        let reading = Reading("import \(kind.rawValue) ModuleB.SomeName")
        #expect(reading.modules == ["ModuleB"])
        #expect(reading.file.imports.first?.kind == kind)
        #expect(reading.file.imports.first?.rest == ["SomeName"])
    }

    @Test func `L10: attributes are a set, the kind is kept and the module's name is exact`() {
        let reading = Reading(
            """
            @_exported @preconcurrency import AAAAA
            @testable import B
            import class Foundation.NSArray
            @_spi(Internal) @_implementationOnly
            import
              C
            """)
        #expect(
            reading.imports == [
                "1:35 @_exported @preconcurrency import AAAAA", "2:18 @testable import B",
                "3:14 import class Foundation.NSArray", "6:3 @_implementationOnly @_spi(Internal) import C",
            ])
        #expect(reading.file.imports[0].has("preconcurrency"))
    }

    @Test func `L11: imports keep the order of the file, the one with an attribute in front`() {
        #expect(
            Reading("@preconcurrency import class Old.X\nimport Old").imports
                == ["1:30 @preconcurrency import class Old.X", "2:8 import Old"])
    }

    @Test func `L12: an access level stays with its import`() {
        #expect(
            Reading("internal import MyPackage\npublic import A\npackage import B\nfileprivate import C").imports == [
                "1:17 internal import MyPackage", "2:15 public import A", "3:16 package import B",
                "4:20 fileprivate import C",
            ])
    }

    @Test func `L12: every access level and attribute is told, also together`() {
        #expect(
            Reading(
                "package import A\n@_spi(X) import B\n@_spi(X) @_spi(Y) public import C\nprivate import func D . +\n"
                    + "@_exported package import struct E.F.G\n@preconcurrency @testable\ninternal import `H i`.J"
            ).imports == [
                "1:16 package import A", "2:17 @_spi(X) import B", "3:33 @_spi(X) @_spi(Y) public import C",
                "4:21 private import func D.+", "5:34 @_exported package import struct E.F.G",
                "7:17 @preconcurrency @testable internal import H i.J",
            ])
    }

    @Test(arguments: [
        "#Preview { import B }\n", "#Preview(\"import B\", traits: .x) { Text(\"a\") }\n",
        "@attached(member, names: named(init)) macro m() = #externalMacro(module: \"import B\", type: \"T\")\n",
        "#warning(\"import B\")\n", "@available(*, deprecated, message: \"import B\") func f() {}\n",
        "struct `import B` {}\n", "let a = #\"\"\"\nimport B\n\"\"\"#\n", "#if false\n#endif\n",
    ])
    func `macros and odd names in front of an import hide nothing and import nothing`(text: String) {
        let reading = Reading(text + "import A")
        #expect(reading.modules == ["A"])
        #expect(reading.problems.isEmpty)
    }

    @Test(arguments: [
        ("import `class`", ["class"]), ("import A\n.B", ["A"]), ("#!/usr/bin/swift\nimport A", ["A"]),
        ("\u{FEFF}import A", ["A"]), ("\u{FEFF}#!/x import B\nimport A", ["A"]), ("struct S {}\nimport Late", ["Late"]),
        ("x.import Foo", []), ("let import1 = 2", []), ("f(import: A)", []), ("let a = #\"import B\"#", []),
        ("let a = ##\"\"\"\n\"# import B\n\"\"\"##\nimport C", ["C"]), ("let r = /import B/", []),
        ("let r = #/\nimport B\n/#\nimport C", ["C"]), ("let s = \"\\(\"\\(\"import B\")\")\"\nimport C", ["C"]),
        ("import A.B.C", ["A"]), ("import func A.+", ["A"]), ("func f() { }; import A", ["A"]), ("import Ä", ["Ä"]),
        ("let `import B` = 1", []), ("prefix operator /*/ import B */\nimport C", ["C"]),
    ])
    func `an odd place for an import is read as the compiler reads it`(text: String, modules: [String]) {
        #expect(Reading(text).modules == modules)
    }

    @Test func `an import without a module is said`() {
        let reading = Reading("import\n")
        #expect(reading.problems == ["1:1 importWithoutModule"])
        #expect(reading.file.problems.map(\.message) == ["this import names no module; name it"])
    }
}
