/// The answer of `swift package describe --type json`: sources as resolved, without conditions.
struct DescribedPackage: Decodable {
    struct Target: Decodable {
        let name: String
        let c99name: String
        let module_type: String
        /// Relative to the package's folder.
        let path: String
        /// Relative to the target's folder.
        let sources: [String]
        let product_memberships: [String]?
    }

    let targets: [Target]
}
