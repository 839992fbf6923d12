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

    var isAboutFiles: Bool {
        kinds.isEmpty && names.isEmpty && attributes.isEmpty && modifiers.isEmpty && inherits.isEmpty
            && isMutable == nil
            && isStatic == nil && isTopLevel == nil
    }

    /// The words that the target's name binds, or nil when the rule is not about the file.
    func match(_ job: SourceJob) -> Captures? {
        guard includesTests || !job.isTest, files.isEmpty || files.fits(job.path) else { return nil }
        return modules.isEmpty ? [:] : modules.match(job.module)
    }

    func fits(_ declaration: Declaration, _ file: SourceFile, _ captures: Captures) -> Bool {
        if !kinds.isEmpty, !kinds.contains(declaration.kind) { return false }
        if let isMutable, declaration.isMutableStorage != isMutable { return false }
        if let isStatic, declaration.isStatic != isStatic { return false }
        if let isTopLevel, (declaration.parent < 0) != isTopLevel { return false }
        if !names.isEmpty, !names.fits(file.text(declaration.name), captures) { return false }
        if !attributes.allSatisfy({ file.attribute($0, of: declaration) != nil }) { return false }
        if withoutAttributes.contains(where: { file.attribute($0, of: declaration) != nil }) { return false }
        if !modifiers.allSatisfy({ declaration.has($0) }) { return false }
        return inherits.isEmpty || file.inherits(declaration, inherits, captures)
    }
}

extension Declaration {
    func has(_ modifier: String) -> Bool {
        let asked = Modifiers(spelled: modifier)
        return !asked.isEmpty && modifiers.isSuperset(of: asked)
    }
}

extension SourceFile {
    /// Whether the declaration names a type that fits, generic arguments and protocol compositions taken apart.
    func inherits(_ declaration: Declaration, _ patterns: NamePatterns, _ captures: Captures) -> Bool {
        inherited(by: declaration).contains { entry in
            text(entry.type).split(separator: "&").contains { part in
                let name = part.prefix { $0 != "<" }.filter { !$0.isWhitespace }
                return patterns.fits(String(name), captures)
            }
        }
    }
}
