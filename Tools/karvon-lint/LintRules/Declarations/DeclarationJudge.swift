import LintReader

/// Finds in one file what is against the declaration rules.
package struct DeclarationJudge: Sendable {
    package let rules: [DeclarationRule]

    package init(_ rules: [DeclarationRule]) { self.rules = rules }

    package func findings(_ file: SourceFile, _ job: SourceJob) -> [Finding] {
        rules.flatMap { rule -> [Finding] in
            guard let captures = rule.select.match(job) else { return [] }
            let judged = JudgedFile(file: file, job: job, rule: rule, captures: captures)
            if rule.select.isAboutFiles { return judged.fileFindings() }
            return file.declarations.indices.filter { index in
                rule.select.fits(file.declarations[index], file, captures)
            }.flatMap { judged.findings(of: $0) }
        }
    }
}
