import Foundation
import PresentationKit
import Testing

struct VisibleTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#), ("\t", #"\t"#), ("\u{1B}[1m", #"\u{1B}[1m"#),
        ("a\u{200B}b", #"a\u{200B}b"#), ("\u{202E}abc", #"\u{202E}abc"#), (#"a\b"#, #"a\\b"#), ("end ", #"end\u{20}"#),
        ("  ", #"\u{20}\u{20}"#), ("Ўзбек", "Ўзбек"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("", ""), ("\u{FEFF}x", #"\u{FEFF}x"#),
        ("a\u{2028}b", #"a\u{2028}b"#),
    ])
    func `what can't be seen is written as an escape`(text: String, expected: String) {
        #expect(Array(text.visible.utf8) == Array(expected.utf8))
    }

    @Test func `composed and decomposed letters stay apart`() {
        #expect(Array("é".visible.utf8) != Array("e\u{301}".visible.utf8))
    }

    @Test func `quotes are escaped only between quotes`() {
        #expect(#"say "hi""#.visible == #"say "hi""#)
        #expect(#"say "hi""#.quoted == #"say \"hi\""#)
    }
}

struct FormatsTests {
    let bulgarian = Formats(locale: Locale(identifier: "bg_BG"), timeZone: .gmt)

    @Test func `money is written as the locale does, from hundredths`() {
        #expect(Formats.fixed.money(123_456, currency: "GBP") == "£1,234.56")
        #expect(bulgarian.money(123_456, currency: "BGN").contains("лв."))
        #expect(Formats.fixed.money(-5, currency: "GBP") == "-£0.05")
    }

    @Test func `S21: a day is the same wherever the machine is`() {
        let midnight = Date(timeIntervalSince1970: 1_472_688_000)
        #expect(Formats.fixed.day(midnight) == "1 Sept 2016" || Formats.fixed.day(midnight) == "1 Sep 2016")
        let newYork = Formats(
            locale: Locale(identifier: "en_GB"), timeZone: TimeZone(identifier: "America/New_York") ?? .gmt)
        #expect(newYork.day(midnight).hasPrefix("31 Aug"))
    }
}
