import PresentationKit

/// Requests, one after the other in the order made.
extension Navigator {
    /// Takes a request in; performs it now if nothing is under way.
    @discardableResult
    func submit(_ request: Request) -> Request {
        guard !isShutDown else {
            request.settle(.superseded)
            return request
        }
        cancelGesture()
        request.navigator = self
        request.depth = current.map { $0.depth + 1 } ?? 0
        guard request.depth <= Self.longestChain else {
            // Not told: whoever answers each event with a request would go on for ever.
            request.settle(Self.endlessChain)
            return request
        }
        queue.append(request)
        if request.origin == .system {
            leave?.resume(returning: .superseded)
            asking?.resume(returning: nil)
        }
        guard !isDraining else { return request }
        isDraining = true
        effects.run { [weak self] in await self?.drain() }
        return request
    }

    /// Whether a request that took one screen off was meant for this one, and it has gone.
    func isTakenOff(_ id: Int) -> Bool {
        takenOff.contains(id) && !tree.entries.contains { $0.id == id }
    }

    /// Whether the request under way waits for this task.
    func isAsking(_ task: TaskIdentity) -> Bool {
        askedTasks.contains(task)
    }

    /// Takes a request back whose turn has not come.
    func withdraw(_ request: Request) {
        guard queue.contains(where: { $0 === request }) else { return }
        queue.removeAll { $0 === request }
        request.settle(report(.impossible(.waitsForItself), of: request))
    }

    /// How many requests may follow from one another before the last is denied: a handler that answers each refusal with
    /// the same request would never come to an end.
    private static let longestChain = 1000
    private static let endlessChain = Outcome.denied(
        by: "navigation", why: "requests follow from one another without end")

    private func drain() async {
        askedTasks.insert(.current)
        defer { askedTasks.remove(.current) }
        while !queue.isEmpty {
            let request = queue.removeFirst()
            current = request
            let outcome = await perform(request)
            guard !isShutDown else { return }
            current = nil
            if let seen = request.seen, outcome == .performed { takenOff.insert(seen) }
            request.settle(outcome)
            openParked()
        }
        takenOff = []
        isDraining = false
    }

    private func perform(_ request: Request) async -> Outcome {
        if request.depth == Self.longestChain { return report(Self.endlessChain, of: request) }
        let outcome: Outcome
        let change: Change?
        do throws(NavigationError) {
            (outcome, change) = try await decide(request)
        } catch {
            (outcome, change) = (error == .atRoot ? request.outcomeAtRoot : .impossible(error), nil)
        }
        guard let change else {
            report(.request(label: request.label, outcome: outcome))
            return outcome
        }
        guard !isShutDown else { return .superseded }
        if let refusal = prepare(change, for: request) { return report(refusal, of: request) }
        guard !isShutDown else { return .superseded }
        let reply = await host.show(change) { self.screens[$0.id]?.viewModel }
        guard !isShutDown else { return .superseded }
        if case .refused(let why) = reply {
            discard(change)
            return report(.refused(why: why), of: request)
        }
        commit(change, of: request, as: outcome)
        return outcome
    }
}
