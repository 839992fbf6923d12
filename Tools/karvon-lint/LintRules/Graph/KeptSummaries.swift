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
        let entries = look()
        let known = Self.known(jobs, entries)
        let unknown = jobs.indices.filter { known[$0] == nil }
        guard !unknown.isEmpty || entries.count > jobs.count else {
            return (zip(known, jobs).compactMap { $0?.summary.placed($1) }, 0)
        }
        let stamps = Dictionary(uniqueKeysWithValues: unknown.map { ($0, FileStamp(jobs[$0].fullPath)) })
        let file = try? kept.begin()
        let fresh = Dictionary(uniqueKeysWithValues: zip(unknown, read(unknown.map { jobs[$0] })))
        let all = jobs.indices.compactMap { index in
            (known[index]?.summary ?? fresh[index]).map { (index, $0.placed(jobs[index])) }
        }
        if let file {
            store(
                all.compactMap { index, summary in
                    if let entry = known[index] { return entry }
                    guard let stamp = stamps[index] ?? nil, stamp.isSettled(before: file.start) else { return nil }
                    return Entry(job: jobs[index].unnumbered, stamp: stamp, summary: summary)
                }, file)
        }
        return (all.map(\.1), unknown.count)
    }

    /// What is kept, in the order in which it was: nil for files that are no longer as they were.
    ///
    /// Two threads share the portions.
    private func look() -> [Entry?] {
        let portions = load()
        return Parallel.map(portions.count) { number -> [Entry?] in
            var record = portions[number]
            let entries = (try? [Entry](from: &record)) ?? []
            return entries.map { FileStamp($0.job.fullPath) == $0.stamp ? $0 : nil }
        }.flatMap(\.self)
    }

    /// The entry of each job. Most often all are in the same order; only from where they are not they are looked up.
    private static func known(_ jobs: [SourceJob], _ entries: [Entry?]) -> [Entry?] {
        var byJob: [SourceJob: Entry]?
        return jobs.enumerated().map { index, job in
            let job = job.unnumbered
            if entries.indices.contains(index), let entry = entries[index], entry.job == job { return entry }
            let found = byJob ?? Dictionary(entries.compactMap { $0.map { ($0.job, $0) } }) { first, _ in first }
            byJob = found
            return found[job]
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

extension SourceSummary {
    /// The same, for the number that the job's target has now.
    fileprivate func placed(_ job: SourceJob) -> SourceSummary {
        var summary = self
        summary.target = job.target
        return summary
    }
}
