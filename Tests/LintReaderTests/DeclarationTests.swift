import LintReader
import Testing

struct DeclarationTests {
    @Test func `types, members and nesting are read in the order of the file`() {
        let reading = Reading(
            """
            @MainActor public final class Model: Base, @unchecked Sendable, P<Int> where T: Q {
                enum Step: Int { case first = 1, second(name: String, Int), `default` }
                private(set) static var a: [String: Int] = [:], b = 2 { didSet { print(b) } }
                lazy var c: Int = { [weak self] in 1 }()
                init?(x: Int) throws {}
                deinit { x() }
                subscript<T>(i: T) -> Int { i }
                func load<T: P>(_ a: T, for b: Int = .live) async throws(E) -> [T] where T: Q { if let v = a { class L {} } }
                class func make() -> Self { Self() }
                class Inner {}
                #expansion(1) { }
                typealias A = Int
            }
            protocol P: ~Copyable { associatedtype E: Q = Int where E: R; var v: Int { get } }
            extension A.B: C {}
            actor D {}
            infix operator +++: Addition
            precedencegroup Addition { higherThan: X }
            func +++ <T>(a: T, b: T) -> T { a }
            @freestanding(expression) macro m(_ x: Int) -> String = #externalMacro(module: "M", type: "T")
            """)
        #expect(
            reading.declarations == [
                "class Model", "Model.enum Step", "Step.enumCase first", "Step.enumCase second",
                "Step.enumCase default",
                "Model.variable a", "Model.variable b", "Model.variable c", "Model.initializer init",
                "Model.deinitializer deinit", "Model.subscript subscript", "Model.function load", "Model.function make",
                "Model.class Inner", "Model.macroExpansion expansion", "Model.typealias A", "protocol P",
                "P.associatedtype E", "P.variable v", "extension A.B", "actor D", "operator +++",
                "precedenceGroup Addition", "function +++", "macro m",
            ])
        #expect(reading.problems.isEmpty)
    }

    @Test func `attributes, modifiers and inheritance are kept as written`() throws {
        let reading = Reading(
            "@MainActor @available(iOS 17, *)\n public final class Model: Base<Int>, @unchecked Sendable, ~Copyable {}")
        let model = try #require(reading.declaration("Model"))
        let file = reading.file
        #expect(file.attributes(of: model).map { file.text($0.name) } == ["MainActor", "available"])
        #expect(file.attribute("available", of: model).map { file.text($0.arguments) } == "iOS 17, *")
        #expect(model.modifiers == [.public, .final])
        #expect(model.modifiers.access == .public)
        #expect(file.inherited(by: model).map { file.text($0.type) } == ["Base<Int>", "Sendable", "~Copyable"])
        #expect(file.inherited(by: model).map { file.text($0.attributes) } == ["", "@unchecked", ""])
        #expect(file.position(at: model.offset) == Position(line: 2, column: 21))
        #expect(file.lines(of: model.span) == 1...2)
    }

    @Test(arguments: [
        ("= X()", "call X"), ("= X.shared", "path X.shared"), ("= .live", "path .live"), ("= .make(1)", "call .make"),
        ("= try X<A, B>.make()", "call X.make"), ("= 5", "literal "), ("= -5", "literal "), ("= \"a\"", "literal "),
        ("= { 1 }", "closure "), ("= [1]", "collection "), ("= if a { 1 } else { 2 }", "other "), ("", "none "),
        ("= URLSession\n    .shared", "path URLSession.shared"), ("= `X`.y", "path X.y"), ("= nil", "literal "),
        ("= X { 1 }", "call X"), ("= await Y.z", "path Y.z"),
    ])
    func `an initial value and a default argument show how they begin`(value: String, head: String) throws {
        let reading = Reading("struct S { let a: A \(value)\n func f(x: A \(value), y: B) {} }")
        let property = try #require(reading.declaration("a"))
        #expect("\(property.value.kind) \(reading.file.text(property.value.path))" == head)
        let function = try #require(reading.declaration("f"))
        let parameters = Array(reading.file.parameters(of: function))
        try #require(parameters.count == 2)
        #expect("\(parameters[0].value.kind) \(reading.file.text(parameters[0].value.path))" == head)
    }

    @Test func `macros, raw names and attributes of Swift 6 are read`() {
        let reading = Reading(
            """
            #Preview("a") { View() }
            @attached(peer, names: arbitrary) @attached(extension) public macro `a b`(c: Int) = #externalMacro(module: "M", type: "T")
            @Suite struct `a suite (with } in its name)` { @Test func `it works: {`() async throws {} }
            struct A { #make("x") { 1 } label: { 2 }
                @available(macOS 14, *) @MainActor #b
                nonisolated(unsafe) static var c = 1
                @_spi(X) public package(set) var d = 1
                func e() throws(E) {}
                nonisolated(nonsending) func f() async {}
                var g: Int { get async throws { 1 } }
                let h: InlineArray<3, Int> = [1, 2, 3], i: [3 of Int]
                func j(k: sending L, m: borrowing N, o: consuming P) -> sending Q {}
                isolated deinit {}
            }
            using @MainActor
            struct End: ~Copyable, @MainActor P {}
            """)
        #expect(
            reading.declarations == [
                "macro a b", "struct a suite (with } in its name)", "a suite (with } in its name).function it works: {",
                "struct A", "A.macroExpansion make", "A.macroExpansion b", "A.variable c", "A.variable d",
                "A.function e", "A.function f", "A.variable g", "A.constant h", "A.constant i", "A.function j",
                "A.deinitializer deinit", "struct End",
            ])
        #expect(reading.problems.isEmpty)
    }

    @Test func `signatures name their types`() throws {
        let reading = Reading(
            "func f(_ a: inout [A], for b: @escaping (B) -> Void, c: any C & D..., d: E<F>? = nil) -> some G { }\n"
                + "enum X { case y(first: A, B?, @Sendable (C) -> Void) }")
        let f = try #require(reading.declaration("f"))
        let file = reading.file
        #expect(file.parameters(of: f).map { file.text($0.label) } == ["_", "for", "c", "d"])
        #expect(
            file.parameters(of: f).map { file.text($0.type) } == [
                "inout [A]", "@escaping (B) -> Void", "any C & D", "E<F>?",
            ])
        #expect(file.text(f.type) == "some G")
        let y = try #require(reading.declaration("y"))
        #expect(file.parameters(of: y).map { file.text($0.type) } == ["A", "B?", "@Sendable (C) -> Void"])
    }

    @Test(arguments: [
        ("static var a = 1", true), ("static var a: Int { 1 }", false), ("static let a = 1", false),
        ("var a: Int = 1 { didSet {} }", true), ("var a: Int { get { 1 } set {} }", false),
        ("var a: Int { // note\n @A mutating get { 1 } }", false), ("var a = f { 1 }", true),
        ("var a = 1 { willSet(x) {} }", true), ("class var a: Int { 1 }", false),
    ])
    func `a property's storage is told from what is computed`(text: String, isStored: Bool) throws {
        let property = try #require(Reading("class C { \(text) }").declaration("a"))
        #expect(property.isMutableStorage == isStored)
        #expect(property.isStatic == (text.hasPrefix("static") || text.hasPrefix("class")))
    }

    @Test(arguments: [
        "prefix = 5\nfinal(1)\nopen.x()\nlet a = 1", "if let b = c, var d = e {}\nlet a = 1",
        "for case let b in c {}\nlet a = 1", "let a = b < c\n", "let a = x as? Y\n",
        "guard let b else { return }\nlet a = 1",
        "let a = b\n    .map { $0 }\n    .c()\n", "let a = x ? y : z\n", "actor.run()\nlet a = 2",
        "macro = 1\nlet a = 1",
        "do { let b = 1 } catch let c { }\nlet a = 1", "let a = { (b: Int) -> Int in let c = 1; return c }\n",
        "let a = b / c / d\n", "let a = [b, c]\n", "switch x { case let b: break }\nlet a = 1", "let a = \\X.b\n",
        "let a = try! b\n", "repeat { let c = 1 } while d\nlet a = 1",
        "let a = b\n#if X\n    .c\n#else\n    .d()\n#endif\n",
        "let a = switch b { case .c: 1\n default: 2 }\n", "let a = f { 1 } g: { 2 }\n", "let a = 0x1p-3 - 1.5e+3\n",
    ])
    func `statements at the file's level are no declarations, and values end where they end`(text: String) {
        #expect(Reading(text + "\nstruct End {}").declarations == ["constant a", "struct End"])
    }

    @Test func `a constant's value may hold an extended regular expression, a raw text and a comparison`() {
        let reading = Reading(
            ###"""
            let a = /[}]"\/{/, b = #/ } /x " /#, c = ##"}" \##("}")"##, d = x < y, e = G<A, B>(), f = z</**/w
            let g = a / b; let h = c / d
            """###)
        #expect(reading.declarations.map { $0.dropFirst(9) } == ["a", "b", "c", "d", "e", "f", "g", "h"])
        #expect(reading.problems.isEmpty)
    }

    @Test func `a declaration's head ends at its body, its members or its initial value`() {
        let text = """
            public final class A<T: B>: C where T: D { let e: F = G(); var h: I { J() }; case k }
            @inlinable func f<T: P>(_ a: T = .live, b: () -> Void = { x() }) -> Q where T: R { S() }
            typealias L = M
            var n = 1, o: O { didSet {} }
            """
        let file = SourceReader().read(bytes: Array(text.utf8))
        let bytes = Array(text.utf8)
        let heads = file.declarations.map { String(decoding: bytes[$0.head.start..<$0.head.end], as: UTF8.self) }
        #expect(
            heads == [
                "public final class A<T: B>: C where T: D ", "let e: F ", "var h: I ", "case k",
                "@inlinable func f<T: P>(_ a: T = .live, b: () -> Void = { x() }) -> Q where T: R ", "typealias L = M",
                "var n ", "var n = 1, o: O ",
            ])
    }
}
