import Dispatch
import Synchronization

/// The `swift` that answers for packages.
///
/// Its questions neither resolve nor write anything in the package, so they are asked past the lock that a running
/// build holds.
struct SwiftCommand: Sendable {
    /// The executable as found, links not followed: what it is called decides what it does.
    let path: String
    let environment: [String: String]
    let seconds: Int

    /// The given executable, or the first `swift` on PATH.
    init(_ given: String?, environment: [String: String], seconds: Int) throws(PackageError) {
        let found = given.map { Executable.isOne($0) ? $0 : nil } ?? Executable.find("swift", in: environment)
        guard let path = found else {
            throw .noSwift(searched: given ?? "PATH (\(environment["PATH"] ?? ""))")
        }
        self.path = path
        self.environment = environment
        self.seconds = seconds
    }

    func question(_ question: String..., of package: String) -> Subprocess {
        Subprocess(
            executable: path, arguments: ["package", "--package-path", package, "--ignore-lock"] + question,
            environment: environment(in: package), seconds: seconds)
    }

    /// SwiftPM keeps compiled manifests by the whole environment. What a shell sets anew for each command is set as a
    /// shell in the package's folder does for `swift build`, so that what a build compiled is found again.
    private func environment(in package: String) -> [String: String] {
        var environment = environment
        if environment["_"] != nil { environment["_"] = path }
        if environment["PWD"] != nil { environment["PWD"] = package }
        return environment
    }

    /// Runs the groups at the same time, the questions of each one after the other; answers in their order. Behind a
    /// question that failed, its failure answers the others of its group too.
    static func ask(_ groups: [[Subprocess]]) -> [[Result<[UInt8], PackageError>]] {
        let answers = Mutex<[Int: [Result<[UInt8], PackageError>]]>([:])
        DispatchQueue.concurrentPerform(iterations: groups.count) { index in
            var group: [Result<[UInt8], PackageError>] = []
            for question in groups[index] {
                if case .failure(let error) = group.last {
                    group.append(.failure(error))
                } else {
                    group.append(Self.answer(to: question))
                }
            }
            answers.withLock { [group] in $0[index] = group }
        }
        return answers.withLock { answers in answers.sorted { $0.key < $1.key }.map(\.value) }
    }

    private static func answer(to question: Subprocess) -> Result<[UInt8], PackageError> {
        do {
            let output = try question.run()
            guard output.status == 0 else {
                return .failure(
                    .failed(command: question.command, status: output.status, message: told(in: output.message)))
            }
            return .success(output.output)
        } catch {
            return .failure(error)
        }
    }

    /// The message without SwiftPM's word on other instances, behind which no line ends, and each line once.
    private static func told(in message: String) -> String {
        var seen: Set<Substring> = []
        return message.split(separator: "\n").map(withoutOtherInstances)
            .filter { !$0.isEmpty && seen.insert($0).inserted }.joined(separator: "\n")
    }

    private static func withoutOtherInstances(_ line: Substring) -> Substring {
        guard line.hasPrefix("Another instance of SwiftPM") else { return line }
        let end = line.firstRange(of: "has been passed")?.upperBound ?? line.endIndex
        return line[end...].drop { $0 == "." || $0 == " " }
    }
}
