/// Counts in words.
package enum Count {
    /// `1 target`, `2 targets`.
    package static func text(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

    /// `2 errors, 1 warning`: what there is of each severity, or nothing.
    package static func text(_ count: (Severity) -> Int) -> String {
        Severity.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }.map { text($0.1, $0.0.rawValue) }
            .joined(separator: ", ")
    }
}
