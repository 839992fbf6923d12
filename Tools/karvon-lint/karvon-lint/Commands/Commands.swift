/// All commands, in the order of the overview.
enum Commands {
    static let all: [CommandModel] = [
        check, initialize, explain, why, may, graph, metrics, baseline, affected, doctor, completions, man, complete,
        readIndex,
    ]

    /// Options that say which package is meant and how it is read.
    static let packageOptions = [
        CommandModel.Option(
            name: "--package-path", value: "DIR", help: "the package's folder; this one unless given",
            completion: .folders),
        CommandModel.Option(
            name: "--rules", value: "FILE", help: "the rules file; architecture.json5 in the package unless given",
            completion: .files),
        CommandModel.Option(name: "--no-cache", help: "ask SwiftPM anew, and keep nothing"),
        CommandModel.Option(
            name: "--swift", value: "PATH", help: "the swift to ask; the first on PATH unless given", completion: .files
        ),
        CommandModel.Option(
            name: "--time-limit", value: "SECONDS", help: "how long SwiftPM may take; 120 unless given"),
    ]

    static let baselineOption = CommandModel.Option(
        name: "--baseline", value: "FILE", help: "the baseline; what the rules file says unless given",
        completion: .files)

    /// Options that say whether imports are held against what is used.
    static let indexOptions = [
        CommandModel.Option(
            name: "--index", help: "find imports without use, by what the compiler noted in the last debug build"),
        CommandModel.Option(
            name: "--index-store", value: "DIR",
            help: "the index to take; .build/debug/index/store in the package unless given", completion: .folders),
    ]
}
