extension TargetKind: Recorded {}

extension PackageTarget: RecordedByFields {
    package static let record = Record(
        Self.init(
            name:module:mappedModules:kind:folder:sources:generated:excluded:resources:products:settings:dependencies:
            place:)
    ) {
        (
            $0.name, $0.module, $0.mappedModules, $0.kind, $0.folder, $0.sources, $0.generated, $0.excluded,
            $0.resources, $0.products, $0.settings, $0.dependencies, $0.place
        )
    }
}

extension GeneratedSources: RecordedByFields {
    package static let record = Record(Self.init(plugin:files:)) { ($0.plugin, $0.files) }
}

extension PackageResource: RecordedByFields {
    package static let record = Record(Self.init(path:rule:)) { ($0.path, $0.rule) }
}

extension BuildSetting: RecordedByFields {
    package static let record = Record(Self.init(tool:name:values:condition:)) {
        ($0.tool, $0.name, $0.values, $0.condition)
    }
}

extension BuildCondition: RecordedByFields {
    package static let record = Record(Self.init(platforms:traits:configuration:)) {
        ($0.platforms, $0.traits, $0.configuration)
    }
}

extension DeclaredDependency.Kind: Recorded {}

extension DeclaredDependency: RecordedByFields {
    package static let record = Record(
        Self.init(name:kind:package:condition:aliases:targets:isMacro:place:)
    ) { ($0.name, $0.kind, $0.package, $0.condition, $0.aliases, $0.targets, $0.isMacro, $0.place) }
}

extension ManifestPlace.Precision: Recorded {}

extension ManifestPlace: RecordedByFields {
    package static let record = Record(Self.init(path:line:column:precision:)) {
        ($0.path, $0.line, $0.column, $0.precision)
    }
}
