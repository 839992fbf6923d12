/// One target of a manifest, found as a call that is written out.
struct ManifestTarget {
    private static let calls: Set = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    let name: String
    let structure: ManifestStructure
    /// The call that makes the target.
    let call: ManifestStructure.Bracket
    /// Its list of dependencies; nil when it has none.
    let dependencies: ManifestStructure.Bracket?

    init(_ name: String, in bytes: [UInt8]) throws(ManifestRefusal) {
        structure = ManifestStructure(bytes)
        self.name = name
        guard structure.isWhole else { throw .unreadable }
        let structure = structure
        let found = structure.brackets.filter { bracket in
            Self.calls.contains(bracket.callee ?? "")
                && bracket.elements.contains { $0.label == "name" && structure.text(of: $0) == name }
                && !Self.ancestors(of: bracket, structure).contains { $0.element.label == "dependencies" }
        }
        guard let call = found.first else { throw .noTarget(name) }
        guard found.count == 1 else { throw .severalTargets(name) }
        if Self.ancestors(of: call, structure).contains(where: { $0.bracket.kind == UInt8(ascii: "{") }) {
            throw .computedTarget(name)
        }
        self.call = call
        guard let argument = call.elements.first(where: { $0.label == "dependencies" }) else {
            dependencies = nil
            return
        }
        guard let index = structure.bracket(endingAt: argument.end),
            structure.brackets[index].open == argument.valueStart,
            structure.brackets[index].kind == UInt8(ascii: "[")
        else { throw .computedDependencies(name) }
        dependencies = structure.brackets[index]
    }

    /// The entries of the list that name the dependency: as a text, or as the name of a call.
    func entries(named dependency: String) -> [Int] {
        (dependencies?.elements ?? []).indices.filter { index in
            guard let element = dependencies?.elements[index] else { return false }
            if structure.text(of: element) == dependency { return true }
            return arguments(of: element).contains { $0.label == "name" && structure.text(of: $0) == dependency }
        }
    }

    /// What is given to the call that an entry is.
    func arguments(of element: ManifestStructure.Element) -> [ManifestStructure.Element] {
        guard let index = structure.bracket(endingAt: element.end), structure.brackets[index].isCall,
            structure.brackets[index].open > element.valueStart
        else { return [] }
        return structure.brackets[index].elements
    }

    private static func ancestors(
        of bracket: ManifestStructure.Bracket, _ structure: ManifestStructure
    ) -> [(bracket: ManifestStructure.Bracket, element: ManifestStructure.Element)] {
        var ancestors: [(ManifestStructure.Bracket, ManifestStructure.Element)] = []
        var current = bracket
        while current.parent >= 0 {
            let parent = structure.brackets[current.parent]
            if parent.elements.indices.contains(current.parentElement) {
                ancestors.append((parent, parent.elements[current.parentElement]))
            }
            current = parent
        }
        return ancestors
    }
}
