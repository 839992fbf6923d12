/// What a run looked at: of the rest it can't say that something is gone, unless the target or file is gone itself.
package struct LookedAt: Hashable, Sendable {
    /// Every target was looked at.
    package static let everything = LookedAt(targets: [], existing: nil, files: [], existingFiles: [])

    private let targets: Set<String>
    private let existing: Set<String>?
    private let files: Set<String>
    private let existingFiles: Set<String>
    /// The targets for which the rules that need an index had none.
    private var unindexed: Set<String> = []
    /// The targets that could not be read whole.
    private var unread: Set<String> = []
    /// What could be neither found nor called gone.
    private var undecided: Set<FindingKey> = []

    private init(targets: Set<String>, existing: Set<String>?, files: Set<String>, existingFiles: Set<String>) {
        self.targets = targets
        self.existing = existing
        self.files = files
        self.existingFiles = existingFiles
    }

    /// Only `targets` of the `existing` ones were looked at, and of the others only some files.
    package init(
        targets: Set<String>, existing: Set<String>, files: Set<String> = [], existingFiles: Set<String> = []
    ) {
        self.init(targets: targets, existing: .some(existing), files: files, existingFiles: existingFiles)
    }

    /// The same, as far as a check could see: with or without an index, and where it could read all files.
    package func with(_ result: Check.Result) -> LookedAt {
        var looked = self
        looked.unindexed = result.unindexed
        looked.undecided = result.undecided
        looked.unread = result.unread
        return looked
    }

    func covers(_ key: FindingKey) -> Bool {
        if undecided.contains(key) { return false }
        if BuiltInRule(rawValue: key.rule)?.needsIndex == true, unindexed.contains(key.from) { return false }
        if unread.contains(key.from) { return false }
        guard let existing else { return true }
        if targets.contains(key.from) || !existing.contains(key.from) { return true }
        guard let file = key.file, !existingFiles.isEmpty else { return false }
        return files.contains(file) || !existingFiles.contains(file)
    }
}

extension FindingKey {
    /// The file that it speaks of, when it speaks of one: its symbol is the path, or begins with it.
    var file: String? {
        guard let end = symbol.firstRange(of: ".swift")?.upperBound, end == symbol.endIndex || symbol[end] == " "
        else { return nil }
        let path = symbol[..<end]
        return path.contains("/") ? String(path) : nil
    }
}
