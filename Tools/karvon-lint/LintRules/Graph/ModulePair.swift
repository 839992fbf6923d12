/// An importing and an imported module, or two groups of them, by their numbers.
struct ModulePair: Hashable, Comparable, Sendable {
    let from: Int
    let to: Int

    init(_ from: Int, _ to: Int) {
        self.from = from
        self.to = to
    }

    static func < (left: ModulePair, right: ModulePair) -> Bool { (left.from, left.to) < (right.from, right.to) }
}
