public import DomainKit
import Foundation

/// Random UUIDs (version 4) in lower case: "3f2b8c1e-…".
public struct UUIDSource: IdentifierSource {
    /// The source; all are alike.
    public init() {}

    /// A new UUID.
    public func next() -> String {
        UUID().uuidString.lowercased()
    }
}
