/// The rules that hold without being written in a rules file.
package enum BuiltInRule: String, CaseIterable, Hashable, Sendable {
    case undeclaredImport = "undeclared-import"
    case unusedDependency = "unused-dependency"
    case unusedCommonDependency = "unused-common-dependency"
    case platformMismatch = "platform-mismatch"
    case testableImport = "testable-import"
    case exportedImport = "exported-import"
    case repeatedImport = "repeated-import"
    case importAccess = "import-access"
    case implicitImportAccess = "implicit-import-access"
    case leakedType = "leaked-type"
    case unusedImport = "unused-import"
    case replaceableImport = "replaceable-import"
    case unreadableSource = "unreadable-source"
    case ignoreComment = "ignore-comment"
    case unneededIgnore = "unneeded-ignore"
    case unneededException = "unneeded-exception"
    case unmatchedPattern = "unmatched-pattern"
    case ruleExample = "rule-example"
    case staleBaseline = "stale-baseline"
    case movedBaseline = "moved-baseline"
    case incomplete

    /// The rules that compare what is declared with what is imported, or say where they can't: a rules file may say how
    /// much each matters.
    package static let aboutImports: [BuiltInRule] = [
        .undeclaredImport, .unusedDependency, .unusedCommonDependency, .platformMismatch, .testableImport,
        .exportedImport, .repeatedImport, .importAccess, .implicitImportAccess, .leakedType,
        .unusedImport, .replaceableImport, .incomplete,
    ]

    /// Whether it says something only with the compiler's index at hand.
    package var needsIndex: Bool { self == .unusedImport || self == .replaceableImport }

    package var usualSeverity: Severity {
        switch self {
        case .exportedImport, .unusedCommonDependency, .repeatedImport, .importAccess, .leakedType,
            .unusedImport:
            .warning
        case .incomplete, .implicitImportAccess, .replaceableImport: .note
        default: .error
        }
    }

    /// Whether it has to be asked for in the rules file.
    package var isOffUnlessAsked: Bool { self == .implicitImportAccess }

    /// Whether a baseline may hold findings of it: what is wrong with the lint's own files and comments never waits.
    package var fitsBaseline: Bool {
        switch self {
        case .ignoreComment, .unneededIgnore, .unneededException, .unmatchedPattern, .ruleExample, .staleBaseline,
            .movedBaseline,
            .incomplete:
            false
        default: true
        }
    }
}
