import NavigationKit

/// A guard that answers as the test says.
@MainActor
final class TestGuard: Guard {
    let name: String
    private(set) var asked = 0
    private let answer: (Change) async -> Verdict

    init(_ name: String = "test", answer: @escaping (Change) async -> Verdict) {
        self.name = name
        self.answer = answer
    }

    func verdict(on change: Change) async -> Verdict {
        asked += 1
        return await answer(change)
    }
}
