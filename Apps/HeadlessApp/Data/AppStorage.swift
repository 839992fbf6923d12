import DataKit
import Foundation

/// Where the app keeps everything between two launches: a database, and secrets beside it.
@MainActor
public final class AppStorage {
    /// What one launch works on.
    struct Opened {
        let database: Database
        let secrets: any SecretStore
    }

    private let open: () throws -> Opened
    /// Whether a launch's end closes the database. One in memory would be lost.
    private let closes: Bool

    private init(closes: Bool, open: @escaping () throws -> Opened) {
        self.closes = closes
        self.open = open
    }

    /// Nothing is left when the storage is released; a relaunch finds everything.
    public static func inMemory() throws -> AppStorage {
        let opened = Opened(database: try .inMemory(executors: .mainActor), secrets: InMemorySecretStore())
        return AppStorage(closes: false) { opened }
    }

    /// Keeps everything in a folder, which is made if it isn't there: `karvon.sqlite` and the folder `secrets`.
    public static func folder(_ folder: URL) throws -> AppStorage {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw AppStorageError(folder: folder.path, reason: error.localizedDescription)
        }
        return AppStorage(closes: true) {
            Opened(
                database: try .open(at: folder.appending(path: "karvon.sqlite"), executors: .mainActor),
                secrets: try FileSecretStore(directory: folder.appending(path: "secrets")))
        }
    }

    /// Opens what is there, brought up to this version of the app.
    func opened() async throws -> Opened {
        let opened = try open()
        try await opened.database.migrate(AppMigrations.all)
        return opened
    }

    func close(_ opened: Opened) async {
        if closes { await opened.database.close() }
    }
}

/// A folder in which nothing can be kept.
public struct AppStorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder.
    public let folder: String
    /// What the system says.
    public let reason: String

    /// What failed, where, and what to do.
    public var description: String { "the folder \(folder) can't be made: \(reason); choose another with --data" }
}
