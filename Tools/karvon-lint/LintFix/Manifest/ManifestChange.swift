/// One change of a target's list of dependencies.
package enum ManifestChange: Hashable, Sendable {
    /// Adds an entry at the end of the list; the text is the entry as it is to be written.
    case add(entry: String, name: String, target: String)
    /// Takes the entries of that name out.
    case remove(name: String, target: String)
    /// Declares the dependency for all platforms.
    case removeCondition(name: String, target: String)

    /// The manifest's bytes with the change; throws why it can't be made. All that the change is not about stays as it is.
    package func applied(to bytes: [UInt8]) throws(ManifestRefusal) -> [UInt8] {
        var text = ManifestLines(bytes)
        switch self {
        case .add(let entry, _, let name): try add(entry, to: ManifestTarget(name, in: bytes), &text)
        case .remove(let name, let target):
            let found = try ManifestTarget(target, in: bytes)
            guard let list = found.dependencies, let last = found.entries(named: name).last else {
                throw .noDependency(name, of: target)
            }
            try text.remove(last, of: list, name)
            // Under several conditions it is written several times.
            if found.entries(named: name).count > 1 { return try applied(to: text.bytes) }
        case .removeCondition(let name, let target):
            let found = try ManifestTarget(target, in: bytes)
            let conditions = found.entries(named: name).compactMap { index -> (Int, Int)? in
                let arguments = found.dependencies.map { found.arguments(of: $0.elements[index]) } ?? []
                guard let at = arguments.firstIndex(where: { $0.label == "condition" }), at > 0 else { return nil }
                return (arguments[at - 1].end, arguments[at].end)
            }
            guard let (start, end) = conditions.last else { throw .noCondition(name) }
            try text.remove(from: start, to: end, name)
            if conditions.count > 1 { return try applied(to: text.bytes) }
        }
        return text.bytes
    }

    private func add(_ entry: String, to target: ManifestTarget, _ text: inout ManifestLines) throws(ManifestRefusal) {
        if let list = target.dependencies { return text.append(entry, to: list) }
        guard let name = target.call.elements.first(where: { $0.label == "name" }) else { throw .noTarget(target.name) }
        text.insert("dependencies: [\(entry)]", behind: name)
    }
}
