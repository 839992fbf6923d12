extension SourceFile {
    /// Every text of a declaration's signature in which types stand, as written and in the order of the file: generic
    /// parameters, the extended type, parameters, thrown and resulting types, inherited types and requirements.
    public func signature(of declaration: Declaration) -> [Name] {
        let extended = declaration.kind == .extension ? [declaration.name] : []
        let texts =
            [declaration.generics, declaration.type, declaration.thrown, declaration.requirements] + extended
            + parameters(of: declaration).map(\.type) + inherited(by: declaration).map(\.type)
        return texts.filter { !$0.isNone }.sorted { $0.start < $1.start }
    }

    /// Whether a closure holds `self` strongly: it mentions or captures it, and not by `weak` or `unowned`.
    ///
    /// What a closure inside it captures, weakly too, it has to hold itself.
    public func holdsSelf(_ closure: Closure) -> Bool {
        for capture in captures(of: closure) {
            let captured = capture.value.kind == .none ? capture.name : capture.value.path
            guard text(captured) == "self" else { continue }
            if capture.strength == .strong { return true }
            if capture.value.kind == .none { return false }
        }
        return closure.mentionsSelf
    }
}
