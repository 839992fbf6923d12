import HeadlessApp
import HeadlessKit
import NavigationKit
import Testing

@MainActor
struct AccessTests {
    @Test func `the screens that can be reached while signed out are exactly the open ones`() async throws {
        var reached = Set<String>()
        var states = 0
        for fixture in ["fresh", "guest"] {
            try await Explorer(fixture: fixture).explore { app in
                states += 1
                for entry in app.app.navigator.tree.entries {
                    #expect(entry.route.requires == nil)
                    reached.insert(Catalogue.template(of: entry.route.address) ?? entry.route.address)
                }
            }
        }
        #expect(reached.sorted() == Catalogue.open.flatMap(\.templates).sorted())
        #expect(states > 100)
    }

    @Test func `the walks show every screen that the app has, and no other`() async throws {
        var shown = Set<String>()
        for walk in try Walk.all() {
            try await walk.go { app in
                for screen in app.snapshot.screens {
                    shown.insert(Catalogue.template(of: screen.address) ?? "unknown: \(screen.address)")
                }
            }
        }
        #expect(shown.sorted() == (Catalogue.open + Catalogue.closed).flatMap(\.templates).sorted())
    }

    @Test func `what was saved while signed in is not shown once the session has ended elsewhere`() async throws {
        let app = try await KarvonApp.driver(["fixture": "member"])
        try await app.open("karvon://orders/details?id=772")
        let saved = app.app.navigator.state
        try await app.select("home")
        try await app.tap("home.log-out")
        try await app.tap("home.log-out-yes")
        #expect(await !app.app.navigator.restore(saved))
        #expect(app.snapshot.screens.map(\.address) == ["auth/log-in"])
    }
}
