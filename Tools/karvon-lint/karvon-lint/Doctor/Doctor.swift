import Dispatch
import LintPackage
import LintRules
import Synchronization

/// Looks at all that the lint needs, and holds its reader against the compiler.
struct Doctor {
    let invocation: Invocation
    private var diagnosis = Diagnosis()

    /// How many differences are shown.
    private static let shown = 20

    static func diagnose(_ invocation: Invocation) throws -> Diagnosis {
        var doctor = Doctor(invocation: invocation)
        let workspace = try Workspace(invocation, readsRules: false)
        let options = try workspace.packageOptions()
        let compiler = doctor.compiler(options)
        doctor.rules()
        doctor.git(workspace)
        if let model = doctor.package(workspace, options), let compiler { doctor.sources(model, compiler) }
        return doctor.diagnosis
    }

    private init(invocation: Invocation) { self.invocation = invocation }

    private mutating func compiler(_ options: PackageOptions) -> Compiler? {
        do {
            let compiler = try Compiler(options)
            diagnosis.note(.ok, "toolchain", "\(try compiler.version()) (\(compiler.path))")
            return compiler
        } catch {
            diagnosis.note(.fail, "toolchain", "\(error)")
            return nil
        }
    }

    private mutating func rules() {
        do {
            let workspace = try Workspace(invocation)
            let count = workspace.rules.contracts.count + workspace.rules.declarations.count
            if let name = workspace.rulesName {
                diagnosis.note(.ok, "rules", "\(name) has \(count.of("rule"))")
            } else {
                diagnosis.note(
                    .warn, "rules", "there is no \(workspace.rulesFile.name)", "write one with karvon-lint init")
            }
            guard let file = workspace.baselineFile else { return }
            if let baseline = try workspace.baseline() {
                diagnosis.note(.ok, "baseline", "\(file.name) has \(baseline.entries.count.of("entry", "entries"))")
            } else {
                diagnosis.note(.fail, "baseline", "\(file.name) is not there", "write it with karvon-lint baseline")
            }
        } catch {
            diagnosis.note(.fail, error is RulesFileError ? "rules" : "rules or baseline", "\(error)")
        }
    }

    private mutating func git(_ workspace: Workspace) {
        do {
            let git = try GitRepository(holding: workspace.folder, environment: invocation.context.environment)
            diagnosis.note(.ok, "git", "the package is in \(git.top)")
        } catch {
            var problem = "the package is in no repository"
            if case .noGit = error { problem = "git is not on PATH" }
            diagnosis.note(.warn, "git", problem, "what compares with earlier revisions is not to be had")
        }
    }

    private mutating func package(_ workspace: Workspace, _ options: PackageOptions) -> PackageModel? {
        do {
            var fresh = options
            fresh.usesCache = false
            let model = try PackageReader(fresh).read(workspace.folder).model
            diagnosis.note(.ok, "package", "\(model.root.name) with \(model.root.targets.count.of("target"))")
            for incomplete in model.incomplete {
                diagnosis.note(.warn, "package", "\(incomplete)", incomplete.remedy)
            }
            if let problem = try PackageReader(options).read(workspace.folder).cacheProblem {
                diagnosis.note(.warn, "cache", problem, "every run asks SwiftPM anew")
            } else {
                diagnosis.note(.ok, "cache", "what SwiftPM says can be kept between runs")
            }
            return model
        } catch {
            diagnosis.note(.fail, "package", "\(error)")
            return nil
        }
    }

    private mutating func sources(_ model: PackageModel, _ compiler: Compiler) {
        let root = model.root.folder
        let units = model.packages.filter { unit in
            unit.origin == .root || unit.origin == .local && FilePath(unit.folder).isInside(FilePath(root))
        }
        let pairs = units.flatMap { unit in unit.targets.filter(\.kind.hasSwiftSources).map { (unit, $0) } }
        let results = Mutex<[Int: Result<CompilerComparison, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: pairs.count) { number in
            let result = Result { try CompilerComparison(pairs[number].1, of: pairs[number].0, compiler, root: root) }
            results.withLock { $0[number] = result }
        }
        var (differences, unparsed): ([String], [String]) = ([], [])
        for (number, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
            switch result {
            case .success(let comparison):
                differences += comparison.differences
                unparsed += comparison.unparsed
            case .failure(let error):
                diagnosis.note(.fail, "reader", "\(pairs[number].1.name) could not be compared: \(error)")
            }
        }
        let files = pairs.map(\.1.sources.count).reduce(0, +)
        if differences.isEmpty {
            let text = "the compiler sees the same imports in \(pairs.count.of("target")), \(files.of("file"))"
            diagnosis.note(.ok, "reader", text)
        }
        note(.fail, differences, "what is found there may be wrong; please report it with the file")
        note(.warn, unparsed, "the compiler can't parse it, so the lint may read it otherwise; make it build")
    }

    private mutating func note(_ state: Diagnosis.State, _ texts: [String], _ advice: String) {
        for text in texts.prefix(Self.shown) { diagnosis.note(state, "reader", text, advice) }
        if texts.count > Self.shown { diagnosis.note(state, "reader", "and \(texts.count - Self.shown) more") }
    }
}
