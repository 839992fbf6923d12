/// Why a manifest is not changed: what it says is made by something else than a list that stands there.
package enum ManifestRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Its brackets can't be made out.
    case unreadable
    /// No call in it makes a target of that name.
    case noTarget(String)
    /// Several calls make a target of that name.
    case severalTargets(String)
    /// A function, loop or closure makes the target.
    case computedTarget(String)
    /// The target's dependencies are no list that is written out.
    case computedDependencies(String)
    /// The list does not name the dependency.
    case noDependency(String, of: String)
    /// The dependency has no condition of its own.
    case noCondition(String)
    /// A comment stands by what would go.
    case comment(String)

    package var description: String {
        switch self {
        case .unreadable: "the manifest's brackets can't be made out"
        case .noTarget(let name): "no call in the manifest makes a target with name: \"\(name)\""
        case .severalTargets(let name): "the manifest makes \(name) in several places"
        case .computedTarget(let name): "a function, loop or closure of the manifest makes \(name)"
        case .computedDependencies(let name): "the dependencies of \(name) are no list that is written out"
        case .noDependency(let name, let target): "the list of \(target) does not name \(name)"
        case .noCondition(let name): "\(name) has no condition of its own"
        case .comment(let name): "a comment stands by \(name), and nobody but its author knows what becomes of it"
        }
    }
}
