import Synchronization

/// A source of random numbers that can be shared; each call takes the next number.
public protocol RandomSource: Sendable {
    /// The next 64 random bits.
    func next() -> UInt64
}

extension RandomSource {
    /// A number from the range, each with the same probability. The range must not be empty.
    public func int(in range: ClosedRange<Int>) -> Int {
        var generator = Generator(source: self)
        return Int.random(in: range, using: &generator)
    }

    /// One of the elements, or nil when there are none.
    public func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[int(in: 0...elements.count - 1)]
    }
}

private struct Generator<Source: RandomSource>: RandomNumberGenerator {
    let source: Source

    func next() -> UInt64 { source.next() }
}

/// The same numbers for the same seed, on every machine (SplitMix64, Steele, Lea and Flood, OOPSLA 2014).
///
/// For sample data and tests. Not for secrets.
public final class SeededRandom: RandomSource {
    private let state: Mutex<UInt64>

    /// A source whose sequence is decided by `seed` alone.
    public init(seed: UInt64) {
        state = Mutex(seed)
    }

    /// The next number of the sequence.
    public func next() -> UInt64 {
        state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
