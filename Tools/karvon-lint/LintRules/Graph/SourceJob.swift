import LintReader

/// A file that is to be read, for a target.
package struct SourceJob: Hashable, Sendable {
    /// The number of its target in the graph.
    package var target: Int
    /// The target's name.
    package let module: String
    /// As seen from the package's folder.
    package let path: String
    let fullPath: String
    let isTest: Bool
    let isGenerated: Bool
    /// The actor to which the target's declarations belong by default.
    let isolation: String?

    package init(
        target: Int, module: String, path: String, fullPath: String, isTest: Bool = false, isGenerated: Bool = false,
        isolation: String? = nil
    ) {
        self.target = target
        self.module = module
        self.path = path
        self.fullPath = fullPath
        self.isTest = isTest
        self.isGenerated = isGenerated
        self.isolation = isolation
    }

    /// The same file whatever the number of its target: what is found in it hangs on all but that.
    var unnumbered: SourceJob {
        var job = self
        job.target = 0
        return job
    }

    func place(_ position: Position) -> SourcePlace {
        SourcePlace(path: path, line: position.line, column: position.column)
    }
}
