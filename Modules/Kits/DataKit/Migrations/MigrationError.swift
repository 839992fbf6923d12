/// Why a database was not brought up to date. Prints which migration, where, and what to do next.
public enum MigrationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Two migrations have the same name. Nothing was run.
    case duplicateName(String)
    /// The database holds migrations that this build does not know. Nothing was run.
    case writtenByNewerVersion(unknown: [String], DatabaseLocation)
    /// The script of a migration is not the one that was run on this database. Nothing was run.
    case changed(String, DatabaseLocation)
    /// A migration failed. It left no trace; those before it are done.
    case failed(String, reason: String, DatabaseLocation)
    /// A migration left rows that refer to missing ones, in these tables. It left no trace; those before it are done.
    case danglingReferences(String, tables: [String], DatabaseLocation)

    /// What failed, where, and what to do next.
    public var description: String {
        switch self {
        case .duplicateName(let name):
            "Two migrations are called \"\(name)\". Rename the one that was not released yet."
        case .writtenByNewerVersion(let unknown, let location):
            "The database \(location) was written by a newer version of the app: this one does not know the "
                + "migrations \(unknown.joined(separator: ", ")). Update the app, or give migrate(_:) every feature's "
                + "migrations at once."
        case .changed(let name, let location):
            "Migration \"\(name)\" has changed since it was run on the database \(location). Restore its text, and put "
                + "the change into a new migration."
        case .failed(let name, let reason, let location):
            "Migration \"\(name)\" failed on the database \(location), which is as it was before it. "
                + "Repair the migration, then open the database again.\n  \(reason)"
        case .danglingReferences(let name, let tables, let location):
            "Migration \"\(name)\" left rows in \(tables.joined(separator: ", ")) that refer to missing rows; the "
                + "database \(location) is as it was before it. Delete or repair those rows in the migration."
        }
    }
}
