import LintReader

/// One rule at work in one file.
struct JudgedFile {
    let file: SourceFile
    let job: SourceJob
    let rule: DeclarationRule
    let captures: Captures
    /// The names of what the file declares; an extension's is a use of the type.
    let ownNames: Set<Name>

    /// What is wrong with the file as a whole.
    func fileFindings() -> [Finding] {
        let forbid = rule.forbid
        var found = imports() + uses(forbid.uses) { _ in true }
        if let most = rule.require.lines, file.lineCount > most {
            found.append(
                finding(
                    job.path, at: 0,
                    "the file has \(Count.text(file.lineCount, "line")), and \(most) \(most == 1 ? "is" : "are") allowed",
                    "split it by ideas"))
        }
        if !rule.require.files.isEmpty, !rule.require.files.fits(job.path, captures) {
            found.append(
                finding(
                    job.path, at: 0,
                    "the file's place or name is not "
                        + DemandCheck(file: file, job: job, captures: captures).shown(rule.require.files)))
        }
        return found
    }

    /// What is wrong with one selected declaration.
    func findings(of index: Int) -> [Finding] {
        let declaration = file.declarations[index]
        let name = file.qualifiedName(declaration)
        let what = "\(declaration.kind.word) \(name)"
        let messages = DemandCheck(file: file, job: job, captures: captures)
        let lacking = messages.lacking(rule.require, declaration).map { "\(what) \($0.text)" }
        let having = messages.having(rule.forbid, declaration).map { "\(what) \($0)" }
        let fix = rule.forbid.anything ? "remove it" : nil
        return (lacking + having).map { finding(name, at: declaration.offset, $0, fix) }
            + messages.values(rule.forbid, declaration).map { finding(name, at: $0.offset, "\(what) \($0.text)") }
            + uses(rule.forbid.uses) { stands($0.owner, in: index) }
            + (rule.forbid.imports.isEmpty ? [] : imports()) + keptClosures(in: index, name)
    }

    /// The closures kept in a declaration that hold `self` otherwise than is required.
    private func keptClosures(in index: Int, _ name: String) -> [Finding] {
        guard let strength = rule.require.captures else { return [] }
        return file.closures.filter { stands($0.owner, in: index) && file.keeps($0) }.compactMap { closure in
            guard let held = file.strengthOfSelf(in: closure), held != strength else { return nil }
            let owner = file.declaration(closure.owner).map(file.qualifiedName) ?? name
            let target = file.text(closure.target)
            return finding(
                "\(owner) \(target)", at: closure.offset,
                "a closure that \(owner) \(closure.form == .argument || closure.form == .trailing ? "gives to" : "keeps in")"
                    + " \(target.isEmpty ? "a property" : target) holds self \(held.word)",
                "capture it \(strength.word): [\(strength.word) self]")
        }
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
            guard let pattern = patterns.first(where: { $0.fits(use, file, captures) }), isInside(use),
                !ownNames.contains(use.name),
                !rule.forbid.allow.contains(where: { $0.means(use, file) })
            else { return nil }
            let owner = file.declaration(use.owner).map(file.qualifiedName) ?? job.path
            let used = pattern.watched == nil ? file.text(use.name) : pattern.text
            let shown = pattern.isAnyMember ? file.text(use.base) + used.dropFirst() : used
            return finding("\(owner) \(used)", at: use.offset, "\(shown) is used in \(owner)")
        }
    }

    private func stands(_ owner: Int32, in index: Int) -> Bool {
        var owner = Int(owner)
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
}
