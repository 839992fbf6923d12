/// A declaration of a file, or of a type in it. Declarations inside bodies of functions are not read.
///
/// Its texts and lists are kept in the file's tables: ask the ``SourceFile`` for them.
public struct Declaration: Hashable, Sendable, BitwiseCopyable {
    /// What is declared.
    public enum Kind: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
        case `class`, `struct`, `enum`, `protocol`, actor, `extension`
        case function, initializer, deinitializer, `subscript`
        case variable, constant
        case enumCase, `typealias`, `associatedtype`
        case `operator`, precedenceGroup, macro, macroExpansion
    }

    /// What else is known of a declaration.
    public struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// The set's bits.
        public let rawValue: UInt8
        /// The set that has these bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It has a body, members or accessors in braces.
        public static let body = Traits(rawValue: 1 << 0)
        /// A property without storage: accessors or a body compute it.
        public static let computed = Traits(rawValue: 1 << 1)
        /// A property with `willSet` or `didSet`.
        public static let observed = Traits(rawValue: 1 << 2)
        /// It is `async`.
        public static let async = Traits(rawValue: 1 << 3)
        /// It can throw, or throws what its argument throws.
        public static let `throws` = Traits(rawValue: 1 << 4)
        /// `init?` or `init!`.
        public static let failable = Traits(rawValue: 1 << 5)
    }

    /// What it declares.
    public var kind: Kind
    /// What else is known of it.
    public var traits: Traits
    /// The modifiers in front of it.
    public var modifiers: Modifiers

    /// The name without back-ticks; an extension's is the extended type; a tuple pattern's is its text.
    public var name: Name

    /// The generic parameters as written, with their angles.
    public var generics: Name

    /// The result's, property's or alias's type as written, or an associated type's default.
    public var type: Name

    /// The type between the parentheses of `throws(...)`.
    public var thrown: Name

    /// The `where` clause as written, without the word.
    public var requirements: Name

    /// How the initial value, raw value or macro definition begins.
    public var value: Head

    /// The enclosing declaration's index in ``SourceFile/declarations``, or -1 at the file's level.
    public var parent: Int32

    /// The number of the `#if` condition around it: ``SourceFile/condition(of:)``.
    var conditionIndex: UInt32

    /// From the first attribute or modifier to the last byte.
    public var span: ByteSpan

    /// Where the name begins, or the keyword of what has no name.
    var nameOffset: UInt32

    /// Where the head ends, or 0 when all of it is head.
    var headLength: UInt32 = 0

    /// Its attributes: ask the file for ``SourceFile/attributes(of:)``.
    public var attributes: Entries
    /// What it inherits from: ask the file for ``SourceFile/inherited(by:)``.
    public var inherited: Entries
    /// Its parameters: ask the file for ``SourceFile/parameters(of:)``.
    public var parameters: Entries

    /// Where the name begins.
    public var offset: Int { Int(nameOffset) }

    /// The part that says what it is: up to its body, its members or its initial value.
    public var head: ByteSpan { headLength == 0 ? span : ByteSpan(span.start, span.start + Int(headLength)) }

    /// True for `static` and `class` members.
    public var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .class]) }

    /// True for a property that can be assigned after initialisation: a stored `var`.
    public var isMutableStorage: Bool { kind == .variable && !traits.contains(.computed) }
}
