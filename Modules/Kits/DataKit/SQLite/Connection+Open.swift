import CSQLite
import Foundation

extension Connection {
    static func openHandle(_ location: DatabaseLocation) throws -> OpaquePointer {
        let path: String
        switch location {
        case .memory: path = ":memory:"
        case .file(let url):
            path = url.path
            guard url.isFileURL, !path.utf8.contains(0) else {
                throw DatabaseError.cannotOpen(location, reason: "it is no file's address")
            }
            makePrivateFile(path)
        }
        var opened: OpaquePointer?
        // A connection is used by one actor only, so SQLite need not lock it on each call.
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened else { throw DatabaseError.cannotOpen(location, reason: "there is no memory for it") }
        guard code == SQLITE_OK else {
            let reason = String(cString: sqlite3_errmsg(opened))
            sqlite3_close_v2(opened)
            throw DatabaseError.cannotOpen(location, reason: reason)
        }
        return opened
    }

    /// Makes the file, if there is none, with rights for its owner only; SQLite would let everybody read it. The log
    /// beside it gets the same rights. Where this fails, SQLite says why.
    private static func makePrivateFile(_ path: String) {
        let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Sets what every connection has in common; the reasons stand with ``Database``.
    func configure(as role: Role) throws {
        guardTransactions()
        do {
            try run("PRAGMA busy_timeout = 5000", bind: [])
            try run("PRAGMA trusted_schema = OFF", bind: [])
            try run("PRAGMA foreign_keys = ON", bind: [])
            if case .file = location, role == .writer {
                let mode = try first("PRAGMA journal_mode = WAL")?.get("journal_mode") as String?
                guard mode == "wal" else {
                    throw DatabaseError.cannotOpen(location, reason: "its file system does not support WAL mode")
                }
            }
            try run("PRAGMA synchronous = FULL", bind: [])
            // Also proves that the file is a database, which SQLite does not look at when it opens it.
            try run("SELECT count(*) FROM sqlite_schema", bind: [])
            if role == .reader { try run("PRAGMA query_only = ON", bind: []) }
        } catch DatabaseError.sqlite(_, let message, _) {
            throw DatabaseError.cannotOpen(location, reason: message)
        }
    }
}
