import AuthDomain
import Foundation
import Testing

struct ChallengeTests {
    private static let start = Date(timeIntervalSince1970: 1_767_258_000.123)
    private let right: OneTimeCode
    private let wrong: OneTimeCode
    private var challenge: Challenge

    init() throws {
        right = try #require(OneTimeCode("000007"))
        wrong = try #require(OneTimeCode("000008"))
        let account = Account(id: "alisher", name: "Alisher", email: try EmailAddress("alisher@navoiy.uz"))
        challenge = Challenge(
            id: "id-1", email: account.email, purpose: .newPassword(account: account), code: right, at: Self.start)
    }

    private func answer(_ code: OneTimeCode, _ now: Date, _ challenge: inout Challenge) -> ChallengeAnswer {
        challenge.answer(code, at: now)
    }

    private func after(_ seconds: TimeInterval) -> Date { Self.start.addingTimeInterval(seconds) }

    @Test(arguments: [(0, true), (119.9, true), (120, false), (500, false), (-1, false)])
    func `a code can be answered for two minutes, and never before it was sent`(
        seconds: TimeInterval, isLive: Bool
    ) throws {
        var challenge = challenge
        #expect(answer(right, after(seconds), &challenge) == (isLive ? .right : .dead))
    }

    @Test func `three wrong answers kill a code, also for the right one`() {
        var challenge = challenge
        #expect(answer(wrong, after(1), &challenge) == .wrong(attemptsLeft: 2))
        #expect(answer(wrong, after(2), &challenge) == .wrong(attemptsLeft: 1))
        #expect(answer(wrong, after(3), &challenge) == .dead)
        #expect(answer(right, after(4), &challenge) == .dead)
        #expect(challenge.status(at: after(4)).code == .guessedOut)
        #expect(!challenge.allowsNewPassword(at: after(4)))
    }

    @Test(arguments: [(0, false), (29.9, false), (30, true), (1000, true), (-5, true)])
    func `a new code may be sent 30 seconds after the last, or when the clock was set back`(
        seconds: TimeInterval, isSent: Bool
    ) {
        var challenge = challenge
        let wasSent = challenge.resend(wrong, at: after(seconds))
        #expect(wasSent == isSent)
        #expect(challenge.code == (isSent ? wrong : right))
    }

    @Test func `a new code takes the old one's place, with all attempts`() {
        var challenge = challenge
        for second in 1...3 { _ = challenge.answer(wrong, at: after(Double(second))) }
        let isSent = challenge.resend(wrong, at: after(30))
        #expect(isSent)
        #expect(answer(right, after(31), &challenge) == .wrong(attemptsLeft: 2))
        #expect(answer(wrong, after(32), &challenge) == .right)
        #expect(challenge.status(at: after(32)).resend == .from(after(60)))
    }

    @Test func `guessing ends: six codes with three answers each, and no more`() {
        var challenge = challenge
        var (now, answers, sent) = (0.0, 0, 1)
        for _ in 1...50 {
            while case .live = challenge.status(at: after(now)).code {
                _ = challenge.answer(challenge.code == right ? wrong : right, at: after(now))
                answers += 1
            }
            now += 30
            if challenge.resend(sent % 2 == 0 ? right : wrong, at: after(now)) { sent += 1 }
        }
        #expect(sent == 6)
        #expect(answers == 18)
        #expect(challenge.status(at: after(now)).resend == .never)
        #expect(challenge.status(at: after(now)).nextChange == nil)
    }

    @Test func `a right answer may be given again while the code lives, and allows a new password for ten minutes`() {
        var challenge = challenge
        #expect(!challenge.allowsNewPassword(at: after(10)))
        #expect(answer(right, after(10), &challenge) == .right)
        #expect(answer(right, after(20), &challenge) == .right)
        #expect(challenge.allowsNewPassword(at: after(10)))
        #expect(challenge.allowsNewPassword(at: after(609.9)))
        #expect(!challenge.allowsNewPassword(at: after(610)))
        #expect(!challenge.allowsNewPassword(at: after(9)))
    }

    @Test func `a new code takes back what the old one allowed`() {
        var challenge = challenge
        _ = challenge.answer(right, at: after(10))
        let isSent = challenge.resend(wrong, at: after(30))
        #expect(isSent)
        #expect(!challenge.allowsNewPassword(at: after(31)))
    }

    @Test func `a status tells when time alone will change it`() {
        #expect(challenge.status(at: after(0)).nextChange == after(30))
        #expect(challenge.status(at: after(30)).nextChange == after(120))
        #expect(challenge.status(at: after(120)).nextChange == nil)
    }

    @Test func `for an address without account the right code is a wrong one`() {
        var challenge = Challenge(
            id: "id-2", email: challenge.email, purpose: .newPassword(account: nil), code: right, at: Self.start)
        #expect(answer(right, after(1), &challenge) == .wrong(attemptsLeft: 2))
        #expect(challenge.status(at: after(1)) == challengeWithOneAttemptUsed)
    }

    private var challengeWithOneAttemptUsed: ChallengeStatus {
        var challenge = challenge
        _ = challenge.answer(wrong, at: after(1))
        return challenge.status(at: after(1))
    }
}
