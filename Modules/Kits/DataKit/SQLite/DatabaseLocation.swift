public import Foundation

/// Where a database is: in a file, or in memory for as long as it is open.
public enum DatabaseLocation: Sendable, Hashable, CustomStringConvertible {
    case file(URL)
    case memory

    /// The file's path, or "memory".
    public var description: String {
        switch self {
        case .file(let url): url.path
        case .memory: "memory"
        }
    }
}
