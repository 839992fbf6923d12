/// The one written form of durations, in events.
extension Duration {
    private static let units: [(name: String, milliseconds: Int64)] = [
        ("ms", 1), ("h", 3_600_000), ("m", 60_000), ("s", 1000),
    ]

    private static let longest: Int64 = 3_200_000_000_000

    /// The duration as a number and the largest unit that divides it: `300ms`, `30s`, `2m`, `1h`. Rounded down to
    /// milliseconds; nothing is less than none or more than a hundred years.
    public var shortText: String {
        let seconds = min(max(components.seconds, 0), Self.longest / 1000)
        let fraction = components.attoseconds / 1_000_000_000_000_000
        let milliseconds = min(max(0, seconds * 1000 + fraction), Self.longest)
        let unit = Self.units.sorted { $0.milliseconds > $1.milliseconds }
            .first { milliseconds % $0.milliseconds == 0 && milliseconds >= $0.milliseconds }
        return "\(milliseconds / (unit?.milliseconds ?? 1))\(unit?.name ?? "ms")"
    }

    /// Reads what `shortText` writes; nil for anything else, and for more than a hundred years.
    public init?(shortText: String) {
        guard let unit = Self.units.first(where: { shortText.hasSuffix($0.name) }),
            let number = Int64(shortText.dropLast(unit.name.count)), number >= 0,
            number <= Self.longest / unit.milliseconds
        else { return nil }
        self = .milliseconds(number * unit.milliseconds)
    }
}
