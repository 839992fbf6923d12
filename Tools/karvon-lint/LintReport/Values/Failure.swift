import LintConfiguration
import LintRules

/// One thing for which nothing could be checked: in the rules file, the baseline or the package.
package struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do, without the place.
    package let message: String
    package let place: ConfigurationPlace?

    package init(_ message: String, at place: ConfigurationPlace? = nil) {
        self.message = message
        self.place = place
    }

    package var description: String { (place.map { "\($0): " } ?? "") + message }

    var shownPlace: SourcePlace? { place.map(SourcePlace.init) }
}
