import Foundation

/// An open file or folder that should be its owner's alone. Never follows a link; closed when it goes out of use.
struct PrivateFile: ~Copyable {
    private let descriptor: Int32
    private let path: String

    /// Makes a file that must not exist yet, with the permissions 0600 from the start.
    init(creating path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SecretStoreError.system("open", path) }
        // The process's mask may have taken rights away from the owner as well.
        guard fchmod(descriptor, 0o600) == 0 else { throw SecretStoreError.system("fchmod", path) }
    }

    /// Opens a file to read it; nil when there is none.
    init?(readingIfPresent path: String) throws {
        self.path = path
        // Without O_NONBLOCK a named pipe in the file's place would hold the caller up.
        descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT: return nil
            case ELOOP: throw SecretStoreError.foreign(path: path)
            default: throw SecretStoreError.system("open", path)
            }
        }
    }

    /// Opens a folder.
    init(directory path: String) throws {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            let isOfAnotherKind = errno == ELOOP || errno == ENOTDIR
            throw isOfAnotherKind ? SecretStoreError.foreign(path: path) : SecretStoreError.system("open", path)
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Throws unless it is of this kind, and this user's, and nobody else has any right to it.
    func check(isKind kind: mode_t) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SecretStoreError.system("fstat", path) }
        guard status.st_mode & S_IFMT == kind, status.st_uid == geteuid() else {
            throw SecretStoreError.foreign(path: path)
        }
        guard status.st_mode & 0o077 == 0 else {
            throw SecretStoreError.exposed(path: path, permissions: UInt32(status.st_mode & 0o7777))
        }
    }

    func readToEnd() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 {
                bytes += chunk[..<count]
            } else if errno != EINTR {
                throw SecretStoreError.system("read", path)
            }
        }
    }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw SecretStoreError.system("write", path)
            }
        }
    }

    /// Returns when it is on the disk.
    func sync() throws {
        guard fsync(descriptor) == 0 else { throw SecretStoreError.system("fsync", path) }
    }
}

extension SecretStoreError {
    /// The error of the call that has just failed, in the system's words.
    static func system(_ call: String, _ path: String) -> SecretStoreError {
        .system(call: call, path: path, reason: String(cString: strerror(errno)))
    }
}
