/// Why nothing can be said of a package at all. What can't be known of a part of it is `Incomplete` instead.
package enum PackageError: Error, Hashable, Sendable, CustomStringConvertible {
    case noManifest(folder: String)
    case noFolder(String)
    case noSwift(searched: String)
    case notStarted(command: String, reason: String)
    case failed(command: String, status: Int32, message: String)
    case tookTooLong(command: String, seconds: Int)
    case notUnderstood(command: String, reason: String)

    package var description: String {
        switch self {
        case .noManifest(let folder):
            "\(folder): there is no Package.swift here, nor in a folder above; give the folder of a Swift package with --package-path"
        case .noFolder(let folder): "\(folder): there is no such folder"
        case .noSwift(let searched):
            "no swift was found in \(searched); install Swift, put it on PATH, or give its place with --swift"
        case .notStarted(let command, let reason): "`\(command)` could not be started: \(reason)"
        case .failed(let command, let status, let message):
            "`\(command)` failed (exit code \(status)); SwiftPM says:\n\(message)"
        case .tookTooLong(let command, let seconds):
            "`\(command)` had not answered after \(seconds) seconds and was ended; links between folders that lead to "
                + "each other can keep SwiftPM busy for ever, or give it more time with --time-limit"
        case .notUnderstood(let command, let reason):
            "the answer of `\(command)` is not as expected: \(reason); is this SwiftPM newer than the lint?"
        }
    }
}
