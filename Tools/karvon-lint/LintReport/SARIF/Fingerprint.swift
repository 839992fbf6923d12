import LintRules

/// What a finding is about as 16 hexadecimal digits: the same at each run, whatever lines and measured numbers are.
enum Fingerprint {
    static func text(_ key: FindingKey) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in [key.rule, key.from, key.to, key.symbol].joined(separator: "\u{0}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
