import HeadlessApp
import HeadlessKit
import NavigationKit
import PresentationKit
import Testing

@MainActor
struct ScreenRuleTests {
    @Test func `on every walk, each screen's ids are unique, and everything that takes input has an id and a label`()
        async throws
    {
        var screens = 0
        for walk in try Walk.all() {
            try await walk.go { app in
                for shown in app.snapshot.screens {
                    screens += 1
                    let ids = shown.screen.ids
                    #expect(Set(ids).count == ids.count, "\(walk.name): \(shown.path)")
                    for element in shown.screen.activeElements where element.kind.takesInput {
                        #expect(element.id?.isEmpty == false, "\(walk.name): \(element.label)")
                        #expect(!element.accessibilityLabel.isEmpty, "\(walk.name): \(element.id ?? "")")
                    }
                }
            }
        }
        #expect(screens > 100)
    }

    @Test func `two drivers in one process do not see each other`() async throws {
        let one = try await KarvonApp.driver(["fixture": "member"])
        let other = try await KarvonApp.driver(["fixture": "member"])
        let before = other.snapshot.lines
        try await one.open("karvon://orders/details?id=772")
        try await one.select("todos")
        #expect(other.snapshot.lines == before)
        try await one.select("home")
        try await one.tap("home.log-out")
        try await one.tap("home.log-out-yes")
        #expect(one.snapshot.screens.first?.address == "auth/log-in")
        #expect(other.snapshot.lines == before)
        try await other.relaunch()
        #expect(other.snapshot.lines == before)
    }
}

extension Element.Kind {
    fileprivate var takesInput: Bool {
        switch self {
        case .heading, .text, .badge, .progress: false
        case .field, .secureField, .button, .toggle, .picker, .row: true
        }
    }
}
