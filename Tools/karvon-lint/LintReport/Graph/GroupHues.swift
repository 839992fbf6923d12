import LintRules

/// A hue for each group of a drawing: all equally far apart, and neighbours in the alphabet not beside each other.
struct GroupHues {
    /// Sorted.
    let names: [String]
    private let numbers: [String: Int]

    init(_ drawing: Drawing) {
        names = Set(drawing.nodes.compactMap(\.group)).sorted()
        numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    }

    /// The class of what belongs to a group.
    func className(_ group: String?) -> String { group.flatMap { numbers[$0] }.map { "g\($0)" } ?? "none" }

    /// A hue in degrees.
    private func hue(_ number: Int) -> Int {
        (205 + number * Self.step(names.count) % names.count * 360 / names.count) % 360
    }

    /// A number without a common divisor with the count, so that its multiples meet each hue once.
    private static func step(_ count: Int) -> Int {
        let least = max(1, count * 38 / 100)
        return (least...(least + count)).first { divisor($0, count) == 1 } ?? 1
    }

    private static func divisor(_ one: Int, _ other: Int) -> Int { other == 0 ? one : divisor(other, one % other) }

    /// The colors of boxes, in light and in dark surroundings.
    var style: String {
        let light = names.indices.map { number in
            let hue = self.hue(number)
            return ".g\(number) rect{fill:hsl(\(hue),70%,95%);stroke:hsl(\(hue),45%,62%)}"
        }
        let dark = names.indices.map { number in
            let hue = self.hue(number)
            return ".g\(number) rect{fill:hsl(\(hue),32%,20%);stroke:hsl(\(hue),38%,48%)}"
        }
        return light.joined() + "@media(prefers-color-scheme:dark){\(dark.joined())}"
    }
}

extension Drawing {
    /// The messages of some findings, each with its rule.
    func messages(_ numbers: [Int]) -> [String] {
        numbers.map { "\(findings[$0].severity.rawValue): \(findings[$0].message) [\(findings[$0].rule)]" }
    }
}
