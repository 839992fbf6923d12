import DataKit
import DomainKit
import Foundation
import HeadlessApp
import HeadlessKit
import PresentationKit

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

    private static func storage(_ choice: StorageChoice) throws -> AppStorage {
        switch choice {
        case .memory: return try .inMemory()
        case .folder(let path): return try .folder(URL(filePath: path))
        case .home:
            let home =
                ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
                ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
            return try .folder(home.appending(path: "karvon"))
        }
    }
}
