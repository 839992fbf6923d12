import LintPackage
import LintReport

/// A language for what a command writes into a file, which the ending of the file's name can say.
protocol OutputFormat: RawRepresentable<String> {
    /// The endings, each with the language that it stands for.
    static var endings: KeyValuePairs<String, Self> { get }
}

extension GraphFormat: OutputFormat {
    static let endings: KeyValuePairs<String, GraphFormat> = [
        "mmd": .mermaid, "mermaid": .mermaid, "dot": .dot, "gv": .dot, "svg": .svg, "html": .html, "htm": .html,
    ]
}

extension MetricsFormat: OutputFormat {
    static let endings: KeyValuePairs<String, MetricsFormat> = ["txt": .text, "json": .json]
}

extension Invocation {
    /// What `--format` says, else the ending of the file's name, else the usual.
    ///
    /// - Throws: when the ending stands for no language, with those that do.
    func format<Format: OutputFormat>(_ usual: Format, for file: String?) throws(UsageError) -> Format {
        if let format = options["--format"].flatMap(Format.init(rawValue:)) { return format }
        guard let file, let name = FilePath(file).components.last, let dot = name.lastIndex(of: "."),
            dot != name.startIndex
        else { return usual }
        let ending = name[name.index(after: dot)...].lowercased()
        if let known = Format.endings.first(where: { $0.key == ending }) { return known.value }
        let known = Format.endings.map { ".\($0.key)" }.joined(separator: ", ")
        throw UsageError("the ending of \(file) says no format: known are \(known); --format says it for any name")
    }
}
