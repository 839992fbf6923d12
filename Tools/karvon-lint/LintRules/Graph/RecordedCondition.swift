import LintPackage
import LintReader

extension Condition: RecordedByFields {
    @usableFromInline package static let record = Record<Self>(
        oneOf:
            .init({ .always }) { if case .always = $0 { () } else { nil } },
        .init({ .never }) { if case .never = $0 { () } else { nil } },
        .init(Self.flag) { if case .flag(let name) = $0 { name } else { nil } },
        .init(Self.os) { if case .os(let name) = $0 { name } else { nil } },
        .init(Self.arch) { if case .arch(let name) = $0 { name } else { nil } },
        .init(Self.targetEnvironment) { if case .targetEnvironment(let name) = $0 { name } else { nil } },
        .init(Self.canImport) { if case .canImport(let module, let version) = $0 { (module, version) } else { nil } },
        .init(Self.hasFeature) { if case .hasFeature(let name) = $0 { name } else { nil } },
        .init(Self.hasAttribute) { if case .hasAttribute(let name) = $0 { name } else { nil } },
        .init(Self.swift) { if case .swift(let requirement) = $0 { requirement } else { nil } },
        .init(Self.compiler) { if case .compiler(let requirement) = $0 { requirement } else { nil } },
        .init(Self.other) { if case .other(let text) = $0 { text } else { nil } },
        .init(Self.not) { if case .not(let inner) = $0 { inner } else { nil } },
        .init(Self.all) { if case .all(let parts) = $0 { parts } else { nil } },
        .init(Self.any) { if case .any(let parts) = $0 { parts } else { nil } })
}

extension VersionRequirement: RecordedByFields {
    @usableFromInline package static let record = Record(Self.init(isAtLeast:version:)) { ($0.isAtLeast, $0.version) }
}
