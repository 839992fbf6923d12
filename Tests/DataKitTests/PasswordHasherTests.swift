import DataKit
import Testing

@Suite struct PasswordHasherTests {
    private let hasher: PasswordHasher

    init() throws {
        hasher = try PasswordHasher(cost: .minimum)
    }

    @Test(arguments: ["correct horse", "", "a\0b", "Oʻzbekiston 🍞", String(repeating: "x", count: 10_000)])
    func `a password is known again, and no other is`(password: String) throws {
        let stored = try hasher.hash(password)
        #expect(hasher.verify(password, against: stored))
        #expect(!hasher.verify(password + " ", against: stored))
        #expect(!hasher.verify(password + "\0", against: stored))
    }

    @Test func `what follows a NUL counts`() throws {
        #expect(try !hasher.verify("a\0c", against: hasher.hash("a\0b")))
    }

    @Test func `a hash names Argon2id and hides the password`() throws {
        let stored = try hasher.hash("hunter2")
        #expect(stored.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(!stored.contains("hunter2"))
    }

    @Test func `the salt makes two hashes of one password differ`() throws {
        #expect(try hasher.hash("hunter2") != hasher.hash("hunter2"))
    }

    @Test func `an accent typed in two ways is one password, a letter in two cases is two`() throws {
        let stored = try hasher.hash("caf\u{E9}")
        #expect(hasher.verify("cafe\u{301}", against: stored))
        #expect(!hasher.verify("Caf\u{E9}", against: stored))
        #expect(!hasher.verify("cafe", against: stored))
    }

    @Test func `a hash of another cost is verified, and wants hashing anew`() throws {
        let stronger = try PasswordHasher(cost: .interactive)
        let stored = try hasher.hash("hunter2")
        #expect(stronger.verify("hunter2", against: stored))
        #expect(stronger.needsRehash(stored))
        #expect(!hasher.needsRehash(stored))
        #expect(try !stronger.needsRehash(stronger.hash("hunter2")))
    }

    @Test(arguments: ["", "hunter2", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$\0", String(repeating: "$", count: 500)])
    func `a text that is no hash verifies nothing and wants hashing anew`(text: String) {
        #expect(!hasher.verify("hunter2", against: text))
        #expect(hasher.needsRehash(text))
    }

    @Test func `costs grow from minimum to interactive to moderate`() {
        let costs = [PasswordHasher.Cost.minimum, .interactive, .moderate]
        #expect(costs.map(\.memory) == [8 << 10, 64 << 20, 256 << 20])
        #expect(costs.map(\.operations) == [1, 2, 3])
    }
}
