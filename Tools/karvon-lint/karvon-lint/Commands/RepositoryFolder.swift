import LintPackage

/// The repository that a package stands in: the nearest folder upwards that holds `.git`.
enum RepositoryFolder {
    /// The package's folder as seen from its repository, with a slash at the end; nothing when they are the same, or
    /// there is no repository.
    static func prefix(of folder: String) -> String {
        var parts: [Substring] = []
        var path: FilePath? = FilePath(folder)
        while let here = path, let name = here.components.last {
            if FileStamp(here.text + "/.git") != nil { return parts.reversed().map { $0 + "/" }.joined() }
            parts.append(name)
            path = here.parent
        }
        return ""
    }
}
