import LintReader

/// Says what a declaration lacks of what is required, and what it has of what is forbidden.
struct DemandCheck {
    let file: SourceFile
    let job: SourceJob
    let captures: Captures

    func lacking(_ demands: Demands, _ declaration: Declaration) -> [String] {
        var lacking: [String] = []
        if !demands.kinds.isEmpty, !demands.kinds.contains(declaration.kind) {
            lacking.append("is no \(demands.kinds.map(\.word).joined(separator: " or "))")
        }
        lacking += demands.modifiers.filter { !declaration.has($0) }.map { "is not \($0)" }
        lacking += demands.attributes.filter { file.attribute($0, of: declaration) == nil }.map { "is not @\($0)" }
        if !demands.inherits.isEmpty, !file.inherits(declaration, demands.inherits, captures) {
            lacking.append("does not conform to \(demands.inherits.text(captures))")
        }
        if !demands.names.isEmpty, !demands.names.fits(file.text(declaration.name), captures) {
            lacking.append("is not named \(demands.names.text(captures))")
        }
        if !demands.modules.isEmpty, !demands.modules.fits(job.module, captures) {
            lacking.append("stands in \(job.module), and not in \(demands.modules.text(captures))")
        }
        if !demands.files.isEmpty, !demands.files.fits(job.path, captures) {
            lacking.append("stands in a file that is not \(demands.files.text(captures))")
        }
        if let actor = demands.isolation, job.isolation != actor {
            lacking.append("stands in a target that does not belong to \(actor) by default")
        }
        let others = demands.anyOf.map { self.lacking($0, declaration) }
        if !others.isEmpty, !others.contains([]) {
            lacking.append(others.map { $0.joined(separator: " and ") }.joined(separator: ", nor: "))
        }
        return lacking
    }

    func having(_ demands: Demands, _ declaration: Declaration) -> [String] {
        var having: [String] = []
        if demands.anything { having.append("is not allowed") }
        if demands.kinds.contains(declaration.kind) { having.append("is a \(declaration.kind.word)") }
        having += demands.modifiers.filter { declaration.has($0) }.map { "is \($0)" }
        having += demands.attributes.filter { file.attribute($0, of: declaration) != nil }.map { "is @\($0)" }
        if !demands.inherits.isEmpty, file.inherits(declaration, demands.inherits, captures) {
            having.append("conforms to \(demands.inherits.text(captures))")
        }
        if !demands.names.isEmpty, demands.names.fits(file.text(declaration.name), captures) {
            having.append("is named \(demands.names.text(captures))")
        }
        if !demands.modules.isEmpty, demands.modules.fits(job.module, captures) {
            having.append("stands in \(job.module)")
        }
        having += types(of: declaration).filter { !demands.types.isEmpty && demands.types.fits($0, captures) }
            .map { "names the type \($0)" }
        if !demands.values.isEmpty {
            having += heads(of: declaration).filter { head in
                let text = file.text(head.path)
                return !head.path.isNone
                    && (demands.values.fits(text, captures)
                        || head.kind == .call && demands.values.fits(text + "()", captures))
            }.map { "begins with the value \(file.text($0.path))" + ($0.kind == .call ? "()" : "") }
        }
        return having
    }

    /// The names of types in the declaration's own signature, each once.
    private func types(of declaration: Declaration) -> [String] {
        let texts = [declaration.type] + file.parameters(of: declaration).map(\.type)
        var seen: Set<String> = []
        return texts.flatMap { file.text($0).split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
            .filter { seen.insert($0).inserted }
    }

    private func heads(of declaration: Declaration) -> [Head] {
        [declaration.value] + file.parameters(of: declaration).map(\.value)
    }
}
