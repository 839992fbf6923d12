/// A file that is to be changed: what it is, and what it becomes.
package struct FileEdit: Hashable, Sendable {
    /// As seen from the package's folder.
    package let path: String
    /// With links followed.
    package let fullPath: String
    package let before: [UInt8]
    package internal(set) var after: [UInt8]
    /// What is done in it, a line each.
    package internal(set) var notes: [String]
}

/// Something that is left to people, and what they may write.
package struct ManualFix: Hashable, Sendable, CustomStringConvertible {
    package let place: String
    /// What is to be written.
    package let what: String
    /// Why it is not done.
    package let reason: String

    package var description: String { "\(place): \(what), by hand: \(reason)" }
}
