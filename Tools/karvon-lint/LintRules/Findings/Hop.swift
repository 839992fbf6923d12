/// One step of a chain: who imports or declares whom, and where.
package struct Hop: Hashable, Sendable {
    package let from: String
    package let to: String
    /// Where the step is written; nil when it is not written anywhere, as what a product holds.
    package let place: SourcePlace?
    /// What is special about it: attributes and the `#if` around it.
    package let note: String

    package init(from: String, to: String, place: SourcePlace?, note: String = "") {
        self.from = from
        self.to = to
        self.place = place
        self.note = note
    }
}
