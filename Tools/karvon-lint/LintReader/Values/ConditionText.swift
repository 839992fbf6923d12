extension Condition: CustomStringConvertible {
    /// The formula as it would be written after `#if`.
    public var description: String {
        switch self {
        case .always: "true"
        case .never: "false"
        case .flag(let name), .other(let name): name
        case .os(let name): "os(\(name))"
        case .arch(let name): "arch(\(name))"
        case .targetEnvironment(let name): "targetEnvironment(\(name))"
        case .canImport(let module, let version):
            version.isEmpty ? "canImport(\(module))" : "canImport(\(module), \(version))"
        case .hasFeature(let name): "hasFeature(\(name))"
        case .hasAttribute(let name): "hasAttribute(\(name))"
        case .swift(let requirement): "swift(\(requirement))"
        case .compiler(let requirement): "compiler(\(requirement))"
        case .not(let inner): "!\(inner.inParentheses(when: inner.isCompound))"
        case .all(let parts): parts.map { $0.inParentheses(when: $0.isAny) }.joined(separator: " && ")
        case .any(let parts): parts.map(\.description).joined(separator: " || ")
        }
    }

    private var isAny: Bool { if case .any = self { true } else { false } }

    private var isCompound: Bool { if case .all = self { true } else { isAny } }

    private func inParentheses(when needed: Bool) -> String { needed ? "(\(self))" : description }
}

extension VersionRequirement: CustomStringConvertible {
    /// The formula as it would be written after `#if`.
    public var description: String {
        (isAtLeast ? ">=" : "<") + version.map(String.init).joined(separator: ".")
    }
}
