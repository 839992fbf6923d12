import LintReader

/// A change of one import that changes nothing of what the file means.
package enum ImportFix: Hashable, Sendable {
    /// Writes another access level.
    case access(Access)
    /// Takes the import away.
    case remove
}
