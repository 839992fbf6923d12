import LintReader

/// Says what a declaration lacks of what is required, and what it has of what is forbidden.
struct DemandCheck {
    let file: SourceFile
    let job: SourceJob
    let captures: Captures

    /// What a declaration lacks, and what it has to do so that it does not.
    struct Lack {
        let text: String
        let wanted: String
    }

    func lacking(_ demands: Demands, _ declaration: Declaration) -> [Lack] {
        var lacking: [Lack] = []
        if !demands.kinds.isEmpty, !demands.kinds.contains(declaration.kind) {
            let kinds = demands.kinds.map(\.word).joined(separator: " or ")
            lacking.append(Lack(text: "is no \(kinds)", wanted: "be declared as \(kinds)"))
        }
        let words =
            demands.modifiers.filter { !declaration.has($0) }
            + demands.attributes.filter { !file.has($0, declaration) }.map { "@\($0)" }
        lacking += words.map { Lack(text: "is not \($0)", wanted: "be \($0)") }
        if !demands.inherits.isEmpty, !file.inherits(declaration, demands.inherits, captures) {
            let types = shown(demands.inherits)
            lacking.append(Lack(text: "does not conform to \(types)", wanted: "conform to \(types)"))
        }
        if !demands.names.isEmpty, !demands.names.fits(file.text(declaration.name), captures) {
            let names = shown(demands.names)
            lacking.append(Lack(text: "is not named \(names)", wanted: "be named \(names)"))
        }
        if !demands.modules.isEmpty, !demands.modules.fits(job.module, captures) {
            let modules = shown(demands.modules)
            lacking.append(
                Lack(text: "stands in \(job.module), and not in \(modules)", wanted: "stand in \(modules)"))
        }
        if !demands.files.isEmpty, !demands.files.fits(job.path, captures) {
            let files = shown(demands.files)
            lacking.append(
                Lack(text: "stands in a file that is not \(files)", wanted: "stand in a file that is \(files)"))
        }
        if let actor = demands.isolation, job.isolation != actor {
            lacking.append(
                Lack(
                    text: "stands in a target that does not belong to \(actor) by default",
                    wanted: "stand in a target that belongs to \(actor) by default"))
        }
        let others = demands.anyOf.map { self.lacking($0, declaration) }
        if !others.isEmpty, !others.contains(where: \.isEmpty) {
            let wanted = others.map { $0.map(\.wanted).joined(separator: " and ") }.joined(separator: ", or ")
            lacking.append(Lack(text: "has to \(wanted)", wanted: wanted))
        }
        return lacking
    }

    func having(_ demands: Demands, _ declaration: Declaration) -> [String] {
        var having: [String] = []
        if demands.anything { having.append("is not allowed") }
        if demands.kinds.contains(declaration.kind) { having.append("is a \(declaration.kind.word)") }
        having += demands.modifiers.filter { declaration.has($0) }.map { "is \($0)" }
        having += demands.attributes.filter { file.has($0, declaration) }.map { "is @\($0)" }
        if !demands.inherits.isEmpty, file.inherits(declaration, demands.inherits, captures) {
            having.append("conforms to \(shown(demands.inherits))")
        }
        if !demands.names.isEmpty, demands.names.fits(file.text(declaration.name), captures) {
            having.append("is named \(shown(demands.names))")
        }
        if !demands.modules.isEmpty, demands.modules.fits(job.module, captures) {
            having.append("stands in \(job.module)")
        }
        having += types(of: declaration).filter { !demands.types.isEmpty && demands.types.fits($0, captures) }
            .map { "names the type \($0)" }
        return having
    }

    /// The initial value and the default arguments that begin with a forbidden value, each at its place.
    func values(_ demands: Demands, _ declaration: Declaration) -> [(text: String, offset: Int)] {
        guard !demands.values.isEmpty else { return [] }
        let initial = [(declaration.value, "begins with the value", declaration.offset)]
        let arguments = file.parameters(of: declaration).map { parameter in
            let name = parameter.secondName.isNone ? parameter.label : parameter.secondName
            return (parameter.value, "gives \(file.text(name)) the default argument", parameter.offset)
        }
        return (initial + arguments).compactMap { head, statement, offset in
            let text = file.text(head.path)
            let isCall = head.kind == .call
            let called = text.hasSuffix(".init") ? String(text.dropLast(5)) : text
            guard !head.path.isNone,
                demands.values.fits(text, captures) || isCall && demands.values.fits(called + "()", captures)
            else { return nil }
            return ("\(statement) \(text)" + (isCall ? "()" : ""), offset)
        }
    }

    /// Patterns with what their words stand for; a word that stands for anything here is a star.
    func shown(_ patterns: NamePatterns) -> String {
        patterns.text(captures).replacing(/\{\w+\}/, with: "*")
    }

    /// The names of types in the declaration's own signature, each once.
    private func types(of declaration: Declaration) -> [String] {
        let texts = [declaration.type] + file.parameters(of: declaration).map(\.type)
        var seen: Set<String> = []
        return texts.flatMap { file.text($0).split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
            .filter { seen.insert($0).inserted }
    }
}
