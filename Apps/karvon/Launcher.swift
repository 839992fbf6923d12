import DataKit
import Foundation
import HeadlessApp
import HeadlessKit

/// Launches the app for a person: on what is kept, with the real time.
@MainActor
enum Launcher {
    static func driver(on choice: StorageChoice, isRealTime: Bool) async throws -> AppDriver {
        let storage = try storage(choice)
        let environment =
            isRealTime
            ? HeadlessEnvironment(now: Date(), identifiers: UUIDSource(), random: SystemRandom())
            : HeadlessEnvironment()
        return try await AppDriver(environment) { environment in
            try await KarvonApp.launch(in: environment, on: storage)
        }
    }

    /// Moves the app's clock to the present, and lets happen what that brings.
    static func catchUp(_ app: AppDriver) async throws {
        let elapsed = Date().timeIntervalSince(app.environment.clock.now)
        guard elapsed > 0, elapsed < 3_000_000_000 else { return }
        try await app.perform(.advance(.milliseconds(Int64(elapsed * 1000))))
    }

    private static func storage(_ choice: StorageChoice) throws -> AppStorage {
        switch choice {
        case .memory: return try .inMemory()
        case .folder(let path): return try .folder(URL(filePath: path))
        case .home:
            // A relative or empty value is to be ignored (XDG Base Directory Specification 0.8).
            let given = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            let home =
                given.map { URL(filePath: $0) }
                ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
            return try .folder(home.appending(path: "karvon"))
        }
    }
}
