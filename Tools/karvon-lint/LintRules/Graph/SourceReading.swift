import LintPackage
import LintReader

/// Reads the sources of a package, in two threads.
struct SourceReading {
    /// How many files a thread takes at a time.
    private static let portion = 32
    let reader: SourceReader
    /// Whether the rules ask how wide an import has to be that is written so.
    var asksAccess: @Sendable (Access?) -> Bool = { _ in false }
    /// What the declaration rules find in a file.
    let judge: @Sendable (SourceFile, SourceJob) -> [Finding]

    /// The summaries in the order of the jobs.
    func read(_ jobs: [SourceJob], threads: Int = 2) -> [SourceSummary] {
        Parallel.map((jobs.count + Self.portion - 1) / Self.portion, threads: threads) { number in
            let first = number * Self.portion
            return jobs[first..<min(first + Self.portion, jobs.count)].map(summary)
        }.flatMap(\.self)
    }

    private func summary(_ job: SourceJob) -> SourceSummary {
        do {
            let file = try reader.read(path: job.fullPath)
            let findings = job.isGenerated ? [] : SourceProblems.findings(file, job) + judge(file, job)
            return SourceSummary(job, file, findings: findings, asksAccess: asksAccess)
        } catch {
            return SourceSummary(unreadable: job, SourceProblems.unreadable(job, error))
        }
    }
}
