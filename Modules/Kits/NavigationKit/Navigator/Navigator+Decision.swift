import DomainKit
import PresentationKit

/// What a request comes to, once everybody who may object was asked.
extension Navigator {
    /// The change that a request comes to once everybody who may object was asked; nil with the outcome when there is none.
    func decide(_ request: Request) async throws(NavigationError) -> (Outcome, Change?) {
        var apply = request.change
        var trace: [String] = []
        redirecting: while trace.count <= 8, !isShutDown {
            var new = tree
            new.lastID = max(new.lastID, lastID)
            try apply(&new)
            new.prune()
            guard !new.isSame(as: tree) else { return (.coalesced, nil) }
            let change = Change(from: tree, to: new)
            if let refusal = askForAccess(change) { return (refusal, nil) }
            for asked in guards where !isShutDown {
                switch await verdict(of: asked, on: change) {
                case nil: return (.superseded, nil)
                case .allow: continue
                case .deny(let why): return (.denied(by: asked.name, why: why), nil)
                case .redirect(let label, let other):
                    apply = other
                    trace.append(label)
                    continue redirecting
                }
            }
            if let refusal = await askForLeave(change, request) { return (refusal, nil) }
            // Somebody may have signed out while a guard or a person took time.
            if let refusal = askForAccess(change) { return (refusal, nil) }
            return (trace.isEmpty ? .performed : .redirected(trace: trace), change)
        }
        return (.denied(by: "guards", why: "redirected without end: \(trace.joined(separator: ", "))"), nil)
    }

    /// What a guard answers in time; nil when the end of a session came first.
    private func verdict(of asked: any Guard, on change: Change) async -> Verdict? {
        let answer = Waiter<Verdict?>()
        effects.run("guard") { [weak self] in
            self?.askedTasks.insert(.current)
            defer { self?.askedTasks.remove(.current) }
            return await asked.verdict(on: change)
        } deliver: { verdict in
            answer.resume(returning: try? verdict.get())
        }
        guard effects.isRunning("guard") else { return (try? await answer.value()) ?? nil }
        asking = answer
        effects.run("guard's time") { [clock, guardTime] in
            try await clock.sleep(for: guardTime)
        } deliver: { _ in
            answer.resume(returning: .deny(why: "no answer in time"))
        }
        defer {
            asking = nil
            effects.cancel("guard")
            effects.cancel("guard's time")
        }
        return (try? await answer.value()) ?? nil
    }

    /// Whether the conditions of what would come hold; nil when they do.
    private func askForAccess(_ change: Change) -> Outcome? {
        let unmet = change.entered.compactMap(\.route.requires).first { !isMet($0) }
        return unmet.map { .denied(by: "access", why: "needs \($0.name)") }
    }

    /// Asks each screen that would go, the front one first; nil when none objects.
    private func askForLeave(_ change: Change, _ request: Request) async -> Outcome? {
        guard request.origin != .system else { return nil }
        for entry in change.left where !isShutDown {
            guard let viewModel = screens[entry.id]?.viewModel else { continue }
            var otherwise: Outcome?
            if queue.contains(where: { $0.origin == .system }) {
                otherwise = .superseded
            } else if !tree.visible(in: host.width).contains(entry) {
                otherwise = .denied(by: "screen", why: "it has a question, but is not seen")
            }
            if let refusal = await ask(viewModel, otherwise: otherwise) { return refusal }
        }
        return nil
    }

    /// Whether the screen may be left. One that can't wait for a person, as nobody sees it or the session ends, must answer
    /// by itself; `otherwise` is what becomes of the request when it doesn't.
    private func ask(_ viewModel: any ViewModel, otherwise: Outcome?) async -> Outcome? {
        let answer = Waiter<Outcome?>()
        leave = answer
        defer { leave = nil }
        let own = Activity()
        let asking = otherwise == nil ? effects : EffectRunner(activity: own)
        asking.run("leave") { [weak self] in
            self?.askedTasks.insert(.current)
            defer { self?.askedTasks.remove(.current) }
            return await viewModel.mayLeave()
        } deliver: { mayLeave in
            answer.resume(returning: (try? mayLeave.get()) == true ? nil : .denied(by: "screen", why: "it stays"))
        }
        defer { asking.cancel("leave") }
        if let otherwise {
            await own.settle()
            answer.resume(returning: otherwise)
            asking.cancel("leave")
            await own.settle()
        }
        return (try? await answer.value()) ?? nil
    }
}
