/// Why the index can't be read at all. What it lacks of single files is told with the files.
package enum IndexError: Error, Hashable, Sendable, CustomStringConvertible {
    case noToolchain(swift: String, searched: [String])
    case notOpened(library: String, reason: String)
    case missingFunction(name: String, library: String)
    case noStore(path: String)
    case notUnderstood(path: String, reason: String)
    case crashed(path: String, reason: String)

    package var description: String {
        switch self {
        case .noToolchain(let swift, let searched):
            "the toolchain of \(swift) has no library that reads the index (looked for \(Self.list(searched))); "
                + "give the swift of a whole toolchain with --swift"
        case .notOpened(let library, let reason): "\(library) can't be opened: \(reason)"
        case .missingFunction(let name, let library):
            "\(library) has no function \(name); is it of another version than this lint knows?"
        case .noStore(let path):
            "\(path): there is no index; `swift build` in debug writes one, or give its place with --index-store"
        case .notUnderstood(let path, let reason):
            "\(path): the index can't be read: \(reason); remove it and run `swift build` again"
        case .crashed(let path, let reason):
            "\(path): the library that reads the index failed (\(reason)), so it is damaged; remove it and run "
                + "`swift build` again"
        }
    }

    private static func list(_ paths: [String]) -> String { paths.joined(separator: ", ") }
}
