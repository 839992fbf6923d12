import LintRules
import Testing

struct KeptClosureTests {
    @Test(arguments: [
        ("func f() { model.output = { self.go() } }", "1:50 keeps in output holds self strongly"),
        ("func f() { model.output = { [self] in go() } }", "1:50 keeps in output holds self strongly"),
        ("func f() { model.output = { [me = self] in me.go() } }", "1:50 keeps in output holds self strongly"),
        ("func f() { model.output = { [unowned self] in go() } }", "1:50 keeps in output holds self unowned"),
        ("func f() { Model(id: 1) { self.go() } }", "1:48 gives to Model holds self strongly"),
        ("func f() { Model<Int>(output: { self.go() }) }", "1:54 gives to Model holds self strongly"),
        ("lazy var tap: () -> Void = { self.go() }", "1:51 keeps in tap holds self strongly"),
        ("func f() { let x = 1; model.output = { self.go() } }", "1:61 keeps in output holds self strongly"),
        (
            "func f() { guard let x else { return }; output = { self.go() } }",
            "1:73 keeps in output holds self strongly"
        ),
        // The outer closure may have made it strong, so the inner one says it again.
        (
            "func f() { Model { [weak self] in guard let self else { return }; self.x = { self.go() } } }",
            "1:99 keeps in x holds self strongly"
        ),
    ])
    func `a closure that is kept and holds its coordinator otherwise than weakly is found`(
        body: String, message: String
    ) throws {
        let found = try messages(body)
        #expect(found == [message])
    }

    @Test(arguments: [
        "func f() { model.output = { [weak self] in self?.go() } }", "func f() { Model { [router] in router.pop() } }",
        "func f() { model.output = { [weak me = self] in me?.go() } }", "func f() { items.map { self.name($0) } }",
        "func f() { let go = { self.go() }; go() }", "func f() { let go: (Int) -> Void = { self.go($0) }; go(1) }",
        "func f() { Task { await self.load() } }", "func f() { Task.init(name: \"a\") { await self.load() } }",
        "lazy var view: View = { View(self) }()", "func f() { Model(\"{ self }\") /* { self } */ }",
    ])
    func `a closure that ends with its call, or that holds it weakly or not at all, is right`(body: String) throws {
        #expect(try messages(body).isEmpty)
    }

    private func messages(_ body: String) throws -> [String] {
        var sample = Sample()
        sample.target("A", "class AppCoordinator { \(body) }")
        let rules = """
            { declarations: [{ name: 'r', select: { kinds: 'class', names: '*Coordinator' }, require: { captures: 'weak' },
              examples: { good: [], bad: [] } }] }
            """
        return try sample.check(rules).map { finding in
            let rest = finding.message.split(separator: " ").dropFirst(4).joined(separator: " ")
                .replacing("a property", with: "tap")
            return "\(finding.place?.line ?? 0):\(finding.place?.column ?? 0) \(rest)"
        }
    }
}
