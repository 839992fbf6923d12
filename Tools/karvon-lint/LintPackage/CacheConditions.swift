/// The toolchain and the environment, as far as an answer of SwiftPM may hang on them.
struct CacheConditions {
    /// What differs between terminals and steps of one session and decides nothing.
    private static let passing: Set = [
        "_", "SHLVL", "PWD", "OLDPWD", "COLUMNS", "LINES", "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION",
        "TERM_SESSION_ID", "ITERM_PROFILE", "ITERM_SESSION_ID", "SECURITYSESSIONID", "LaunchInstanceID", "LC_TERMINAL",
        "LC_TERMINAL_VERSION", "CLICOLOR", "LS_COLORS", "VSCODE_IPC_HOOK_CLI", "SSH_AUTH_SOCK",
    ]
    private static let deciding = ["SWIFT", "TOOLCHAINS", "DEVELOPER_DIR", "SDKROOT", "XDG_CONFIG_HOME", "HOME"]
    private let swift: SwiftCommand
    private let scratchFolder: String

    init(_ swift: SwiftCommand, scratchFolder: String) {
        self.swift = swift
        self.scratchFolder = scratchFolder
    }

    /// With the whole environment when a manifest reads it, else with what SwiftPM itself reads.
    func digest(withEnvironment isWhole: Bool) -> UInt64 {
        var digest = Digest()
        digest.add(scratchFolder)
        addToolchain(to: &digest)
        for (name, value) in swift.environment.sorted(by: { $0.key < $1.key }) {
            let counts = isWhole ? !Self.passing.contains(name) : Self.deciding.contains { name.hasPrefix($0) }
            if counts { digest.add("\(name)=\(value)") }
        }
        return digest.value
    }

    /// Which file `swift` is, by place, size and time: asking it for its version takes longer than the whole cache.
    /// Where `swift` only chooses a toolchain, the files that it chooses by count too.
    private func addToolchain(to digest: inout Digest) {
        let real = FilePath.real(swift.path) ?? swift.path
        digest.add(swift.path)
        digest.add(real)
        digest.add(FileStamp(real))
        digest.add(FilePath.real("/var/db/xcode_select_link") ?? "")
        let home = swift.environment["SWIFTLY_HOME_DIR"] ?? (swift.environment["HOME"] ?? "") + "/.local/share/swiftly"
        digest.add(contentsOf: home + "/config.json")
    }

    /// Whether a manifest may read the environment: all ways to do so have one of these words.
    static func readsEnvironment(_ manifests: [String]) -> Bool {
        manifests.contains { path in
            guard let bytes = try? FileBytes.read(path) else { return true }
            return Self.words.contains { bytes.contains($0) }
        }
    }

    private static let words = ["nviron", "getenv"].map { Array($0.utf8) }
}
