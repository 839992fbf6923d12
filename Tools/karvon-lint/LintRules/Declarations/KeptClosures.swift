import LintReader

extension SourceFile {
    /// Whether a closure outlives the call that it stands in, as far as its place tells: it is assigned, given to an
    /// initialiser, or the initial value of a property whose type is a function.
    ///
    /// A task is no keeper: it ends. A closure given to a function may be kept or not, which its place does not tell.
    func keeps(_ closure: Closure) -> Bool {
        switch closure.form {
        case .assigned: true
        case .argument, .trailing: callee(of: closure) != "Task"
        case .initialValue: declaration(closure.owner).map { text($0.type).contains("->") } ?? false
        case .local, .other: false
        }
    }

    /// What a closure is given to, without `.init`.
    private func callee(of closure: Closure) -> String {
        let target = text(closure.target)
        return target == "init" && !closure.base.isNone ? text(closure.base) : target
    }

    /// How a closure holds `self`; nil when it does not.
    ///
    /// Each closure is asked for itself: one within another that holds `self` weakly has to say so again, because the
    /// outer one may have made it strong.
    func strengthOfSelf(in closure: Closure) -> Capture.Strength? {
        let captured = captures(of: closure).first { capture in
            text(capture.value.path) == "self" || capture.value.kind == .none && text(capture.name) == "self"
        }
        return captured?.strength ?? (closure.mentionsSelf ? .strong : nil)
    }
}
