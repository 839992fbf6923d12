/// Finds what a misspelt word was probably meant to be.
package enum Suggestion {
    /// The candidate nearest to `word`, or nil when none is near: at most a third of the letters differ, case aside.
    ///
    /// A swap of neighbours counts as one difference. Of equally near candidates the first in alphabetical order wins.
    ///
    /// - Parameter most: how many letters may differ, when a third of them is too many.
    package static func nearest(
        to word: String, among candidates: some Sequence<String>, most: Int = .max
    ) -> String? {
        let letters = Array(word.lowercased().unicodeScalars)
        let limit = min(most, max(1, letters.count / 3))
        var best: (distance: Int, candidate: String)?
        for candidate in candidates.sorted() {
            let other = Array(candidate.lowercased().unicodeScalars)
            guard abs(other.count - letters.count) <= limit else { continue }
            let distance = distance(letters, other)
            if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
        }
        return best?.candidate
    }

    /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
