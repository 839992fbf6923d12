import LintConfiguration
import LintReader

/// A declaration of a module that some may not use: `Foundation.URLSession`, `Foundation.FileManager.default`, or
/// `*.URLSession` for one of whichever module.
struct ForbiddenSymbol: Sendable {
    /// As written, by which findings and exceptions speak of it.
    let text: String
    let module: NamePattern
    let use: UsePattern

    /// Nil when the pattern speaks of modules; throws what is wrong with it at its place.
    init?(_ pattern: NamePattern) throws(ConfigurationError) {
        guard let dot = pattern.text.firstIndex(of: "."), dot != pattern.text.startIndex else { return nil }
        text = pattern.text
        module = try NamePattern(String(pattern.text[..<dot]), at: pattern.place)
        use = try UsePattern(String(pattern.text[pattern.text.index(after: dot)...]), at: pattern.place)
        guard use.watched != nil || use.fragment != nil, use.base.text != "*" else {
            throw ConfigurationError(
                at: pattern.place, expected: "a symbol as Module.Name, or a module without a dot",
                found: "\"\(pattern.text)\"")
        }
    }

    /// Whether an import of one declaration is of this one.
    func fits(_ written: Import) -> Bool {
        guard let first = written.rest.first, module.fits(written.module), use.base.fits(first) else { return false }
        return use.member.isEmpty || written.rest.dropFirst().joined(separator: ".") == use.member
    }

    /// Whether a use means it: by its plain name in a file that imports the module, or behind the module's name.
    func fits(_ use: Use, _ file: SourceFile) -> Bool {
        guard self.use.fits(use, file), !file.imports.contains(where: { $0.span.holds(use.offset) }) else {
            return false
        }
        if use.isMember { return module.fits(file.text(use.base)) && !use.base.isNone }
        return module.text == "*" || file.imports.contains { module.fits($0.module) }
    }
}
