import LintRules

/// Places as SARIF tells them: a URI that is relative to the repository, a line, and columns in UTF-16 code units.
struct SARIFLocations {
    private let report: Report
    private let regions: SourceRegions

    init(_ report: Report, read: (String) -> [UInt8]?) {
        self.report = report
        let findings = report.findings + report.tolerated
        let places = findings.flatMap { finding in
            [finding.place, finding.rulePlace.map(SourcePlace.init)] + finding.chain.map(\.place)
        }
        regions = SourceRegions(places.compactMap(\.self) + report.failures.compactMap(\.shownPlace), read: read)
    }

    func location(_ place: SourcePlace?, id: Int? = nil, message: String? = nil) -> JSON {
        .members([
            "id": id.map(JSON.int),
            "physicalLocation": place.map(physical),
            "message": message.map { .members(["text": .string($0)]) },
        ])
    }

    /// Where something is that no file shows: the manifest.
    var manifest: JSON {
        .members(["physicalLocation": .members(["artifactLocation": artifact("Package.swift")])])
    }

    private func physical(_ place: SourcePlace) -> JSON {
        let columns = regions.columns(place)
        return .members([
            "artifactLocation": artifact(place.path),
            "region": .members([
                "startLine": .int(place.line), "startColumn": .int(columns.start),
                "endLine": columns.end.map { _ in .int(place.line) }, "endColumn": columns.end.map(JSON.int),
            ]),
        ])
    }

    private func artifact(_ path: String) -> JSON {
        path.hasPrefix("/")
            ? .members(["uri": .string("file://" + Self.uri(path))])
            : .members(["uri": .string(Self.uri(report.path(path))), "uriBaseId": "SRCROOT"])
    }

    /// A path as a reference of RFC 3986.
    static func uri(_ path: String) -> String {
        let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$'()*+,;=@".utf8)
        let digits = Array("0123456789ABCDEF")
        var text = ""
        for byte in path.utf8 {
            if kept.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            }
        }
        return text
    }
}
