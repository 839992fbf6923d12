import DomainKit
import Testing

struct SeededRandomTests {
    @Test func `the sequence is the published one of SplitMix64`() {
        let random = SeededRandom(seed: 1_234_567)
        let published: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
        #expect(published.map { _ in random.next() } == published)
    }

    @Test func `the same seed gives the same numbers, another seed others`() {
        let numbers = [UInt64]([1, 1, 2]).map { seed in
            let random = SeededRandom(seed: seed)
            return (1...10).map { _ in random.next() }
        }
        #expect(numbers[0] == numbers[1])
        #expect(numbers[0] != numbers[2])
    }

    @Test func `a number is within its range and reaches both ends`() {
        let random = SeededRandom(seed: 7)
        let numbers = (1...1_000).map { _ in random.int(in: -2...3) }
        #expect(numbers.min() == -2)
        #expect(numbers.max() == 3)
    }

    @Test func `the widest and the narrowest range are fine`() {
        let random = SeededRandom(seed: 7)
        #expect(random.int(in: 5...5) == 5)
        #expect(Set((1...10).map { _ in random.int(in: .min ... .max) }).count == 10)
    }

    @Test func `an element is one of those given, and none of none`() {
        let random = SeededRandom(seed: 7)
        #expect(Set((1...100).compactMap { _ in random.element(of: ["a", "b"]) }) == ["a", "b"])
        #expect(random.element(of: [Int]()) == nil)
    }

    @Test func `each number is handed out once, whoever asks`() async {
        let random = SeededRandom(seed: 7)
        let numbers = await withTaskGroup(of: [UInt64].self) { group in
            for _ in 1...8 { group.addTask { (1...100).map { _ in random.next() } } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        let alone = SeededRandom(seed: 7)
        #expect(Set(numbers) == Set((1...800).map { _ in alone.next() }))
        #expect(Set(numbers).count == 800)
    }
}
