import PresentationKit
import Testing

@MainActor
struct ScreenTests {
    @Test func `screens are equal when they show the same, whatever their elements do`() {
        var taps = 0
        let one = Screen("A") { Button("a.go", "Go") { taps += 1 } }
        let other = Screen("A") { Button("a.go", "Go") {} }
        #expect(one == other)
        #expect(one != Screen("A") { Button("a.go", "Go", isEnabled: false) {} })
        #expect(taps == 0)
    }

    @Test func `every kind of element is told with its kind and id`() {
        let screen = Screen("All") {
            Heading("Title")
            Text("Some text")
            Badge("Count", "3")
            Progress("Loading")
            Progress("Copying", fraction: 0.5)
            Field("f", "Name", text: "Ann", error: "Too short") { _ in }
            SecureField("s", "Password", isFilled: true) { _ in }
            SecureField("e", "Again", isFilled: false) { _ in }
            Button("b", "Save", isEnabled: false) {}
            Button("d", "Delete", role: .destructive) {}
            Toggle("t", "Sound", isOn: true) { _ in }
            Picker("p", "Size", selected: "l", options: [.init("s", "Small"), .init("l", "Large")]) { _ in }
            Row("r", "Order 1", detail: "12 lv.", badge: "Open", tap: {}) { Button("r.delete", "Delete") {} }
        }
        #expect(
            screen.lines == [
                "# Title", "Some text", "[badge] Count: 3", "[progress] Loading", "[progress] Copying 50%",
                #"[field f] Name: "Ann" ! Too short"#, #"[secure s] Password: "••••••""#, #"[secure e] Again: """#,
                "[button b] Save (disabled)", "[button d] Delete (destructive)", "[toggle t] Sound: on",
                "[picker p] Size: Small, (Large)", "[row r] Order 1 · 12 lv. (Open)", "  [button r.delete] Delete",
            ])
    }

    @Test func `the builder takes conditions, branches and loops in order`() {
        func screen(_ isLong: Bool) -> [String] {
            Screen("List") {
                if isLong { Text("long") }
                switch isLong {
                case true: Text("yes")
                case false: Text("no")
                }
                for number in 1...2 { Text("\(number)") }
            }.lines
        }
        #expect(screen(true) == ["long", "yes", "1", "2"])
        #expect(screen(false) == ["no", "1", "2"])
    }

    @Test func `input reaches the element that it is meant for`() throws {
        var log: [String] = []
        let screen = Screen("S") {
            Field("f", "F", text: "") { log.append("typed \($0)") }
            Toggle("t", "T", isOn: true) { log.append("set \($0)") }
            Picker("p", "P", selected: "a", options: [.init("a", "A"), .init("b", "B")]) { log.append("picked \($0)") }
            Row("r", "R", tap: { log.append("opened") }) { Button("r.x", "X") { log.append("deleted") } }
        }
        try screen.receive(.type("hi"), at: "f")
        try screen.receive(.tap, at: "t")
        try screen.receive(.pick("b"), at: "p")
        try screen.receive(.tap, at: "r")
        try screen.receive(.tap, at: "r.x")
        #expect(log == ["typed hi", "set false", "picked b", "opened", "deleted"])
    }

    @Test func `input that can't be given says why and what would be right`() {
        let dialog = Dialog("ask", .confirm, "Sure?") { Button("yes", "Yes") {} }
        let screen = Screen("S") {
            Button("off", "Off", isEnabled: false) {}
            Field("f", "F", text: "") { _ in }
            Picker("p", "P", selected: "a", options: [.init("a", "A")]) { _ in }
        }
        let asking = Screen("S", dialog: dialog) { Button("go", "Go") {} }
        func message(_ screen: Screen, _ input: Input, _ id: String) -> String? {
            do throws(InputError) { try screen.receive(input, at: id) } catch { return error.description }
            return nil
        }
        #expect(message(screen, .tap, "nope") == "nope is not on the screen 'S'; it has off, f, p")
        #expect(message(screen, .tap, "off") == "off is disabled")
        #expect(message(screen, .tap, "f") == "f is a field; it can't be given 'tap'")
        #expect(message(screen, .pick("z"), "p") == "p has no option 'z'; it has a")
        #expect(message(asking, .tap, "go") == "go is behind the dialog ask; answer that first")
        #expect(message(asking, .tap, "yes") == nil)
        #expect(message(Screen("E") {}, .tap, "x") == "x is not on the screen 'E'; it has nothing to use")
    }

    @Test func `of a screen behind a dialog only the dialog is told`() {
        let dialog = Dialog("gone", .alert, "Gone", message: "It is gone.") { Button("ok", "OK") {} }
        let screen = Screen("S", dialog: dialog) { Text("behind") }
        #expect(screen.lines == ["[alert gone] Gone", "  It is gone.", "  [button ok] OK"])
        #expect(screen.ids == ["ok"])
    }

    @Test func `a row is read with all that it shows`() {
        let row = Screen("S") { Row("r", "Order 1", detail: "12", badge: "Open", tap: {}) }.elements.first
        #expect(row?.accessibilityLabel == "Order 1, 12, Open")
    }
}
