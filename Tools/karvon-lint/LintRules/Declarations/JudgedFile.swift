import LintReader

/// One rule at work in one file.
struct JudgedFile {
    let file: SourceFile
    let job: SourceJob
    let rule: DeclarationRule
    let captures: Captures

    /// What is wrong with the file as a whole.
    func fileFindings() -> [Finding] {
        let forbid = rule.forbid
        var found = imports() + uses(forbid.uses) { _ in true }
        if let most = rule.require.lines, file.lineCount > most {
            found.append(
                finding(
                    job.path, at: 0, "the file has \(file.lineCount) lines, and \(most) are allowed",
                    "split it by ideas"))
        }
        if !rule.require.files.isEmpty, !rule.require.files.fits(job.path, captures) {
            found.append(
                finding(job.path, at: 0, "the file's place or name is not \(rule.require.files.text(captures))"))
        }
        return found
    }

    /// What is wrong with one selected declaration.
    func findings(of index: Int) -> [Finding] {
        let declaration = file.declarations[index]
        let name = qualifiedName(declaration)
        let what = "\(declaration.kind.word) \(name)"
        let messages = DemandCheck(file: file, job: job, captures: captures)
        let lacking = messages.lacking(rule.require, declaration).map { "\(what) \($0)" }
        let having = messages.having(rule.forbid, declaration).map { "\(what) \($0)" }
        return (lacking + having).map { finding(name, at: declaration.offset, $0) }
            + uses(rule.forbid.uses) { stands($0, in: index) }
            + (rule.forbid.imports.isEmpty ? [] : imports())
    }

    private func imports() -> [Finding] {
        file.imports.filter { rule.forbid.imports.fits($0.module, captures) }.map { written in
            Finding(
                FindingKey(rule: rule.name, from: job.module, to: written.module), severity: rule.severity,
                at: job.place(file.position(at: written.offset)), rule: rule.place,
                message: "\(job.path) imports \(written.module)" + (rule.because.map { "; \($0)" } ?? ""),
                allowed: rule.instead, fix: "remove this import")
        }
    }

    private func uses(_ patterns: [UsePattern], where isInside: (Use) -> Bool) -> [Finding] {
        guard !patterns.isEmpty else { return [] }
        return file.uses.compactMap { use in
            guard let pattern = patterns.first(where: { $0.fits(use, file) }), isInside(use) else { return nil }
            let owner = file.declaration(use.owner).map(qualifiedName) ?? job.path
            return finding("\(owner) \(pattern.text)", at: use.offset, "\(pattern.text) is used in \(owner)")
        }
    }

    private func stands(_ use: Use, in index: Int) -> Bool {
        var owner = Int(use.owner)
        while owner >= 0 {
            if owner == index { return true }
            owner = Int(file.declarations[owner].parent)
        }
        return false
    }

    private func finding(_ symbol: String, at offset: Int, _ message: String, _ fix: String? = nil) -> Finding {
        Finding(
            FindingKey(rule: rule.name, from: job.module, symbol: symbol), severity: rule.severity,
            at: job.place(file.position(at: offset)), rule: rule.place,
            message: message + (rule.because.map { "; \($0)" } ?? ""), fix: rule.instead ?? fix)
    }

    /// The names from the outermost declaration on.
    private func qualifiedName(_ declaration: Declaration) -> String {
        var names: [String] = []
        var current: Declaration? = declaration
        while let one = current {
            let name = file.text(one.name)
            names.append(name.isEmpty ? one.kind.word : name)
            current = file.parent(of: one)
        }
        return names.reversed().joined(separator: ".")
    }
}

extension Declaration.Kind {
    /// The word for it in messages.
    var word: String {
        switch self {
        case .variable: "var"
        case .constant: "let"
        case .function: "func"
        case .initializer: "init"
        case .enumCase: "case"
        default: "\(self)"
        }
    }
}
