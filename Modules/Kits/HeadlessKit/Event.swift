import NavigationKit

/// One thing that happens to the app from outside.
public enum Event: Hashable, Codable, Sendable {
    /// A finger on an element.
    case tap(String)
    /// Two fingers' taps before anything could change.
    case doubleTap(String)
    /// The whole text of a field.
    case type(String, Typed)
    /// An option of a picker.
    case pick(String, String)
    /// A tab.
    case select(TabID)
    /// The back button or key.
    case back
    /// A gesture from its beginning to its end.
    case gesture(Gesture, completed: Bool)
    /// A link from another app.
    case open(String)
    /// A notification that carries a link arrives and is tapped.
    case notification(String)
    /// The app's process ends, and the app is started again.
    case relaunch
    /// Time passes.
    case advance(Duration)
    /// The window has another width.
    case resize(Width)

    /// What is typed: a text, or the name of a secret that is looked up when it is typed.
    public enum Typed: Hashable, Codable, Sendable {
        case text(String)
        case secret(String)
    }
}
