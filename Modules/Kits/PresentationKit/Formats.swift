import Foundation

/// How numbers, money and moments are written: for one locale and time zone, both injected.
public struct Formats: Hashable, Sendable {
    /// The locale whose customs are followed.
    public let locale: Locale
    /// The zone in which moments are told.
    public let timeZone: TimeZone

    /// The customs of one locale in one time zone.
    public init(locale: Locale, timeZone: TimeZone) {
        self.locale = locale
        self.timeZone = timeZone
    }

    /// English as in the United Kingdom, in GMT: what tests and transcripts use.
    public static let fixed = Formats(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

    /// An amount given in hundredths of a currency's unit.
    public func money(_ hundredths: Int, currency: String) -> String {
        (Decimal(hundredths) / 100).formatted(.currency(code: currency).locale(locale))
    }

    /// A day.
    public func day(_ date: Date) -> String {
        date.formatted(style(date: .abbreviated, time: .omitted))
    }

    /// A day with the time.
    public func moment(_ date: Date) -> String {
        date.formatted(style(date: .abbreviated, time: .shortened))
    }

    /// A time of day, to the second.
    public func time(_ date: Date) -> String {
        date.formatted(style(date: .omitted, time: .standard))
    }

    private func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, timeZone: timeZone)
    }
}
