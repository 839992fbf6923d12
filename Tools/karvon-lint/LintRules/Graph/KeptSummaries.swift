import LintPackage

/// What was read of each source before: only what has changed since is read anew.
struct KeptSummaries: Sendable {
    /// What is kept of one file, for one target.
    private struct Entry: RecordedByFields, Sendable {
        let job: SourceJob
        let stamp: FileStamp
        let summary: SourceSummary

        static let record = Record(Self.init(job:stamp:summary:)) { ($0.job, $0.stamp, $0.summary) }
    }

    /// How many files are read and written together.
    private static let portion = 256
    private let kept: KeptRecord
    private let rules: UInt64

    /// One file for each rules file that a package is checked with; each holds the files of its last check only.
    init(of root: String, in folder: String, _ rules: RulesFile) {
        kept = KeptRecord("sources", of: "\(root)\0\(rules.file)", in: folder)
        self.rules = rules.digest
    }

    /// The summaries in the order of the jobs, and how many of the files had to be read.
    func summaries(_ jobs: [SourceJob], read: ([SourceJob]) -> [SourceSummary]) -> ([SourceSummary], readCount: Int) {
        let (entries, stamps) = look(jobs)
        let known = zip(jobs, stamps).map { job, stamp in
            entries[job.unnumbered].flatMap { $0.stamp == stamp ? $0.summary : nil }
        }
        let unknown = jobs.indices.filter { known[$0] == nil }
        guard !unknown.isEmpty || entries.count > jobs.count else { return (placed(known, jobs), 0) }
        let file = try? kept.begin()
        let fresh = Dictionary(uniqueKeysWithValues: zip(unknown, read(unknown.map { jobs[$0] })))
        let summaries = placed(jobs.indices.map { known[$0] ?? fresh[$0] }, jobs)
        guard let file else { return (summaries, unknown.count) }
        store(
            zip(jobs.indices, summaries).compactMap { index, summary in
                guard let stamp = stamps[index], fresh[index] == nil || stamp.isSettled(before: file.start) else {
                    return nil
                }
                return Entry(job: jobs[index].unnumbered, stamp: stamp, summary: summary)
            }, file)
        return (summaries, unknown.count)
    }

    /// Reads what is kept, and what the files are like now, in portions that two threads share.
    private func look(_ jobs: [SourceJob]) -> ([SourceJob: Entry], [FileStamp?]) {
        let portions = load()
        let stats = (jobs.count + Self.portion - 1) / Self.portion
        let parts = Parallel.map(portions.count + stats) { number -> ([Entry], [FileStamp?]) in
            guard number >= portions.count else {
                var record = portions[number]
                return ((try? [Entry](from: &record)) ?? [], [])
            }
            let first = (number - portions.count) * Self.portion
            return ([], jobs[first..<min(first + Self.portion, jobs.count)].map { FileStamp($0.fullPath) })
        }
        let entries = parts.flatMap(\.0)
        return (Dictionary(entries.map { ($0.job, $0) }) { first, _ in first }, parts.flatMap(\.1))
    }

    private func placed(_ summaries: [SourceSummary?], _ jobs: [SourceJob]) -> [SourceSummary] {
        zip(summaries, jobs).compactMap { summary, job in
            var summary = summary
            summary?.target = job.target
            return summary
        }
    }

    private func load() -> [RecordReader] {
        guard var record = kept.load(), (try? UInt64(from: &record)) == rules, let count = try? record.count() else {
            return []
        }
        return (0..<count).compactMap { _ in try? record.part() }
    }

    /// What can't be kept is read again the next time.
    private func store(_ entries: [Entry], _ file: FileReplacement) {
        let portions = stride(from: 0, to: entries.count, by: Self.portion).map { first in
            Array(entries[first..<min(first + Self.portion, entries.count)])
        }
        var record = RecordWriter()
        rules.write(to: &record)
        record.add(UInt64(portions.count))
        for portion in portions {
            var part = RecordWriter()
            portion.write(to: &part)
            record.add(part)
        }
        try? kept.store(record, file)
    }
}

extension SourceJob: RecordedByFields {
    package static let record = Record(
        Self.init(target:module:path:fullPath:isTest:isGenerated:isolation:)
    ) { ($0.target, $0.module, $0.path, $0.fullPath, $0.isTest, $0.isGenerated, $0.isolation) }
}
