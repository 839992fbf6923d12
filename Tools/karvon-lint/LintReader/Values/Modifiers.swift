/// The modifiers in front of a declaration, as a set.
public struct Modifiers: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// A bit for each of ``spellings``.
    public let rawValue: UInt64

    /// The set that has these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Every modifier with the way it is written, in the order of its bit.
    public static let spellings = [
        "private", "fileprivate", "internal", "package", "public", "open",
        "private(set)", "fileprivate(set)", "internal(set)", "package(set)", "public(set)", "open(set)",
        "static", "class", "final", "lazy", "weak", "unowned", "unowned(safe)", "unowned(unsafe)",
        "mutating", "nonmutating", "override", "required", "convenience", "dynamic", "optional", "indirect",
        "prefix", "infix", "postfix", "nonisolated", "nonisolated(unsafe)", "nonisolated(nonsending)", "isolated",
        "distributed", "async", "consuming", "__consuming", "borrowing", "_const", "_local", "_compilerInitialized",
        "sending", "__setter_access", "reasync", "_resultDependsOnSelf", "inout",
    ]

    /// The modifier that is written so, or nothing when there is none.
    public init(spelled text: String) {
        rawValue = Self.spellings.firstIndex(of: text).map { 1 << UInt64($0) } ?? 0
    }

    /// The modifiers' texts, in a fixed order.
    public var texts: [String] {
        Self.spellings.enumerated().compactMap { rawValue & (1 << UInt64($0.offset)) != 0 ? $0.element : nil }
    }

    /// `private`.
    public static let `private` = Modifiers(rawValue: 1 << 0)
    /// `fileprivate`.
    public static let `fileprivate` = Modifiers(rawValue: 1 << 1)
    /// `internal`.
    public static let `internal` = Modifiers(rawValue: 1 << 2)
    /// `package`.
    public static let package = Modifiers(rawValue: 1 << 3)
    /// `public`.
    public static let `public` = Modifiers(rawValue: 1 << 4)
    /// `open`.
    public static let open = Modifiers(rawValue: 1 << 5)
    /// `static`.
    public static let `static` = Modifiers(rawValue: 1 << 12)
    /// `class`.
    public static let `class` = Modifiers(rawValue: 1 << 13)
    /// `final`.
    public static let final = Modifiers(rawValue: 1 << 14)
    /// `lazy`.
    public static let lazy = Modifiers(rawValue: 1 << 15)
    /// `weak`.
    public static let weak = Modifiers(rawValue: 1 << 16)
    /// `unowned`.
    public static let unowned = Modifiers(rawValue: 1 << 17)
    /// `override`.
    public static let override = Modifiers(rawValue: 1 << 22)
    /// `nonisolated`.
    public static let nonisolated = Modifiers(rawValue: 1 << 31)

    /// The access level that is written, from `private` to `open`, or nil.
    public var access: Access? {
        for (bit, level) in Access.allCases.enumerated() where rawValue & (1 << UInt64(bit)) != 0 { return level }
        return nil
    }
}

/// An access level, from the narrowest to the widest.
public enum Access: String, CaseIterable, Hashable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// True when the left level is seen from fewer places.
    public static func < (left: Access, right: Access) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
