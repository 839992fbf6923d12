#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import LintPackage
import LintReader

/// Which checks of `#if` the compiler finds true under some flags, as it says itself.
struct ConditionTruths {
    private let truths: [Condition: Bool]

    /// Asks by a file that imports a module of its own under each check.
    init(of conditions: [Condition], _ compiler: Compiler, flags: [String]) throws {
        let checks = Set(conditions.flatMap(Self.checks)).sorted { $0.description < $1.description }
        guard !checks.isEmpty else {
            truths = [:]
            return
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "karvon-lint-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = checks.enumerated().map { number, check in "#if \(check)\nimport Check\(number)\n#endif\n" }.joined()
        try Data(text.utf8).write(to: file)
        let imported = Set(try compiler.read([file.path], flags: flags).modules)
        truths = Dictionary(uniqueKeysWithValues: checks.enumerated().map { ($1, imported.contains("Check\($0)")) })
    }

    /// Whether the whole formula holds.
    func holds(_ condition: Condition) -> Bool {
        switch condition {
        case .always: true
        case .never: false
        case .not(let inner): !holds(inner)
        case .all(let parts): parts.allSatisfy(holds)
        case .any(let parts): parts.contains(where: holds)
        default: truths[condition] ?? false
        }
    }

    /// The single checks of a formula.
    private static func checks(_ condition: Condition) -> [Condition] {
        switch condition {
        case .always, .never: []
        case .not(let inner): checks(inner)
        case .all(let parts), .any(let parts): parts.flatMap(checks)
        default: [condition]
        }
    }
}
