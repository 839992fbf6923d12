import PresentationKit

/// What shows the tree: a headless host, UIKit, SwiftUI.
///
/// It can take its time and it can refuse; it starts gestures of its own with `Navigator.beginGesture`.
@MainActor
public protocol Host: AnyObject {
    /// How much room there is.
    var width: Width { get }

    /// Shows the new tree, and answers when it is shown. `screens` gives the view model of each of its entries.
    func show(_ change: Change, screens: (Entry) -> (any ViewModel)?) async -> HostReply
}

/// Whether the host shows what it was asked to.
public enum HostReply: Hashable, Sendable {
    case shown
    /// What was shown before is still shown.
    case refused(why: String)
}
