import DomainKit
import Testing

@MainActor
struct ChangeFeedTests {
    private let feed = ChangeFeed<Int>()

    @Test func `observers hear a change in the order in which they came, before publish returns`() {
        var heard: [String] = []
        let subscriptions = ["a", "b", "c"].map { name in feed.subscribe { heard.append("\(name)\($0)") } }
        feed.publish(1)
        #expect(heard == ["a1", "b1", "c1"])
        #expect(subscriptions.count == 3)
    }

    @Test func `a change that is published meanwhile follows for everyone`() {
        var heard: [String] = []
        let first = feed.subscribe { [feed] change in
            heard.append("a\(change)")
            if change < 3 { feed.publish(change + 1) }
        }
        let second = feed.subscribe { heard.append("b\($0)") }
        feed.publish(1)
        #expect(heard == ["a1", "b1", "a2", "b2", "a3", "b3"])
        withExtendedLifetime([first, second]) {}
    }

    @Test func `an observer that is removed meanwhile hears nothing more`() {
        var heard: [String] = []
        var second: Subscription?
        let first = feed.subscribe { change in
            heard.append("a\(change)")
            second?.cancel()
        }
        second = feed.subscribe { heard.append("b\($0)") }
        feed.publish(1)
        feed.publish(2)
        #expect(heard == ["a1", "a2"])
        withExtendedLifetime(first) {}
    }

    @Test func `an observer that is added meanwhile hears from the next change on`() {
        var heard: [String] = []
        var added: [Subscription] = []
        let first = feed.subscribe { [feed] change in
            heard.append("a\(change)")
            if added.isEmpty { added.append(feed.subscribe { heard.append("b\($0)") }) }
        }
        feed.publish(1)
        feed.publish(2)
        #expect(heard == ["a1", "a2", "b2"])
        withExtendedLifetime(first) {}
    }

    @Test func `an observer may remove itself`() {
        var heard: [Int] = []
        var subscription: Subscription?
        subscription = feed.subscribe { change in
            heard.append(change)
            subscription?.cancel()
        }
        feed.publish(1)
        feed.publish(2)
        #expect(heard == [1])
    }

    @Test func `a subscription does not keep the feed alive, and outlives it in peace`() {
        var feed: ChangeFeed<Int>? = ChangeFeed()
        weak let released = feed
        let subscription = feed?.subscribe { _ in }
        feed = nil
        #expect(released == nil)
        subscription?.cancel()
    }
}
