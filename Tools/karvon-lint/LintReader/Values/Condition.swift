/// The formula of an `#if`, as written; what stands in `#elseif` and `#else` carries the negations of what is above it.
public indirect enum Condition: Hashable, Sendable {
    case always
    case never
    /// A name given with `-D`.
    case flag(String)
    case os(String)
    case arch(String)
    case targetEnvironment(String)
    /// `canImport(X)`, with the version that is asked for or an empty text.
    case canImport(String, version: String)
    case hasFeature(String)
    case hasAttribute(String)
    case swift(VersionRequirement)
    case compiler(VersionRequirement)
    /// A check that is not known, as written. Its truth is unknown.
    case other(String)
    case not(Condition)
    case all([Condition])
    case any([Condition])

    /// Both hold.
    public func and(_ other: Condition) -> Condition {
        switch (self, other) {
        case (.always, let one), (let one, .always): one
        case (.all(let left), .all(let right)): .all(left + right)
        case (.all(let left), let one): .all(left + [one])
        case (let one, .all(let right)): .all([one] + right)
        default: .all([self, other])
        }
    }

    /// One of both holds, or both.
    public func or(_ other: Condition) -> Condition {
        switch (self, other) {
        case (.any(let left), .any(let right)): .any(left + right)
        case (.any(let left), let one): .any(left + [one])
        case (let one, .any(let right)): .any([one] + right)
        default: .any([self, other])
        }
    }

    /// It does not hold.
    public var negated: Condition {
        switch self {
        case .always: .never
        case .never: .always
        case .not(let inner): inner
        default: .not(self)
        }
    }
}

/// `>=5.9` or `<6`.
public struct VersionRequirement: Hashable, Sendable {
    /// True for `>=`, false for `<`.
    public var isAtLeast: Bool
    /// The version that is compared with, from its major part on.
    public var version: [Int]

    /// A requirement on a version.
    public init(isAtLeast: Bool, version: [Int]) {
        self.isAtLeast = isAtLeast
        self.version = version
    }

    /// True when `actual` meets it; parts that are left out count as 0.
    public func holds(for actual: [Int]) -> Bool {
        for index in 0..<max(version.count, actual.count) {
            let (asked, has) = (
                index < version.count ? version[index] : 0, index < actual.count ? actual[index] : 0
            )
            if asked != has { return (has > asked) == isAtLeast }
        }
        return isAtLeast
    }
}
