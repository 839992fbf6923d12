/// A package that a dumped manifest names: local, under source control, or of a registry.
struct DumpedRequirement: Decodable {
    private struct Details: Decodable {
        let identity: String
        let nameForTargetDependencyResolutionOnly: String?
        let path: String?
        let location: Location?
    }

    private struct Location: Decodable {
        struct Remote: Decodable {
            let urlString: String
        }

        let local: [String]?
        let remote: [Remote]?
    }

    let requirement: PackageRequirement

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        guard let key = container.allKeys.first,
            let details = try container.decode([Details].self, forKey: key).first
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a package dependency without details"))
        }
        let address = details.location?.local?.first ?? details.location?.remote?.first?.urlString
        requirement = PackageRequirement(
            identity: details.identity.lowercased(), alias: details.nameForTargetDependencyResolutionOnly,
            location: details.path ?? address ?? details.identity, isLocal: key.stringValue == "fileSystem")
    }
}
