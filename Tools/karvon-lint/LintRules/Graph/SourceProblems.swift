import LintReader

/// Findings about files that can't be read as Swift, and about comments to the lint that say too little.
enum SourceProblems {
    static let unreadableRule = "unreadable-source"
    static let ignoreRule = "ignore-comment"

    /// The first thing that is wrong with the text, and every comment that is wrong.
    static func findings(_ file: SourceFile, _ job: SourceJob) -> [Finding] {
        let texts = file.problems.filter { !$0.isOfComment }
        let more = texts.count > 1 ? " (and \(texts.count - 1) more in this file)" : ""
        return texts.prefix(1).map { finding($0, unreadableRule, file, job, $0.message + more) } + comments(file, job)
    }

    /// Every comment to the lint that says too little.
    static func comments(_ file: SourceFile, _ job: SourceJob) -> [Finding] {
        file.problems.filter(\.isOfComment).map { finding($0, ignoreRule, file, job, $0.message) }
    }

    static func unreadable(_ job: SourceJob, _ error: any Error) -> Finding {
        return Finding(
            FindingKey(rule: unreadableRule, from: job.module, symbol: job.path),
            at: SourcePlace(path: job.path, line: 1, column: 1), message: "the file can't be read: \(error)",
            fix: "make it readable, or take it out of the target")
    }

    private static func finding(
        _ problem: Problem, _ rule: String, _ file: SourceFile, _ job: SourceJob, _ message: String
    ) -> Finding {
        Finding(
            FindingKey(rule: rule, from: job.module, symbol: job.path),
            at: job.place(file.position(at: problem.offset)), message: message)
    }
}
