import LintRules
import Testing

struct DeclarationRuleTests {
    private func messages(_ rule: String, _ text: String, in target: String = "OrdersPresentation") throws -> [String] {
        var sample = Sample()
        sample.target(target, text)
        let rules = "{ declarations: [{ name: 'r', optional: true, \(rule), examples: { good: [], bad: [] } }] }"
        return try sample.check(rules).map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
    }

    @Test func `view models are final and conform`() throws {
        let rule =
            "select: { modules: '*Presentation', kinds: 'class', names: '*ViewModel' }, require: { modifiers: 'final', attributes: 'MainActor', inherits: 'ViewModel' }"
        let text =
            "@MainActor final class AViewModel: Sendable & ViewModel {}\nclass BViewModel<T>: Base<T> {}\nstruct CViewModel {}"
        #expect(
            try messages(rule, text) == [
                "2:7 class BViewModel does not conform to ViewModel", "2:7 class BViewModel is not @MainActor",
                "2:7 class BViewModel is not final",
            ])
        #expect(try messages(rule, text, in: "OrdersData").isEmpty)
    }

    @Test(arguments: [
        "final class A: AKit.ViewModel {}", "final class A: `ViewModel` {}", "final class A: AKit.`ViewModel` {}",
        "final class A: ViewModel<[X: Y.Z]> {}", "final class A: Sendable & Kit<Int>.ViewModel<(P & Q) -> R> {}",
        "extension A: @retroactive AKit.ViewModel {}",
    ])
    func `a type is known by its last component, whatever stands in front of it`(text: String) throws {
        let rule = "select: { kinds: ['class', 'extension'], inherits: 'ViewModel' }, forbid: { anything: true }"
        #expect(try messages(rule, text).count == 1)
        #expect(try messages(rule.replacing("'ViewModel'", with: "'Other.ViewModel'"), text).isEmpty)
    }

    @Test func `a type with a dot is asked for as a whole, and neither an argument nor a lack of it counts`() throws {
        let rule = "select: { inherits: 'AKit.ViewModel' }, forbid: { inherits: ['*Copyable', '!~*'] }"
        let text = """
            class A: AKit.ViewModel, Swift.Copyable {}
            class B: AKit . `ViewModel` <X>, ~Swift.Copyable {}
            class C: ViewModel, Copyable {}
            class D: BKit.AKit.ViewModel, Copyable {}
            class E: AKit.ViewModel, Box<P & Copyable & Q> {}
            """
        #expect(try messages(rule, text) == ["1:7 class A conforms to *Copyable, but not ~*"])
        let all = "select: { kinds: 'class' }, forbid: { inherits: 'AKit.ViewModel' }"
        #expect(try messages(all, text).map { $0.prefix(3) } == ["1:7", "2:7", "5:7"])
    }

    @Test func `an attribute is known by its last component too`() throws {
        let text = """
            @MainActor class A {}
            @Swift.MainActor class B {}
            @_Concurrency.`MainActor` class C {}
            @MainActor.Other class D {}
            """
        let required = "select: { kinds: 'class' }, require: { attributes: 'MainActor' }"
        #expect(try messages(required, text) == ["4:24 class D is not @MainActor"])
        let without = "select: { kinds: 'class', withoutAttributes: 'MainActor' }, forbid: { anything: true }"
        #expect(try messages(without, text) == ["4:24 class D is not allowed"])
        let whole = "select: { attributes: 'Swift.MainActor' }, forbid: { attributes: 'MainActor' }"
        #expect(try messages(whole, text) == ["2:24 class B is @MainActor"])
    }

    @Test func `static mutable state is found, and what is computed is not`() throws {
        let rule =
            "select: { kinds: 'variable', static: true, mutable: true, withoutAttributes: 'TaskLocal' }, forbid: { anything: true }"
        let text =
            "class C {\n static var a = 1\n class var b: Int { 1 }\n static let c = 1\n var d = 1\n @TaskLocal static var e = 1\n static var f = 1 { didSet {} }\n}"
        #expect(try messages(rule, text) == ["2:13 var C.a is not allowed", "7:13 var C.f is not allowed"])
    }

    @Test func `L13: uses are found in code only, and not in comments and texts`() throws {
        let rule = "select: {}, forbid: { uses: ['Task()', 'Task.detached()', '*.shared'] }"
        let text = """
            // Task { }
            let text = "Task { } \\(Task { 1 })"
            let kept: Task<Void, Never>? = nil
            func f() async { await Task.yield(); Task.detached { } ; Task { } }
            let session = URLSession.shared
            """
        let found = try messages(rule, text)
        #expect(
            found == [
                "2:24 Task() is used in text", "4:38 Task.detached() is used in f", "4:58 Task() is used in f",
                "5:26 URLSession.shared is used in session",
            ])
    }

    @Test func `writing init is calling, and naming it is not`() throws {
        let text = """
            func f() { Task.init { } }
            func g() { Task.init(priority: .low) { } }
            func h() { Task<Void, Never>.init { } }
            let a = URLSession.init()
            let b = LiveClient.init(1)
            let c = URLSession.init
            let d = URLSession.initial()
            func i(_ a: Date = Date.init(), _ b: () -> Date = Date.init) {}
            """
        let uses = "select: {}, forbid: { uses: ['Task()', 'URLSession()', '*Client()'] }"
        #expect(
            try messages(uses, text) == [
                "1:12 Task() is used in f", "2:12 Task() is used in g", "3:12 Task() is used in h",
                "4:9 URLSession() is used in a", "5:9 LiveClient is used in b",
            ])
        let values = "select: { kinds: 'function' }, forbid: { values: 'Date()' }"
        #expect(try messages(values, text) == ["8:8 func i gives a the default argument Date.init()"])
    }

    @Test func `uses within selected declarations only`() throws {
        let rule = "select: { kinds: 'class' }, forbid: { uses: 'Task()' }"
        #expect(
            try messages(rule, "class C { func f() { Task {} } }\nstruct S { func f() { Task {} } }") == [
                "1:22 Task() is used in C.f"
            ])
    }

    @Test func `repositories are protocols in the domain, and types that leave a layer are found`() throws {
        let kinds = "select: { modules: '{f}Domain', names: '*Repository' }, require: { kinds: 'protocol' }"
        #expect(
            try messages(kinds, "struct OrderRepository {}", in: "OrdersDomain") == [
                "1:8 struct OrderRepository is no protocol"
            ])
        let types = "select: { kinds: ['function', 'variable'], modifiers: 'public' }, forbid: { types: '*DTO' }"
        #expect(
            try messages(types, "public func f(_ x: [OrderDTO]?) -> Int { 1 }\nfunc g() -> OrderDTO { }") == [
                "1:13 func f names the type OrderDTO"
            ])
        let values = "select: { kinds: 'initializer' }, forbid: { values: '*.live' }"
        #expect(
            try messages(values, "struct S { init(client: Client = .live) {} }") == [
                "1:17 init S.init gives client the default argument .live"
            ])
    }

    @Test func `one of several demands is enough, and the target's default isolation may be one`() throws {
        let rule =
            "select: { kinds: 'class' }, require: { anyOf: [{ attributes: 'MainActor' }, { inherits: 'ViewModel' }, { isolation: 'MainActor' }] }"
        let text = "@MainActor class A {}\nclass B: ViewModel {}\nclass C {}"
        #expect(
            try messages(rule, text) == [
                "3:7 class C has to be @MainActor, or conform to ViewModel, or stand in a target that belongs to MainActor by default"
            ])
        let several =
            "select: { kinds: 'class' }, require: { anyOf: [{ modifiers: 'final', attributes: 'MainActor', names: 'A*' }, { kinds: ['actor', 'struct'], modules: '*UI', files: '*.md' }] }"
        #expect(
            try messages(several, "@MainActor class A {}") == [
                "1:18 class A has to be final, or be declared as actor or struct and stand in *UI and stand in a file that is *.md"
            ])
        var sample = Sample()
        sample.target("Main", text, settings: [("defaultIsolation", ["MainActor"])])
        #expect(
            try sample.check("{ declarations: [{ name: 'r', \(rule), examples: { good: [], bad: [] } }] }").isEmpty)
    }

    @Test func `a stored property of its own type is told from other static ones`() throws {
        let rule =
            "select: { kinds: ['variable', 'constant'], static: true, ofOwnType: true, parents: ['class', 'actor', 'extension'] }, forbid: { anything: true }"
        let text = """
            class A { static let a = A(); static let b: A? = nil; static var c: A { A() }; static let d = B() }
            actor B { static let a: Self = .init(); static let b = B.init(1); let c = B() }
            struct C { static let zero = C() }
            extension X.D { static let one = D(); static let two: X.D = make() }
            """
        #expect(
            try messages(rule, text) == [
                "1:22 let A.a is not allowed", "1:42 let A.b is not allowed", "2:22 let B.a is not allowed",
                "2:52 let B.b is not allowed", "4:28 let X.D.one is not allowed", "4:50 let X.D.two is not allowed",
            ])
    }

    @Test func `names that fit a pattern are found in code only, and some uses can be let through`() throws {
        let rule = "select: {}, forbid: { uses: ['*DTO', '*.standard', '*.shared'], allow: ['Files.standard'] }"
        let text = """
            // OrderDTO
            let text = "OrderDTO \\(list as? [CartDTO])"
            func f(_ x: [OrderDTO]) { UserDefaults.standard.x(Files.standard); Locale.DTO.y }
            struct OrderDTOs {}
            """
        let found = try messages(rule, text)
        #expect(
            found == [
                "2:34 CartDTO is used in text", "3:14 OrderDTO is used in f", "3:40 UserDefaults.standard is used in f",
                "3:75 DTO is used in f",
            ])
    }

    @Test func `a default argument that is called is told from a name`() throws {
        let rule =
            "select: { kinds: ['initializer', 'function'] }, forbid: { values: ['Date()', '*.shared', 'Live*()'] }"
        let text = """
            struct S { init(a: Date = Date(), b: Date = Date.distantPast, c: Api = .shared, d: Api = LiveApi(1)) {} }
            func f(a: () -> Date = Date.init, b: Int = 1) {}
            """
        #expect(
            try messages(rule, text) == [
                "1:17 init S.init gives a the default argument Date()",
                "1:63 init S.init gives c the default argument .shared",
                "1:81 init S.init gives d the default argument LiveApi()",
            ])
    }

    @Test func `a file can be asked to have its type's name`() throws {
        let rule = "select: { kinds: 'class', topLevel: true }, require: { files: ['*/{name}.swift'] }"
        #expect(
            try messages(rule, "class File {}\nclass Other {}") == [
                "2:7 class Other stands in a file that is not */Other.swift"
            ])
    }

    @Test func `a file has a budget of lines`() throws {
        let rule = "select: { files: '*.swift' }, require: { lines: 2 }"
        #expect(try messages(rule, "// 1\n// 2\n").isEmpty)
        #expect(try messages(rule, "// 1\n// 2\n// 3\n") == ["1:1 the file has 3 lines, and 2 are allowed"])
    }

    @Test func `the examples of a rule are tried at each check`() throws {
        var sample = Sample()
        sample.target("A")
        let rules = """
            { declarations: [{ name: 'r', select: { kinds: 'class' }, require: { modifiers: 'final' },
              examples: { good: ['final class A {}', 'class B {}'], bad: ['struct C {}', 'class D {}'] } }] }
            """
        #expect(
            try sample.check(rules).lines == [
                "rules.json5:1:18 [rule-example] r: it finds nothing in its bad example: struct C {}",
                "rules.json5:1:18 [rule-example] r: its good example is against it: class B is not final",
            ])
    }

    @Test func `a pattern of files that fits none of the selected modules is told, unless the rule is optional`() throws
    {
        var sample = Sample()
        sample.target("Orders", "")
        sample.target("OrdersTests", "", files: ["Spec.swift": ""])
        let rules = """
            { declarations: [{ name: 'r', select: { modules: 'Orders', files: ['Order/*', 'Orders/*', '*/Spec.swift'] },
              require: { lines: 9 }, examples: { module: 'Orders', file: 'Orders/A.swift', good: '', bad: '' } }] }
            """
        #expect(
            try sample.check(rules).lines == [
                "rules.json5:1:68 [unmatched-pattern] Order/* fits no file that is looked at, so what the rules say of it is said of nothing",
                "rules.json5:1:91 [unmatched-pattern] */Spec.swift fits no file that is looked at, so what the rules say of it is said of nothing",
            ])
        #expect(try sample.check(rules.replacing("name: 'r'", with: "name: 'r', optional: true")).isEmpty)
        let all = rules.replacing("modules: 'Orders'", with: "includeTests: true")
        #expect(try sample.check(all).map(\.key.symbol) == ["Order/*"])
    }

    @Test func `the name of a declaration is no use of it, and a word that stands for anything is shown as a star`()
        throws
    {
        let uses = "select: {}, forbid: { uses: ['*DTO', '*.shared'] }"
        #expect(
            try messages(uses, "struct OrderDTO {}\nextension OrderDTO {}\nlet a = b().shared") == [
                "2:11 OrderDTO is used in OrderDTO", "3:13 .shared is used in a",
            ])
        let declared = "class ADTO { enum E { case eDTO } }\nactor BDTO {}\nclass `CDTO` { class D { var dDTO = 1 } }"
        #expect(try messages(uses, declared).isEmpty)
        #expect(try messages(uses, "class ADTO { let a: ADTO }") == ["1:21 ADTO is used in ADTO.a"])
        let place = "select: { names: '*Repository' }, require: { modules: '{feature}Domain' }"
        #expect(
            try messages(place, "protocol ARepository {}") == [
                "1:10 protocol ARepository stands in OrdersPresentation, and not in *Domain"
            ])
    }

    @Test func `an example in which the reader finds a problem, or a word that begins nothing, is told`() throws {
        var sample = Sample()
        sample.target("A")
        let rules = """
            { declarations: [{ name: 'r', select: { kinds: 'class' }, require: { modifiers: 'final' },
              examples: { good: ['final clss X {', 'final clss X {}', 'public static final class A {}\\nfor x in y {}'],
                bad: ['class D {', 'clas Y {}\\nclass E {}', 'let a = b as? c\\nclass E {}'] } }] }
            """
        #expect(
            try sample.check(rules).lines == [
                "rules.json5:1:18 [rule-example] r: its bad example can't be read: \"clas\" begins no declaration: clas Y {}\nclass E {}",
                "rules.json5:1:18 [rule-example] r: its bad example can't be read: this is never closed; close it: class D {",
                "rules.json5:1:18 [rule-example] r: its good example can't be read: \"clss\" begins no declaration: final clss X {",
                "rules.json5:1:18 [rule-example] r: its good example can't be read: \"clss\" begins no declaration: final clss X {}",
            ])
    }
}
