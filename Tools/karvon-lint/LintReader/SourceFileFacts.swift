extension SourceFile {
    /// From how far a declaration can be seen: what is written, or follows from what it stands in, and no further than
    /// what it stands in. A type that is extended elsewhere is not looked at: an extension's member may be seen from less.
    public func access(of declaration: Declaration) -> Access {
        var (current, access) = (declaration, Access.open)
        while true {
            let outer = parent(of: current)
            if let written = current.modifiers.access {
                access = min(access, written)
            } else if outer?.kind == .extension {
                access = min(access, outer?.modifiers.access ?? .internal)
            } else if outer?.kind != .protocol, current.kind != .enumCase {
                access = min(access, .internal)
            }
            guard let outer, outer.kind != .extension else { return access }
            current = outer
        }
    }

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
