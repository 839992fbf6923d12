public import DomainKit

/// Random numbers from the operating system, fit for secrets.
public struct SystemRandom: RandomSource {
    /// The source; all are alike.
    public init() {}

    /// The next 64 random bits.
    public func next() -> UInt64 {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }
}
