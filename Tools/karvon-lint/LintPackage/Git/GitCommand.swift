/// The `git` that is asked, in one folder.
struct GitCommand: Sendable {
    private let path: String
    private let folder: String
    private let environment: [String: String]

    /// The first `git` on PATH. In a hook git tells its commands by the environment which repository is meant; here the
    /// folder says so.
    init(_ folder: String, environment: [String: String]) throws(GitError) {
        guard let path = Executable.find("git", in: environment) else {
            throw .noGit(searched: environment["PATH"] ?? "")
        }
        self.path = path
        self.folder = folder
        var environment = environment
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["LC_ALL"] = "C"
        self.environment = environment
    }

    private init(_ path: String, _ folder: String, _ environment: [String: String]) {
        self.path = path
        self.folder = folder
        self.environment = environment
    }

    func with(_ variables: [String: String]) -> GitCommand {
        GitCommand(path, folder, environment.merging(variables) { $1 })
    }

    func run(_ arguments: [String]) throws(GitError) -> Subprocess.Output {
        let process = Subprocess(
            executable: path, arguments: ["-C", folder] + arguments, environment: environment, seconds: 120)
        do {
            return try process.run()
        } catch {
            throw .failed(command: process.command, message: "\(error)")
        }
    }

    /// What it writes; whatever it does not end well with is a failure.
    func output(_ arguments: [String]) throws(GitError) -> [UInt8] {
        let answer = try run(arguments)
        guard answer.status == 0 else {
            throw .failed(command: "git \(arguments.joined(separator: " "))", message: answer.message)
        }
        return answer.output
    }
}
