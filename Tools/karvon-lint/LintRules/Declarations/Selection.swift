import LintReader

/// Which declarations a rule is about; what is left out restricts nothing. Without anything about declarations, the
/// rule is about whole files.
package struct Selection: Sendable {
    /// The targets' names.
    var modules = NamePatterns()
    /// The files' paths as seen from the package's folder.
    var files = NamePatterns()
    /// Whether tests count.
    var includesTests = false
    var kinds: [Declaration.Kind] = []
    var names = NamePatterns()
    /// Each must stand in front of it.
    var attributes: [String] = []
    /// None may stand in front of it.
    var withoutAttributes: [String] = []
    /// Each must stand in front of it.
    var modifiers: [String] = []
    /// It inherits from or conforms to a type that fits.
    var inherits = NamePatterns()
    /// A stored property that can be assigned.
    var isMutable: Bool?
    var isStatic: Bool?
    /// Not within another declaration.
    var isTopLevel: Bool?
    /// The kinds of the declaration around it.
    var parents: [Declaration.Kind] = []
    /// A stored property of the type that it stands in.
    var isOfOwnType: Bool?

    var isAboutFiles: Bool {
        kinds.isEmpty && names.isEmpty && attributes.isEmpty && modifiers.isEmpty && inherits.isEmpty
            && isMutable == nil && isStatic == nil && isTopLevel == nil && parents.isEmpty && isOfOwnType == nil
            && withoutAttributes.isEmpty
    }

    /// The words that the target's name binds, or nil when the rule is not about the file.
    func match(_ job: SourceJob) -> Captures? {
        guard includesTests || !job.isTest, files.isEmpty || files.fits(job.path) else { return nil }
        return modules.isEmpty ? [:] : modules.match(job.module)
    }

    /// What its words stand for when the rule is about the declaration, those in its name too; else nil.
    ///
    /// `{name}` stands for the declaration's name, unless a pattern gives it another meaning.
    func fits(_ declaration: Declaration, _ file: SourceFile, _ captures: Captures) -> Captures? {
        if !kinds.isEmpty, !kinds.contains(declaration.kind) { return nil }
        if let isMutable, declaration.isMutableStorage != isMutable { return nil }
        if let isStatic, declaration.isStatic != isStatic { return nil }
        if let isTopLevel, (declaration.parent < 0) != isTopLevel { return nil }
        if !parents.isEmpty, !(file.parent(of: declaration).map { parents.contains($0.kind) } ?? false) { return nil }
        if let isOfOwnType, file.isOfOwnType(declaration) != isOfOwnType { return nil }
        if !attributes.allSatisfy({ file.has($0, declaration) }) { return nil }
        if withoutAttributes.contains(where: { file.has($0, declaration) }) { return nil }
        if !modifiers.allSatisfy({ declaration.has($0) }) { return nil }
        guard inherits.isEmpty || file.inherits(declaration, inherits, captures) else { return nil }
        let name = file.text(declaration.name)
        let matched = names.isEmpty ? captures : names.match(name, captures)
        return matched?.merging(["name": name]) { own, _ in own }
    }
}

extension Declaration {
    func has(_ modifier: String) -> Bool {
        let asked = Modifiers(spelled: modifier)
        return !asked.isEmpty && modifiers.isSuperset(of: asked)
    }
}

extension SourceFile {
    /// Whether it is a stored property of the type that it stands in, as far as its own line tells: by its type, or by
    /// an initial value that calls that type.
    func isOfOwnType(_ declaration: Declaration) -> Bool {
        guard declaration.kind == .variable || declaration.kind == .constant,
            !declaration.traits.contains(.computed), let parent = parent(of: declaration),
            let name = text(parent.name).split(separator: ".").last
        else { return false }
        let own = [String(name), "Self"]
        if !declaration.type.isNone {
            let type = text(declaration.type).filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
            return own.contains { type == $0 || type.hasSuffix(".\($0)") }
        }
        let called = text(declaration.value.path)
        return declaration.value.kind == .call && own.contains { called == $0 || called == "\($0).init" }
    }
}
