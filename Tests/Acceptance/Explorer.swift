import HeadlessApp
import HeadlessKit
import NavigationKit
import PresentationKit

/// Goes everywhere that taps, filled-in forms, back and links lead to, as long as nobody is signed in.
@MainActor
struct Explorer {
    let fixture: String
    /// What is typed into fields, by their ids; the passwords that sign in are not among it on the screen for that.
    private static let texts: [String: Event.Typed] = [
        "auth.name": .text("Стоян Борисов"), "auth.repetition": .secret("new"), "auth.code": .secret("code"),
    ]

    /// Calls `look` in every state that was reached, and returns when nothing new is left.
    func explore(_ look: (AppDriver) -> Void) async throws {
        var seen = Set<[String]>()
        var queue: [[Event]] = [[]]
        while !queue.isEmpty {
            let path = queue.removeFirst()
            let app = try await KarvonApp.driver(["fixture": fixture])
            for event in path { try await app.perform(event) }
            guard !app.app.navigator.isMet(.signedIn) else { continue }
            look(app)
            let screen = app.snapshot.screens.last?.screen
            let state = app.app.navigator.tree.entries.map(\.route.address) + [screen?.dialog?.id ?? ""]
            guard seen.insert(state).inserted else { continue }
            queue += actions(on: app).map { path + $0 }
        }
    }

    private func actions(on app: AppDriver) -> [[Event]] {
        let elements = app.snapshot.screens.flatMap { $0.screen.activeElements }.filter(\.isEnabled)
        let address = app.snapshot.screens.last?.address ?? ""
        let fill = elements.compactMap { element in element.id.flatMap { typing(into: $0, on: address, app) } }
        let taps = elements.compactMap { element -> Event? in
            switch element.kind {
            case .button, .row, .toggle: element.id.map(Event.tap)
            default: nil
            }
        }
        return taps.map { fill + [$0] } + [[.back], [.gesture(.swipeBack, completed: true)], [.relaunch]]
            + app.app.navigator.links.templates.map { [.open($0.replacing(/{\w+}/, with: "123"))] }
    }

    private func typing(into id: String, on address: String, _ app: AppDriver) -> Event? {
        switch id {
        case "auth.email":
            .type(id, .text(address == "auth/register" ? "stoyan@primer.bg" : "alisher@navoiy.uz"))
        case "auth.password": .type(id, .secret(address == "auth/log-in" ? "wrong" : "new"))
        case "auth.code" where app.app.secrets["code"] == nil: .type(id, .text("000000"))
        default: Self.texts[id].map { .type(id, $0) }
        }
    }
}
