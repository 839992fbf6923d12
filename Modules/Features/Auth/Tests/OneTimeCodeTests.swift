import AuthDomain
import DomainKit
import Testing

struct OneTimeCodeTests {
    @Test func `a code is six digits, leading zeros included, and all tenths come about as often`() {
        let random = SeededRandom(seed: 3)
        let codes = (0..<20_000).map { _ in OneTimeCode(from: random).digits }
        #expect(codes.allSatisfy { $0.count == 6 && $0.allSatisfy(\.isNumber) })
        for position in 0..<6 {
            let counts = Dictionary(grouping: codes) { Array($0)[position] }.mapValues(\.count)
            #expect(
                counts.count == 10 && counts.values.allSatisfy { (1_800...2_200).contains($0) },
                "\(position): \(counts)")
        }
    }

    @Test(arguments: ["000007", " 000007 ", "000 007", "0 0 0 0 0 7"])
    func `blanks in what is typed make no difference`(typed: String) throws {
        #expect(try #require(OneTimeCode(typed)).digits == "000007")
    }

    @Test(arguments: ["", "7", "00007", "0000007", "00000a", "-00007", "٠٠٠٠٠٧", "+12345"])
    func `anything but six digits is no code`(typed: String) {
        #expect(OneTimeCode(typed) == nil)
    }

    @Test(arguments: ["100007", "000008", "010007", "700000"])
    func `a code matches itself and no other`(other: String) throws {
        let code = try #require(OneTimeCode("000007"))
        #expect(code.matches(code))
        #expect(try !code.matches(#require(OneTimeCode(other))))
    }

    @Test func `a code shows its digits in no log`() throws {
        #expect(try !"\(#require(OneTimeCode("123456")))".contains("123456"))
    }
}
