import Foundation

/// The repository that a package stands in: the nearest folder upwards that holds `.git`.
enum RepositoryFolder {
    /// The package's folder as seen from its repository, with a slash at the end; nothing when they are the same, or
    /// there is no repository.
    static func prefix(of folder: String) -> String {
        var parts: [String] = []
        var url = URL(filePath: folder).standardizedFileURL
        while url.path != "/" {
            if FileManager.default.fileExists(atPath: url.appending(path: ".git").path) {
                return parts.reversed().map { $0 + "/" }.joined()
            }
            parts.append(url.lastPathComponent)
            url.deleteLastPathComponent()
        }
        return ""
    }
}
