/// What git says of the files of a repository. Nothing in it is changed, its index neither.
package struct GitRepository: Sendable {
    /// Its folder, with links followed.
    package let top: String
    private let command: GitCommand

    /// The repository that holds a folder.
    package init(holding folder: String, environment: [String: String]) throws(GitError) {
        let command = try GitCommand(folder, environment: environment)
        let answer = try command.run(["rev-parse", "--show-toplevel"])
        guard answer.status == 0 else { throw .noRepository(folder: folder, message: answer.message) }
        let path = String(decoding: answer.output.split(separator: 10).first ?? [], as: UTF8.self)
        top = FilePath.real(path) ?? path
        self.command = command
    }

    /// The last commit that a revision and what is checked out have in common: what came to the revision since then
    /// is no change of ours.
    package func commonCommit(with revision: String) throws(GitError) -> String {
        let known = try command.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
        guard known.status == 0 else { throw .unknownRevision(revision) }
        let common = try command.run(["merge-base", "--end-of-options", revision, "HEAD"])
        guard common.status == 0, let line = common.output.split(separator: 10).first else {
            throw .nothingInCommon(revision)
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// The files that are not as they were in a commit: committed since, staged, only changed, new and not ignored,
    /// deleted; a renamed one counts under both names. Full paths, sorted.
    package func changedFiles(since commit: String) throws(GitError) -> [String] {
        let changed = try command.output([
            "diff", "--name-only", "-z", "--no-renames", "--no-relative", "--no-ext-diff", commit, "--",
        ])
        let new = try command.output(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"])
        let names = (changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return Set(names.map { "\(top)/\($0)" }).sorted()
    }

    /// Writes all files of a commit into a folder, with an index of their own.
    package func checkOut(_ commit: String, into folder: String) throws(GitError) {
        let own = command.with(["GIT_INDEX_FILE": "\(folder).index"])
        _ = try own.output(["read-tree", commit])
        _ = try own.output(["-C", top, "checkout-index", "--all", "--force", "--prefix=\(folder)/"])
    }
}

/// Why git can't tell what changed.
package enum GitError: Error, Hashable, Sendable, CustomStringConvertible {
    case noGit(searched: String)
    case noRepository(folder: String, message: String)
    case unknownRevision(String)
    case nothingInCommon(String)
    case failed(command: String, message: String)

    package var description: String {
        switch self {
        case .noGit(let searched): "no git was found in PATH (\(searched)); install git, or put it on PATH"
        case .noRepository(let folder, let message): "\(folder) is in no git repository; git says: \(message)"
        case .unknownRevision(let revision):
            "there is no revision \(revision) here; correct the name, or fetch it first (a checkout of one commit only "
                + "lacks the others: ask for the whole history)"
        case .nothingInCommon(let revision):
            "\(revision) and what is checked out have no commit in common here; fetch more of the history"
        case .failed(let command, let message): "`\(command)` failed; git says: \(message)"
        }
    }
}
