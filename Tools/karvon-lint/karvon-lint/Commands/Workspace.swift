import LintIndex
import LintPackage
import LintRules

/// The package and the rules that an invocation speaks of.
struct Workspace {
    let folder: String
    let rules: RulesFile
    /// The rules file as messages show it; nil when there is none.
    let rulesName: String?
    /// Where the rules file is, or would be.
    let rulesFile: File
    private let invocation: Invocation

    /// A file of the package: its full path, and its name as messages show it.
    typealias File = (path: String, name: String)

    /// - Parameter readsRules: whether the rules count; without them it does not matter what is in their place.
    /// - Throws: what is wrong with the rules file, or that the one that was asked for is not there.
    init(_ invocation: Invocation, readsRules: Bool = true) throws {
        self.invocation = invocation
        folder = PackageFolder.of(invocation)
        let asked = invocation.options["--rules"].map { FilePath.absolute($0, in: invocation.context.folder) }
        let path = asked ?? folder + "/architecture.json5"
        let name = Self.name(of: path, in: folder)
        rulesFile = (path, name)
        guard readsRules, asked != nil || FileStamp(path) != nil else {
            (rules, rulesName) = (RulesFile(), nil)
            return
        }
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(path, orStream: true)
        } catch {
            throw ToolError("the rules file \(name) can't be read: \(error)")
        }
        rules = try RulesFile(bytes, file: name)
        rulesName = name
    }

    static func name(of path: String, in folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    var rulesFolder: String { FilePath(rulesFile.path).parent?.text ?? folder }

    func file(_ path: String) -> File { (path, Self.name(of: path, in: folder)) }

    /// Writes a file; folders that it needs are made.
    ///
    /// - Throws: why it can't be written.
    static func write(_ text: String, to file: File) throws {
        do {
            if let folder = FilePath(file.path).parent { try FileBytes.makeFolder(folder.text) }
            try FileBytes.write(text.utf8, to: file.path)
        } catch {
            throw ToolError("\(file.name) can't be written: \(error)")
        }
    }

    /// What SwiftPM says of the package.
    func model() throws -> PackageModel { try answer().model }

    /// What SwiftPM says of the package, and where more may be kept of it.
    func answer() throws -> PackageReader.Answer { try PackageReader(packageOptions()).read(folder) }

    /// How the package is asked about.
    func packageOptions() throws -> PackageOptions {
        var options = PackageOptions()
        options.environment = invocation.context.environment
        options.swift = invocation.options["--swift"]
        options.usesCache = !invocation.has("--no-cache")
        if let text = invocation.options["--time-limit"] {
            guard let seconds = Int(text), seconds > 0 else {
                throw UsageError("--time-limit takes a number of seconds, not \(text)")
            }
            options.timeLimit = seconds
        }
        return options
    }

    func check() throws -> Check.Result { check(try answer(), try index()) }

    func check(_ answer: PackageReader.Answer, _ index: PackageIndex? = nil) -> Check.Result {
        Check(rules, cacheFolder: answer.cacheFolder).run(answer.model, index: index)
    }

    /// What the compiler noted, when that is asked for.
    func index() throws -> PackageIndex? {
        guard invocation.has("--index") || invocation.has("--index-store") else { return nil }
        let given = invocation.options["--index-store"].map { FilePath.absolute($0, in: invocation.context.folder) }
        let store = given ?? folder + "/.build/debug/index/store"
        return try IndexQuestion(context: invocation.context, options: try packageOptions()).read(store)
    }

    /// The baseline's file: full path, and as messages show it; nil when none is asked for.
    var baselineFile: File? {
        let path =
            invocation.options["--baseline"].map { FilePath.absolute($0, in: invocation.context.folder) }
            ?? rules.baseline.map { FilePath.absolute($0, in: rulesFolder) }
        return path.map(file)
    }

    /// The baseline of a check, or nil when no file is asked for.
    ///
    /// - Throws: also when the file that is asked for is not there: a name with a slip would tolerate nothing in silence.
    func neededBaseline() throws -> Baseline? {
        let baseline = try baseline()
        if baseline == nil, let file = baselineFile {
            let option = invocation.options["--baseline"].map { " --baseline \($0)" } ?? ""
            throw ToolError("the baseline \(file.name) is not there; write it with `karvon-lint baseline\(option)`")
        }
        return baseline
    }

    /// The baseline, or nil when no file is asked for or it is not there yet.
    func baseline() throws -> Baseline? {
        guard let file = baselineFile, FileStamp(file.path) != nil else { return nil }
        let text: String
        do {
            text = try FileBytes.text(file.path, orStream: true)
        } catch {
            throw ToolError("the baseline \(file.name) can't be read: \(error)")
        }
        return try Baseline(text, file: file.name)
    }
}

/// Why a question can't be answered.
struct ToolError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
