public import Foundation
import Synchronization

/// Keeps each secret in a file of its own, which only its owner can read.
///
/// - A file has the permissions 0600 from the moment it is made, the folder 0700.
/// - A secret is replaced as a whole: it is written to a new file beside the old one, synced, and put in its place, and
///   the folder is synced. After a crash or a loss of power the old secret is there or the new one, never half of one.
/// - A file or folder that other users can reach is not used: ``SecretStoreError/exposed(path:permissions:)``. What was
///   open to them may be known to them, so that is not repaired silently.
/// - Make one store for a folder; it takes away what a write that was cut short has left there.
public final class FileSecretStore: SecretStore {
    private let directory: String
    private let turn = Mutex<Void>(())

    /// A store in this folder, which is made when it is missing; the folder around it must exist.
    public init(directory: URL) throws {
        self.directory = directory.path
        if mkdir(self.directory, 0o700) != 0, errno != EEXIST {
            throw SecretStoreError.system("mkdir", self.directory)
        }
        try PrivateFile(directory: self.directory).check(isKind: S_IFDIR)
        try removeLeftovers()
    }

    /// The secret of this name, or nil when there is none.
    ///
    /// Throws ``SecretStoreError``: `.exposed` when other users can reach its file, `.foreign` when that is a link or
    /// belongs to another user, `.malformed` when it is not text.
    public func secret(named name: String) throws -> String? {
        try checkSecretName(name)
        let path = "\(directory)/\(name)"
        let bytes: [UInt8]? = try turn.withLock { _ in
            guard let file = try PrivateFile(readingIfPresent: path) else { return nil }
            try file.check(isKind: S_IFREG)
            return try file.readToEnd()
        }
        guard let bytes else { return nil }
        guard let secret = String(validating: bytes, as: UTF8.self) else {
            throw SecretStoreError.malformed(path: path)
        }
        return secret
    }

    /// Keeps the secret under this name, in place of the one that was there. It is on the disk when this returns.
    public func set(_ secret: String, named name: String) throws {
        try checkSecretName(name)
        // A tilde is in no secret's name, so this can be no secret's file.
        let unfinished = "\(directory)/\(name)~\(UInt64.random(in: 0 ... .max))"
        try turn.withLock { _ in
            do {
                let file = try PrivateFile(creating: unfinished)
                try file.write(Array(secret.utf8))
                try file.sync()
                guard rename(unfinished, "\(directory)/\(name)") == 0 else {
                    throw SecretStoreError.system("rename", unfinished)
                }
            } catch {
                unlink(unfinished)
                throw error
            }
            try PrivateFile(directory: directory).sync()
        }
    }

    /// Forgets the secret of this name. Does nothing when there is none.
    public func remove(named name: String) throws {
        try checkSecretName(name)
        try turn.withLock { _ in
            guard unlink("\(directory)/\(name)") == 0 else {
                guard errno == ENOENT else { throw SecretStoreError.system("unlink", "\(directory)/\(name)") }
                return
            }
            try PrivateFile(directory: directory).sync()
        }
    }

    private func removeLeftovers() throws {
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
            throw SecretStoreError.system("readdir", directory)
        }
        for file in files where file.contains("~") { unlink("\(directory)/\(file)") }
    }
}
