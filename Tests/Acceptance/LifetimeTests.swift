import Foundation
import HeadlessApp
import HeadlessKit
import NavigationKit
import Testing

@MainActor
struct LifetimeTests {
    private struct Seen {
        weak var object: AnyObject?
        let what: String
    }

    @Test func `on every walk, only the coordinators and view models of what is in the tree are alive`() async throws {
        var kinds = Set<String>()
        for walk in try Walk.all() {
            var seen: [ObjectIdentifier: Seen] = [:]
            try await walk.go { app in
                let kept = app.app.navigator.kept
                for object in kept {
                    seen[ObjectIdentifier(object)] = Seen(object: object, what: "\(type(of: object))")
                }
                let keptIDs = Set(kept.map(ObjectIdentifier.init))
                let left = seen.filter { $0.value.object != nil && !keptIDs.contains($0.key) }.map(\.value.what)
                #expect(left == [], "\(walk.name), after \(app.lastStep.event?.description ?? "launch")")
                #expect(kept.count == app.app.navigator.tree.flows.count + app.app.navigator.tree.entries.count)
                kinds.formUnion(seen.values.map(\.what))
                seen = seen.filter { $0.value.object != nil }
            }
            #expect(seen.values.filter { $0.object != nil }.map(\.what) == [], "\(walk.name), at the end")
        }
        #expect(
            kinds.filter { $0.hasSuffix("Coordinator") }.sorted()
                == (try Self.coordinators() + ["AppCoordinator"]).sorted(),
            "the walks start every flow")
    }

    /// The coordinators that the features have, by their files.
    private static func coordinators() throws -> [String] {
        let features = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Modules/Features")
        return try FileManager.default.contentsOfDirectory(at: features, includingPropertiesForKeys: nil).flatMap {
            feature in
            let folder = feature.appending(path: "Navigation").path
            return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        }
        .filter { $0.hasSuffix("Coordinator.swift") }.map { String($0.dropLast(".swift".count)) }
    }

    @Test func `an app that was shut down is released with everything it made`() async throws {
        weak var navigator: Navigator?
        weak var app: (any HeadlessApplication)?
        do {
            let driver = try await KarvonApp.driver(["fixture": "member"])
            try await driver.open("karvon://orders/details?id=772")
            app = driver.app
            navigator = driver.app.navigator
            await driver.app.shutDown()
            await driver.settle()
        }
        #expect(app == nil)
        #expect(navigator == nil)
    }
}
