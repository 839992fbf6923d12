/// What `doctor` finds, one line for each thing that it looks at.
struct Diagnosis {
    enum State: String {
        case ok
        case warn
        case fail
    }

    private(set) var lines: [String] = []
    private(set) var worst = State.ok

    /// Notes how something is, and where it is not well what to do.
    mutating func note(_ state: State, _ what: String, _ text: String, _ advice: String? = nil) {
        let rest = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n      ")
        lines.append("\(state.rawValue.padded(to: 4))  \(what): \(rest)" + (advice.map { "; \($0)" } ?? ""))
        if state == .fail || worst == .ok { worst = state }
    }

    var text: String { lines.map { $0 + "\n" }.joined() }
}

extension Int {
    /// `1 rule`, `2 rules`.
    func of(_ word: String, _ words: String? = nil) -> String { "\(self) \(self == 1 ? word : words ?? word + "s")" }
}

extension String {
    /// Filled up with blanks.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
