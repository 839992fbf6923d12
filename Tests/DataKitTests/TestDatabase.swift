import DataKit

extension Database {
    /// A database in memory, on the main actor, with the schema given.
    static func withSchema(_ script: String) async throws -> Database {
        let database = try Database.inMemory(executors: .mainActor)
        try await database.write { try $0.execute(script: script) }
        return database
    }

    func count(_ table: String) async throws -> Int {
        try await read { try $0.count(table) }
    }
}

extension Connection {
    func count(_ table: String) throws -> Int {
        try first("SELECT count(*) AS n FROM \(table)")?.get("n") ?? 0
    }
}

/// What a body throws when it changes its mind.
struct ChangeOfMind: Error, Equatable {}

/// The error that the body throws, as a database error; nil for none or another.
func databaseError(_ body: () async throws -> Void) async -> DatabaseError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? DatabaseError
    }
}
