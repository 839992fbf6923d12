import NavigationKit
import Testing

@MainActor
struct ConditionTests {
    @Test func `when a condition has ceased to hold, its screens go with all above them`() throws {
        let app = try TestApp.onTabs()
        app.isSignedIn = true
        try app.list("a").push(.item(1))
        try app.list("a").push(.account)
        try app.list("a").push(.item(2))
        try app.list("b").present(.account, as: .sheet)
        app.isSignedIn = false
        #expect(app.navigator.conditionsDidChange().outcome == .performed)
        #expect(app.shape == "{a*[list item/1] b[list] c[list]}")
        #expect(app.navigator.conditionsDidChange().outcome == .coalesced)
    }

    @Test func `a root that may not be shown stays until another is set, and the request says so`() throws {
        let app = try TestApp()
        app.isSignedIn = true
        app.app.setRoot(ListFlow())
        try app.list().setStack([.account])
        app.isSignedIn = false
        #expect(app.navigator.conditionsDidChange().outcome == .impossible(.atRoot))
        #expect(app.shape == "[account]")
    }
}
