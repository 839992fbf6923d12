import LintReader
import Testing

struct ClosureTests {
    @Test func `closures that are kept show what they capture`() {
        let reading = Reading(
            """
            final class C {
                let onTap: () -> Void = { print(1) }
                func f() {
                    model.onEnd = { [weak self, unowned(unsafe) b, c = d.e] in self?.g() }
                    model.onEnd = { self.g() }
                    let local = { [self] in g() }
                    Model(onA: { self.g() }, { 1 }) { [weak self] x, y -> Int in h() }
                    x.sink { @MainActor [unowned self] in { self.a = 1 }() }
                    if let y = Model() { self.h() }
                    list.map { self.h() }
                    a = [1].map { [$0] }
                }
            }
            """)
        #expect(
            reading.closures == [
                "initialValue onTap []", "assigned model.onEnd [weak self, unownedUnsafe b, strong c] self",
                "assigned model.onEnd [] self", "local local [strong self]", "argument Model [] self",
                "argument Model []", "trailing Model [weak self]", "trailing x.sink [unowned self] self",
            ])
        #expect(reading.file.closures.map { reading.file.text($0.label) }.filter { !$0.isEmpty } == ["onA"])
    }

    @Test(arguments: [
        ("child.onFinish = { self.end() }", "assigned child.onFinish [] self", true),
        ("self.child?.onFinish = { [weak self] in self?.end() }", "assigned child.onFinish [weak self] self", true),
        ("makeChild().onFinish = { self.end() }", "assigned onFinish [] self", true),
        ("child\n    .onFinish = { self.end() }", "assigned child.onFinish [] self", true),
        ("onFinish = { self.end() }", "assigned onFinish [] self", false),
        ("let a = 1\n    child.onFinish = { self.end() }", "assigned child.onFinish [] self", true),
        ("let a: Int; child.onFinish = { self.end() }", "assigned child.onFinish [] self", true),
        ("let a: (\n    Int) -> Int\n    = { $0 }", "local a []", false),
        ("start { [unowned self] in end() }", "trailing start [unowned self]", false),
        ("start(then: { [self] in end() })", "argument start [strong self]", false),
        ("child.start() { // kept\n    [weak self] in self?.end() }", "trailing child.start [weak self] self", true),
    ])
    func `a closure shows what it is assigned or given to`(statement: String, closure: String, isMember: Bool) {
        let reading = Reading("final class C {\nfunc f() {\n    \(statement)\n}\n}")
        #expect(reading.closures == [closure])
        #expect(reading.file.closures.map(\.isMember) == [isMember])
    }

    @Test func `a closure given to a watched function is kept without a capture list too`() {
        let text = "func f() { values.sink { self.end() }; values.map { self.end() }; sink(a, then: { self.end() }) }"
        #expect(
            Reading(text, watching: ["sink"]).closures == ["trailing values.sink [] self", "argument sink [] self"])
        #expect(Reading(text, watching: []).closures == [])
    }

    @Test func `brackets behind and beside a kept closure are passed over, and nothing is lost`() {
        let text = """
            func f() {
                call(a, { 1 }); model.onA = { if b { self.c() }; list.map { [$0] } }; d[0](Task { 1 }, (2))
                model.onB = { self.c(); x.onC = { 2 } }; (let n:)={ 3 }
                use { g(shared, { h() }) }; x.onD = { [weak self] in self?.c() }
            }
            """
        let readings = [true, false].map { skims in
            SourceReader(watching: ["Task", "shared"], skims: skims).read(bytes: Array(text.utf8))
        }
        #expect(readings[0] == readings[1])
        #expect(readings[0].closures.map(\.mentionsSelf) == [true, false, true, false, false, true])
        #expect(readings[0].uses.count == 2)
    }

    @Test(arguments: [[0xCC, 0x9E, 0x99], [0xC2, 0xA0]] as [[UInt8]])
    func `bytes that end a word begin the next one, whether tokens are read or not`(bytes: [UInt8]) {
        let text = Array("func f() { call".utf8) + bytes + Array("Model { 1 } }".utf8)
        for skims in [true, false] {
            let file = SourceReader(watching: [], skims: skims).read(bytes: text)
            #expect(file.closures.map { file.text($0.target) } == ["Model"])
        }
    }

    @Test(arguments: [
        ("{ self.end() }", true), ("{ [self] in end() }", true), ("{ [weak self] in self?.end() }", false),
        ("{ [unowned self] in self.end() }", false), ("{ [unowned(unsafe) self] in self.end() }", false),
        ("{ [owner = self] in owner.end() }", true), ("{ [weak owner = self] in owner?.end() }", false),
        ("{ [weak owner = self] in self.end() }", true), ("{ [weak child] in child?.end() }", false),
        ("{ later { [weak self] in self?.end() } }", true), ("{ 1 }", false), ("{ child.self }", false),
    ])
    func `a closure that mentions self holds it, unless it captures it weakly`(closure: String, holds: Bool) throws {
        let file = Reading("final class C { func f() { child.onFinish = \(closure) } }").file
        #expect(file.holdsSelf(try #require(file.closures.first)) == holds)
    }

    @Test func `a closure is local only when it is what its own let or var begins with`() {
        let reading = Reading(
            """
            func f() {
                let a = 1; model.b = { self.g() }
                guard let c else { return }
                d = { 1 }
                let e: (Int) -> Void = { self.g($0) }
                if let h { k = { 1 } }
            }
            """)
        #expect(reading.closures == ["assigned model.b [] self", "assigned d []", "local e [] self", "assigned k []"])
    }
}
