import LintReader

/// Finds in one file what is against the declaration rules.
package struct DeclarationJudge: Sendable {
    package let rules: [DeclarationRule]

    package init(_ rules: [DeclarationRule]) { self.rules = rules }

    package func findings(_ file: SourceFile, _ job: SourceJob) -> [Finding] {
        let declared = file.uses.isEmpty ? [] : file.declarations.filter { $0.kind != .extension }
        let ownNames = Set(declared.map(\.name))
        return rules.flatMap { rule -> [Finding] in
            guard let captures = rule.select.match(job) else { return [] }
            guard !rule.select.isAboutFiles else {
                return JudgedFile(file: file, job: job, rule: rule, captures: captures, ownNames: ownNames)
                    .fileFindings()
            }
            return file.declarations.indices.flatMap { index -> [Finding] in
                guard let captures = rule.select.fits(file.declarations[index], file, captures) else { return [] }
                return JudgedFile(file: file, job: job, rule: rule, captures: captures, ownNames: ownNames)
                    .findings(of: index)
            }
        }
    }
}
