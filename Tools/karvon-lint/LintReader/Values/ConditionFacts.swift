/// What is known of a build, to tell which `#if` branches it compiles. What is not said is unknown.
public struct ConditionFacts: Hashable, Sendable {
    /// As `Linux`, `macOS`, `iOS`.
    public var os: String?
    /// As `x86_64` or `arm64`.
    public var arch: String?
    /// As `simulator`; an empty text says that there is none.
    public var targetEnvironment: String?
    /// Whether a module can be imported, by its name.
    public var modules: [String: Bool]
    /// Whether a flag is given, by its name.
    public var flags: [String: Bool]
    /// What a flag is that is not listed; nil when unknown.
    public var otherFlags: Bool?
    /// Whether a language feature is on, by its name.
    public var features: [String: Bool]
    /// Whether the compiler has an attribute, by its name.
    public var attributes: [String: Bool]
    /// The language mode's version.
    public var swift: [Int]?
    /// The compiler's version.
    public var compiler: [Int]?

    /// What is left out is unknown.
    public init(
        os: String? = nil, arch: String? = nil, targetEnvironment: String? = nil, modules: [String: Bool] = [:],
        flags: [String: Bool] = [:], otherFlags: Bool? = nil, features: [String: Bool] = [:],
        attributes: [String: Bool] = [:], swift: [Int]? = nil, compiler: [Int]? = nil
    ) {
        self.os = os
        self.arch = arch
        self.targetEnvironment = targetEnvironment
        self.modules = modules
        self.flags = flags
        self.otherFlags = otherFlags
        self.features = features
        self.attributes = attributes
        self.swift = swift
        self.compiler = compiler
    }
}

extension Condition {
    /// True, false, or nil where the facts do not decide.
    ///
    /// `&&` is false as soon as one side is, and `||` true as soon as one side is, whatever is unknown on the other.
    public func evaluate(_ facts: ConditionFacts) -> Bool? {
        switch self {
        case .always: true
        case .never: false
        case .flag(let name): facts.flags[name] ?? facts.otherFlags
        case .os(let name):
            facts.os.map {
                name == "OSX" ? $0 == "macOS" : $0 == name
            }
        case .arch(let name): facts.arch.map { $0 == name }
        case .targetEnvironment(let name): facts.targetEnvironment.map { $0 == name }
        case .canImport(let module, let version):
            switch facts.modules[module] {
            case .some(true): version.isEmpty ? true : nil
            case .some(false): false
            case nil: nil
            }
        case .hasFeature(let name): facts.features[name]
        case .hasAttribute(let name): facts.attributes[name]
        case .swift(let requirement): facts.swift.map(requirement.holds)
        case .compiler(let requirement): facts.compiler.map(requirement.holds)
        case .other: nil
        case .not(let inner): inner.evaluate(facts).map { !$0 }
        case .all(let parts): Self.combine(parts, facts, deciding: false)
        case .any(let parts): Self.combine(parts, facts, deciding: true)
        }
    }

    private static func combine(_ parts: [Condition], _ facts: ConditionFacts, deciding: Bool) -> Bool? {
        var isKnown = true
        for part in parts {
            switch part.evaluate(facts) {
            case .some(let value): if value == deciding { return deciding }
            case nil: isKnown = false
            }
        }
        return isKnown ? !deciding : nil
    }
}
