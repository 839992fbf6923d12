import DomainKit
import Testing

@MainActor
struct SubscriptionTests {
    @Test func `a subscription ends once, however often it is cancelled and then released`() {
        var ends = 0
        var subscription: Subscription? = Subscription { ends += 1 }
        subscription?.cancel()
        subscription?.cancel()
        subscription = nil
        #expect(ends == 1)
    }

    @Test func `a subscription ends when it is released`() {
        var ends = 0
        var subscription: Subscription? = Subscription { ends += 1 }
        #expect(subscription != nil && ends == 0)
        subscription = nil
        #expect(ends == 1)
    }

    @Test func `a cancelled subscription releases what it held`() {
        final class Token {}
        var token: Token? = Token()
        weak let released = token
        let subscription = Subscription { [token] in _ = token }
        token = nil
        #expect(released != nil)
        subscription.cancel()
        #expect(released == nil)
    }
}
