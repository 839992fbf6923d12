import NavigationKit
import PresentationKit

/// What is on screen at one moment, as a value that prints.
public struct Snapshot: Hashable, Sendable {
    /// A screen that can be used, and how one got there.
    public struct Shown: Hashable, Sendable {
        /// Titles from the bottom of the stack to the screen; a modal's follow what is behind it.
        public let path: String
        /// The route's name.
        public let address: String
        /// What is on it.
        public let screen: Screen
    }

    /// The tabs, when they can be reached.
    public struct TabBar: Hashable, Sendable {
        /// The tabs' names with their titles, in order.
        public let tabs: [TabID]
        /// The selected one.
        public let selected: TabID
    }

    /// The screens that can be used: one, or a list with its detail beside it.
    public let screens: [Shown]
    /// The tabs; nil behind a modal.
    public let tabs: TabBar?
}

extension Snapshot {
    /// What the navigator shows in a window of this width.
    @MainActor
    init(of navigator: Navigator, width: Width) {
        let tree = navigator.tree
        let visible = tree.visible(in: width)
        screens = visible.compactMap { entry in
            guard let screen = navigator.viewModel(of: entry)?.screen else { return nil }
            return Shown(
                path: Self.path(to: entry, screen, in: navigator), address: entry.route.address, screen: screen)
        }
        tabs =
            tree.modals.isEmpty
            ? tree.tabs.map { TabBar(tabs: $0.items.map(\.id), selected: $0.selected) } : nil
    }

    /// Titles of one place are joined by `>`, places in front by `/`.
    @MainActor
    private static func path(to entry: Entry, _ screen: Screen, in navigator: Navigator) -> String {
        let tree = navigator.tree
        let places = [tree.base] + tree.modals.map { .modal($0.id) }
        return places.compactMap { place -> String? in
            guard let entries = tree[place]?.entries else { return nil }
            let upToEntry = entries.firstIndex { $0.id == entry.id }.map { entries[...$0] } ?? entries[...]
            let titles = upToEntry.map {
                $0.id == entry.id ? screen.title : navigator.viewModel(of: $0)?.screen.title ?? ""
            }
            let style = tree.modals.first { .modal($0.id) == place }?.style.rawValue
            return titles.map(\.visible).joined(separator: " > ") + (style.map { " (\($0))" } ?? "")
        }
        .joined(separator: " / ")
    }

    /// The lines `=` and `|` of a transcript.
    public var lines: [String] {
        var lines = screens.flatMap { ["= \($0.path)"] + $0.screen.lines.map { "| \($0)" } }
        if let tabs {
            let names = tabs.tabs.map { $0 == tabs.selected ? "(\($0))" : $0.description }
            lines.append("| [tabs] \(names.joined(separator: " "))")
        }
        return lines
    }
}
