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
        if gesture != nil { cancelGesture() }
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

    private func drain() async {
        while !queue.isEmpty {
            let request = queue.removeFirst()
            current = request
            let outcome = await perform(request)
            guard !isShutDown else { return }
            current = nil
            request.settle(outcome)
            openParked()
        }
        isDraining = false
    }

    private func perform(_ request: Request) async -> Outcome {
        let outcome: Outcome
        let change: Change?
        do throws(NavigationError) {
            (outcome, change) = try await decide(request)
        } catch {
            (outcome, change) = (.impossible(error), nil)
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
