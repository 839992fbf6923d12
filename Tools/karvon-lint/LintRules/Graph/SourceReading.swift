import Dispatch
import LintPackage
import LintReader
import Synchronization

/// Reads the sources of a package, in two threads.
struct SourceReading {
    /// How many files a thread takes at a time.
    private static let portion = 32
    let reader: SourceReader
    /// What the declaration rules find in a file.
    let judge: @Sendable (SourceFile, SourceJob) -> [Finding]

    /// The summaries in the order of the jobs.
    func read(_ jobs: [SourceJob], threads: Int = 2) -> [SourceSummary] {
        let next = Mutex(0)
        let results = Mutex<[(first: Int, summaries: [SourceSummary])]>([])
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            while true {
                let first = next.withLock { next in
                    defer { next += Self.portion }
                    return next
                }
                guard first < jobs.count else { return }
                let summaries = jobs[first..<min(first + Self.portion, jobs.count)].map(summary)
                results.withLock { $0.append((first, summaries)) }
            }
        }
        return results.withLock { $0 }.sorted { $0.first < $1.first }.flatMap(\.summaries)
    }

    private func summary(_ job: SourceJob) -> SourceSummary {
        do {
            let file = try reader.read(path: job.fullPath)
            let findings = job.isGenerated ? [] : SourceProblems.findings(file, job) + judge(file, job)
            return SourceSummary(
                job, file, bytes: { try? FileBytes.read(job.fullPath) },
                findings: findings)
        } catch {
            return SourceSummary(unreadable: job, SourceProblems.unreadable(job, error))
        }
    }
}
