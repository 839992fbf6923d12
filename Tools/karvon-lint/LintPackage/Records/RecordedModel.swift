extension PackageModel: RecordedByFields {
    package static let record = Record(Self.init(root:dependencies:nested:incomplete:)) {
        ($0.root, $0.dependencies, $0.nested, $0.incomplete)
    }
}

extension PackageUnit.Origin: Recorded {}

extension PackageUnit: RecordedByFields {
    package static let record = Record(
        Self.init(
            identity:name:folder:origin:manifest:toolsVersion:platforms:traits:requirements:products:targets:)
    ) {
        (
            $0.identity, $0.name, $0.folder, $0.origin, $0.manifest, $0.toolsVersion, $0.platforms, $0.traits,
            $0.requirements, $0.products, $0.targets
        )
    }
}

extension PlatformVersion: RecordedByFields {
    package static let record = Record(Self.init(name:version:)) { ($0.name, $0.version) }
}

extension PackageTrait: RecordedByFields {
    package static let record = Record(Self.init(name:enables:)) { ($0.name, $0.enables) }
}

extension PackageRequirement: RecordedByFields {
    package static let record = Record(Self.init(identity:alias:location:isLocal:)) {
        ($0.identity, $0.alias, $0.location, $0.isLocal)
    }
}

extension PackageProduct: RecordedByFields {
    package static let record = Record(Self.init(name:kind:targets:)) { ($0.name, $0.kind, $0.targets) }
}

extension TargetReference: RecordedByFields {
    package static let record = Record(Self.init(package:target:)) { ($0.package, $0.target) }
}

extension Incomplete: RecordedByFields {
    package static let record = Record<Self>(
        oneOf:
            .init(Self.unresolvedPackage) { if case .unresolvedPackage(let a, let b) = $0 { (a, b) } else { nil } },
        .init(Self.unreadablePackage) { if case .unreadablePackage(let a, let b) = $0 { (a, b) } else { nil } },
        .init(Self.unknownProduct) { if case .unknownProduct(let a, let b) = $0 { (a, b) } else { nil } },
        .init(Self.generatedSources) { if case .generatedSources(let a, let b) = $0 { (a, b) } else { nil } },
        .init(Self.binaryTarget) { if case .binaryTarget(let a) = $0 { a } else { nil } },
        .init(Self.noSources) { if case .noSources(let a) = $0 { a } else { nil } },
        .init(Self.unreadableFolder) { if case .unreadableFolder(let a) = $0 { a } else { nil } },
        .init(Self.linkLoop) { if case .linkLoop(let a) = $0 { a } else { nil } },
        .init(Self.packageInTarget) { if case .packageInTarget(let a, let b) = $0 { (a, b) } else { nil } })
}
