/// The flow's own screens, in front of everything.
extension Router {
    /// Presents a screen in front of everything.
    @discardableResult
    public func present(_ step: F.Step, as style: Modal.Style) -> Request {
        submit("present \(step) as \(style.rawValue)") { tree, id throws(NavigationError) in
            try tree.present([AnyRoute(step)], of: id, as: style)
        }
    }

    /// Removes the modal in which this flow stands, or else what it has presented.
    @discardableResult
    public func dismiss() -> Request {
        submit("dismiss") { tree, id throws(NavigationError) in
            if case .modal(let modal) = tree.place(of: id) { return tree.dismiss(modal) }
            let members = Set([id] + tree.descendants(of: id))
            let own = tree.modals.first { $0.stack.entries.contains { members.contains($0.flow) } }
            guard let own else { throw .nothingPresented }
            tree.dismiss(own.id)
        }
    }
}
