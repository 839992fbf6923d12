/// The version of the tool and its day, as `--version` and the manual tell them.
enum Version {
    static let current = "0.1.0"
    static let date = "November 30, 2026"
}
