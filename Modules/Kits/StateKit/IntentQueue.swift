/// Intents that wait for their turn, first come, first served; taking one costs the same however many wait.
struct IntentQueue<Intent> {
    private var intents: [Intent] = []
    private var taken = 0

    mutating func append(_ intent: Intent) {
        intents.append(intent)
    }

    mutating func next() -> Intent? {
        guard taken < intents.count else { return nil }
        let intent = intents[taken]
        taken += 1
        dropTaken()
        return intent
    }

    /// Frees what was taken once it is half of the array, so that a move is paid for by as many takes.
    private mutating func dropTaken() {
        if taken == intents.count {
            intents.removeAll(keepingCapacity: taken <= 64)
            taken = 0
        } else if taken >= 64, taken * 2 >= intents.count {
            intents.removeFirst(taken)
            taken = 0
        }
    }
}
