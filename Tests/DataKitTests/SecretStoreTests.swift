import DataKit
import Foundation
import Testing

@Suite struct SecretStoreTests {
    private let folder: TemporaryFolder
    private let directory: URL

    init() throws {
        folder = try TemporaryFolder()
        directory = folder.file("secrets")
    }

    private func stores() throws -> [any SecretStore] {
        [InMemorySecretStore(), try FileSecretStore(directory: directory)]
    }

    @Test func `a secret is kept, replaced and forgotten`() throws {
        for store in try stores() {
            #expect(try store.secret(named: "session.token") == nil)
            try store.set("one", named: "session.token")
            try store.set("two\0\n e\u{301} ", named: "session.token")
            #expect(try store.secret(named: "session.token").map { Array($0.utf8) } == Array("two\0\n e\u{301} ".utf8))
            try store.remove(named: "session.token")
            try store.remove(named: "session.token")
            #expect(try store.secret(named: "session.token") == nil)
        }
    }

    @Test func `an empty secret is a secret`() throws {
        for store in try stores() {
            try store.set("", named: "empty")
            #expect(try store.secret(named: "empty") == "")
        }
    }

    @Test(arguments: ["", ".", "..", "../a", "a/b", "/etc/passwd", ".hidden", "a\0", "Token", "é", "a~1", "a b", "-rf"])
    func `a name that could lead elsewhere is refused`(name: String) throws {
        for store in try stores() {
            #expect(throws: SecretStoreError.invalidName(name)) { try store.set("x", named: name) }
            #expect(throws: SecretStoreError.invalidName(name)) { try store.secret(named: name) }
            #expect(throws: SecretStoreError.invalidName(name)) { try store.remove(named: name) }
        }
        #expect(try folder.contents == ["secrets"])
    }

    @Test func `a name of 100 characters is taken, and a longer one refused`() throws {
        for store in try stores() {
            try store.set("x", named: String(repeating: "a", count: 100))
            #expect(throws: SecretStoreError.self) { try store.set("x", named: String(repeating: "a", count: 101)) }
        }
    }

    @Test func `only the owner can reach the folder and the files, and nothing else is left`() throws {
        let store = try FileSecretStore(directory: directory)
        try store.set("one", named: "token")
        try store.set("two", named: "token")
        #expect(try folder.permissions(of: "secrets") == 0o700)
        #expect(try folder.permissions(of: "secrets/token") == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["token"])
    }

    @Test func `a secret outlives the store`() throws {
        try FileSecretStore(directory: directory).set("one", named: "token")
        #expect(try FileSecretStore(directory: directory).secret(named: "token") == "one")
    }

    @Test(arguments: [0o640, 0o604, 0o620, 0o601])
    func `a secret that others can reach is refused, and the message says what to do`(permissions: Int) throws {
        let store = try FileSecretStore(directory: directory)
        try store.set("hunter2", named: "token")
        let path = folder.file("secrets/token").path
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        let error = try #require(throws: SecretStoreError.self) { try store.secret(named: "token") }
        #expect(error == .exposed(path: path, permissions: UInt32(permissions)))
        #expect(
            error.description == """
                Other users can reach \(path) (permissions \(String(permissions, radix: 8))), so it was not read. Take \
                their access away with chmod go-rwx, and replace the secrets that they may have seen.
                """)
        try store.set("hunter3", named: "token")
        #expect(try store.secret(named: "token") == "hunter3")
    }

    @Test func `a folder that others can reach is refused`() throws {
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
        #expect(throws: SecretStoreError.exposed(path: directory.path, permissions: 0o755)) {
            try FileSecretStore(directory: directory)
        }
    }

    @Test func `a link is not followed`() throws {
        let store = try FileSecretStore(directory: directory)
        try store.set("one", named: "token")
        let link = folder.file("secrets/link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.file("secrets/token"))
        #expect(throws: SecretStoreError.foreign(path: link.path)) { try store.secret(named: "link") }
    }

    @Test func `a folder in a secret's place is refused`() throws {
        let store = try FileSecretStore(directory: directory)
        let place = folder.file("secrets/token")
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        #expect(throws: SecretStoreError.foreign(path: place.path)) { try store.secret(named: "token") }
        #expect(throws: SecretStoreError.self) { try store.set("one", named: "token") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["token"])
    }

    @Test func `a secret that is not text is refused`() throws {
        let store = try FileSecretStore(directory: directory)
        try store.set("one", named: "token")
        let file = folder.file("secrets/token")
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data([0xFF]))
        try handle.close()
        #expect(throws: SecretStoreError.malformed(path: file.path)) { try store.secret(named: "token") }
    }

    @Test func `what a write that was cut short left behind goes when the store is made again`() throws {
        try FileSecretStore(directory: directory).set("one", named: "token")
        try Data("half".utf8).write(to: folder.file("secrets/token~1"))
        let store = try FileSecretStore(directory: directory)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["token"])
        #expect(try store.secret(named: "token") == "one")
    }

    @Test func `a missing parent folder is told`() throws {
        #expect(
            throws: SecretStoreError.system(
                call: "mkdir", path: folder.file("a/b").path, reason: "No such file or directory")
        ) { try FileSecretStore(directory: folder.file("a/b")) }
    }
}
