/// The version of the tool, as `--version` and the manual tell it.
enum Version {
    static let current = "0.1.0"
}
