/// Finds where a manifest declares its targets and their dependencies.
struct ManifestPlaces {
    private static let targetCalls: Set = [
        "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    ]
    private static let otherCalls: Set = [
        "library", "executable", "product", "package", "byName", "trait", "custom", "define", "Package", "when",
    ]
    private static let otherLabels: Set = [
        "path", "sources", "exclude", "resources", "package", "publicHeadersPath", "targets", "url",
    ]
    let path: String
    private let literals: [ManifestText.Literal]
    /// The literals of each text, in their order.
    private let indices: [String: [Int]]

    init(path: String) {
        self.init(path: path, bytes: (try? FileBytes.read(path)) ?? [])
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        let literals = ManifestText(bytes).literals
        self.literals = literals
        indices = Dictionary(grouping: literals.indices) { literals[$0].text }
    }

    func place(ofTarget name: String) -> ManifestPlace {
        declaration(of: name).map { place(literals[$0], .target) } ?? ManifestPlace(path: path)
    }

    /// The dependency's name in the target's declaration, else the target's name, else the manifest.
    ///
    /// `earlier` counts the dependencies of the same name before this one: under two conditions it is written twice.
    func place(of dependency: String, inTarget target: String, after earlier: Int = 0) -> ManifestPlace {
        guard let declared = declaration(of: target) else { return ManifestPlace(path: path) }
        let call = literals[declared].calls.last
        let named = (indices[dependency] ?? []).filter { index in
            index > declared && literals[index].calls.contains { $0 == call }
                && !Self.otherLabels.contains(literals[index].label ?? "")
        }
        guard let index = named.dropFirst(earlier).first ?? named.first else {
            return place(literals[declared], .target)
        }
        return place(literals[index], .dependency)
    }

    /// The name in a call that makes a target: one of SwiftPM's, or else a helper's that takes the name first. The
    /// outermost wins, so that `.target(name:)` among dependencies is none.
    private func declaration(of target: String) -> Int? {
        (indices[target] ?? []).filter { rank(literals[$0]) != nil }
            .min { order(literals[$0]) < order(literals[$1]) }
    }

    private func order(_ literal: ManifestText.Literal) -> (Int, Int) {
        (rank(literal) ?? .max, literal.depth)
    }

    private func rank(_ literal: ManifestText.Literal) -> Int? {
        guard let callee = literal.callee, !Self.otherCalls.contains(callee) else { return nil }
        let isPluginProduct =
            callee == "plugin" && literals.contains { $0.calls.last == literal.calls.last && $0.label == "targets" }
        if isPluginProduct { return nil }
        if literal.label == "name", Self.targetCalls.contains(callee) { return 0 }
        return literal.isFirst && (literal.label == nil || literal.label == "name") ? 1 : nil
    }

    private func place(_ literal: ManifestText.Literal, _ precision: ManifestPlace.Precision) -> ManifestPlace {
        ManifestPlace(path: path, line: literal.line, column: literal.column, precision: precision)
    }
}
