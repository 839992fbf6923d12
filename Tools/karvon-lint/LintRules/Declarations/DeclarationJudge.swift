import LintReader

/// Finds in one file what is against the declaration rules.
package struct DeclarationJudge: Sendable {
    package let rules: [DeclarationRule]

    package init(_ rules: [DeclarationRule]) { self.rules = rules }

    package func findings(_ file: SourceFile, _ job: SourceJob) -> [Finding] {
        rules.flatMap { rule -> [Finding] in
            guard let captures = rule.select.match(job) else { return [] }
            guard !rule.select.isAboutFiles else {
                return JudgedFile(file: file, job: job, rule: rule, captures: captures).fileFindings()
            }
            return file.declarations.indices.flatMap { index -> [Finding] in
                guard let captures = rule.select.fits(file.declarations[index], file, captures) else { return [] }
                return JudgedFile(file: file, job: job, rule: rule, captures: captures).findings(of: index)
            }
        }
    }
}
