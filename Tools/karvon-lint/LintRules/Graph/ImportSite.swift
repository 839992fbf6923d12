import LintReader

/// One `import` that makes an edge of the graph.
package struct ImportSite: Hashable, Sendable {
    package let place: SourcePlace
    /// How many bytes the import takes from there on.
    package let length: Int
    /// The `#if` around it.
    package let condition: Condition
    /// The attributes in front of it with their `@`; sorted.
    package let attributes: [String]
    /// The access level that is written.
    package let access: Access?
    /// Whether a build plugin made the file.
    package let isGenerated: Bool

    package init(
        place: SourcePlace, length: Int = 0, condition: Condition = .always, attributes: [String] = [],
        access: Access? = nil,
        isGenerated: Bool = false
    ) {
        self.place = place
        self.length = length
        self.condition = condition
        self.attributes = attributes
        self.access = access
        self.isGenerated = isGenerated
    }

    package func has(_ attribute: String) -> Bool { attributes.contains(attribute) }

    /// What is special about it, or nothing: `@testable, #if os(Linux)`.
    package var note: String {
        if attributes.isEmpty, access == nil, case .always = condition { return "" }
        return (attributes + (access.map { [$0.rawValue] } ?? []) + (condition == .always ? [] : ["#if \(condition)"]))
            .joined(separator: ", ")
    }
}
