/// How much a finding matters: only errors make a check fail.
package enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
    case error, warning, note

    private var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
