import PresentationKit

/// Making and releasing coordinators and view models, as a change calls for.
extension Navigator {
    /// Makes the coordinators and view models that the change calls for; says why if it can't, and then has made nothing.
    func prepare(_ change: Change, for request: Request) -> Outcome? {
        for record in change.begun {
            guard let parent = record.parent.flatMap({ flows[$0] }),
                let flow = parent.children.lazy.compactMap({ $0.revive(record.address, record.id, self) }).first
            else {
                discard(change)
                return .impossible(.noCoordinator(flow: record.address))
            }
            flows[record.id] = flow
            request.onBegin(flow)
        }
        for entry in change.entered {
            let effects = EffectRunner(activity: activity)
            guard let viewModel = flows[entry.flow]?.viewModel(for: entry.route.address, effects: effects) else {
                discard(change)
                return .impossible(.noCoordinator(flow: entry.route.address))
            }
            screens[entry.id] = LiveScreen(viewModel: viewModel, effects: effects)
        }
        return nil
    }

    func discard(_ change: Change) {
        lastID = max(lastID, change.new.lastID)
        for entry in change.entered { screens.removeValue(forKey: entry.id)?.effects.close() }
        for record in change.begun { flows[record.id] = nil }
    }

    func commit(_ change: Change, of request: Request, as outcome: Outcome) {
        cancelGesture()
        tree = change.new
        for entry in change.left { screens.removeValue(forKey: entry.id)?.effects.close() }
        let ended = change.ended.compactMap { flows.removeValue(forKey: $0.id) }
        let endedIDs = Set(change.ended.map(\.id))
        for flow in ended {
            let isParentEnded = change.ended.contains { $0.id == flow.id && $0.parent.map(endedIDs.contains) == true }
            flow.decide(orCancel: isParentEnded && request.cause != .signedOut ? .parentEnded : request.cause)
        }
        report(outcome, of: request)
        onChange(state)
        startVisible()
        for flow in ended {
            if isShutDown { flow.abandon() } else { deliver(flow, cause: request.cause) }
        }
    }

    /// The host has more or less room: what is now seen for the first time starts.
    public func widthDidChange() {
        startVisible()
    }

    /// Starts what is seen for the first time.
    private func startVisible() {
        for entry in tree.visible(in: host.width) where screens[entry.id]?.isStarted == false {
            screens[entry.id]?.isStarted = true
            screens[entry.id]?.viewModel.start()
        }
    }

    func deliver(_ flow: any LiveFlow, cause: Cancellation) {
        guard flow.ending == nil else { return }
        flow.deliver(orCancel: cause)
        if let ending = flow.ending { report(.ended(flow: ending)) }
    }
}
