/// A use of a name that the reader was told to watch, outside of comments and texts.
public struct Use: Hashable, Sendable, BitwiseCopyable {
    /// What stands behind a name.
    public enum Following: UInt8, Hashable, Sendable, BitwiseCopyable {
        /// Neither called nor given a closure.
        case nothing
        /// `Task(...)`.
        case call
        /// Given a closure directly, without parentheses.
        case closure
    }

    /// The watched name.
    public var name: Name

    /// The word in front of the name's dot: `URLSession` in `URLSession.shared`.
    public var base: Name

    /// The word behind the name's dot: `detached` in `Task.detached`.
    public var member: Name

    /// What follows the name and its member.
    public var following: Following

    /// True when a dot stands in front, also after something that is no word.
    public var isMember: Bool

    /// The index of the declaration it stands in, or -1.
    public var owner: Int32

    var conditionIndex: UInt32
    var nameOffset: UInt32

    /// Where the name begins.
    public var offset: Int { Int(nameOffset) }
}
