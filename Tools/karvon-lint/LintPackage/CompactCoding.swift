// Values that a cache holds by the hundreds are kept as one text each: that halves the time to read it back.

extension TargetReference {
    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let slash = text.firstIndex(of: "/") ?? text.endIndex
        self.init(package: String(text[..<slash]), target: String(text[slash...].dropFirst()))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(package)/\(target)")
    }
}

extension ManifestPlace {
    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let parts = text.split(separator: " ", maxSplits: 3)
        guard parts.count == 4, let line = Int(parts[0]), let column = Int(parts[1]),
            let precision = Precision(rawValue: String(parts[2]))
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no place: \(text)"))
        }
        self.init(path: String(parts[3]), line: line, column: column, precision: precision)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(line) \(column) \(precision.rawValue) \(path)")
    }
}

extension CacheInput {
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let parts = text.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])), let digest = UInt64(parts[1], radix: 36)
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "no input: \(text)"))
        }
        self.init(kind: kind, path: String(parts[2]), digest: digest)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(kind.rawValue) \(String(digest, radix: 36)) \(path)")
    }
}
