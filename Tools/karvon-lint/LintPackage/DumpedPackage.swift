/// The answer of `swift package dump-package`: the evaluated manifest, with conditions and without sources.
struct DumpedPackage: Decodable {
    struct Platform: Decodable {
        let platformName: String
        let version: String
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
        let type: OneKey
    }

    struct ToolsVersion: Decodable {
        let _version: String
    }

    struct Trait: Decodable {
        let name: String
        let enabledTraits: [String]?
    }

    let name: String
    let platforms: [Platform]?
    let products: [Product]
    let targets: [DumpedTarget]
    let dependencies: [DumpedRequirement]
    let toolsVersion: ToolsVersion
    let traits: [Trait]?
}

/// A target of a dump.
struct DumpedTarget: Decodable {
    struct Resource: Decodable {
        let path: String
        let rule: OneKey
    }

    struct Setting: Decodable {
        let tool: String
        let kind: DumpedSettingKind
        let condition: DumpedCondition?
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [DumpedDependency]
    let pluginUsages: [DumpedDependency]?
    let pluginCapability: OneKey?
    let exclude: [String]
    let resources: [Resource]
    let settings: [Setting]
}

/// An object whose first key says what it is; what stands behind the key is left aside.
struct OneKey: Decodable {
    let key: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        key = container.allKeys.map(\.stringValue).min() ?? ""
    }
}

/// A key of any name.
struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
