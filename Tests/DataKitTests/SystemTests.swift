import DataKit
import Foundation
import Testing

@Suite struct SystemTests {
    @Test func `the clock shows the device's date and never goes back`() {
        let clock = SystemClock()
        let dates = (0..<1000).map { _ in clock.now }
        #expect(dates == dates.sorted())
        #expect(abs(clock.now.timeIntervalSinceNow) < 5)
    }

    @Test func `a wait ends when its time is over on the same clock`() async throws {
        let clock = SystemClock()
        let start = clock.now
        try await clock.sleep(for: .milliseconds(3))
        #expect(clock.now >= start.addingTimeInterval(0.003))
    }

    @Test func `a wait of no time returns at once, a cancelled one throws`() async throws {
        let clock = SystemClock()
        try await clock.sleep(for: .zero)
        try await clock.sleep(for: .seconds(-1))
        let task = Task { try await clock.sleep(for: .seconds(3600)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `random numbers and identifiers don't repeat`() {
        let random = SystemRandom()
        #expect(Set((0..<1000).map { _ in random.next() }).count == 1000)
        let source = UUIDSource()
        let identifiers = (0..<1000).map { _ in source.next() }
        #expect(Set(identifiers).count == 1000)
        #expect(identifiers.allSatisfy { $0.wholeMatch(of: /[0-9a-f-]{36}/) != nil })
    }
}
