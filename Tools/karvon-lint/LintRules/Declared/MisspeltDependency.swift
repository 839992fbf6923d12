import LintConfiguration
import LintPackage

extension PackageTarget {
    /// The declared dependency that is nothing and was surely meant to be this name; nil when there is none.
    package func misspelling(of name: String) -> DeclaredDependency? {
        dependencies.first { dependency in
            dependency.targets.isEmpty && dependency.package == nil
                && Suggestion.nearest(to: dependency.name, among: [name]) != nil
        }
    }
}
