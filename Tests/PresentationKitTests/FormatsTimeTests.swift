import Foundation
import PresentationKit
import Testing

@Suite struct FormatsTimeTests {
    private let moment = Date(timeIntervalSince1970: 1_767_258_030)

    @Test func `a time of day is told to the second, by the locale's customs and in its zone`() throws {
        #expect(Formats.fixed.time(moment) == "9:00:30")
        let zone = try #require(TimeZone(identifier: "Asia/Tashkent"))
        #expect(Formats(locale: Locale(identifier: "uz_UZ"), timeZone: zone).time(moment) == "14:00:30")
    }
}
