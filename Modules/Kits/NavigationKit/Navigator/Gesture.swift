/// A movement by which a person takes something off the screen, and may think better of it.
public enum Gesture: String, Hashable, Codable, Sendable, CaseIterable {
    /// From the edge: takes the front screen off its stack.
    case swipeBack = "swipe back"
    /// Down: takes the front sheet away.
    case dragDown = "drag down"
}

extension Navigator {
    /// A gesture has begun; until it ends nothing has changed. A request, a change that is shown and another gesture
    /// cancel it: it was meant for what the person saw.
    public func beginGesture(_ gesture: Gesture) {
        guard !isShutDown else { return }
        cancelGesture()
        self.gesture = gesture
        report(.gesture("began \(gesture.rawValue)"))
    }

    /// The person let go before it was far enough: nothing has changed.
    public func cancelGesture() {
        guard let gesture else { return }
        self.gesture = nil
        report(.gesture("cancelled \(gesture.rawValue)"))
    }

    /// The gesture was carried through. Without one under way nothing happens.
    @discardableResult
    public func completeGesture() -> Request? {
        guard let gesture else { return nil }
        self.gesture = nil
        return switch gesture {
        case .swipeBack: back(label: gesture.rawValue)
        case .dragDown: submit(dragDown())
        }
    }

    /// What a back button or key does: takes the front screen off, or the front modal when it shows its first screen.
    ///
    /// It is meant for the screen that is in front when it is asked for. Where the host takes its time, a second tap on the
    /// same button finds that screen gone, and is `coalesced`; one that is given when the screen before was shown takes
    /// that one off. Of what comes in between, only the front screen is taken off, never more than one.
    @discardableResult
    public func back(label: String = "back") -> Request {
        let front = tree[tree.front]?.entries.last?.id
        let request = Request(label, origin: .user) { tree throws(NavigationError) in
            guard let front else { throw .atRoot }
            guard tree.entries.contains(where: { $0.id == front }) else { return }
            try tree.pop(at: tree.front)
        }
        request.seen = front
        return submit(request)
    }

    /// What a long press on the back button offers: takes off what is above a screen of the front stack.
    @discardableResult
    public func back(to entry: Entry) -> Request {
        submit(
            Request("back to \(entry.route)", origin: .user) { tree throws(NavigationError) in
                try tree.popTo(at: tree.front) { $0.id == entry.id }
            })
    }

    /// What a tap on a tab does: selects it, or takes the selected one to its root.
    @discardableResult
    public func select(_ tab: TabID) -> Request {
        submit(Request("select \(tab)", origin: .user) { tree throws(NavigationError) in try tree.select(tab) })
    }

    private func dragDown() -> Request {
        let sheet = tree.modals.last { $0.style == .sheet && $0.id == tree.modals.last?.id }?.id
        return Request(Gesture.dragDown.rawValue, origin: .user) { tree throws(NavigationError) in
            guard let sheet else { throw .nothingPresented }
            tree.dismiss(sheet)
        }
    }
}
