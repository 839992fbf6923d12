extension Navigator {
    /// Takes away what may no longer be shown, when a condition has ceased to hold: an end of session, a licence that ran out.
    ///
    /// Of each stack stays what lay beneath the first screen whose condition doesn't hold; a modal of which nothing stays
    /// goes. A root or tab of which nothing would stay can't be emptied: the request is `impossible(.atRoot)`, nothing has
    /// changed, and the app's coordinator must set another root.
    @discardableResult
    public func conditionsDidChange() -> Request {
        submit(
            Request("leave what may not be shown", origin: .system, cause: .signedOut) { tree throws(NavigationError) in
                for place in tree.places.reversed() {
                    guard let entries = tree[place]?.entries else { continue }
                    let kept = Array(entries.prefix { $0.route.requires.map(self.isMet) ?? true })
                    if kept.count == entries.count { continue }
                    if kept.isEmpty {
                        guard case .modal(let modal) = place else { throw .atRoot }
                        tree.dismiss(modal)
                    } else {
                        tree[place]?.entries = kept
                    }
                }
            })
    }
}
