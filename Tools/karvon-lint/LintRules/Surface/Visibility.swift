import LintReader

/// How far each declaration of a file is seen, by its own modifiers and by those around it.
struct Visibility {
    private let levels: [Access]

    init(_ file: SourceFile) {
        var levels: [Access] = []
        for declaration in file.declarations {
            let parent = declaration.parent >= 0 ? file.declarations[Int(declaration.parent)] : nil
            let outer = declaration.parent >= 0 ? levels[Int(declaration.parent)] : .open
            let isUsable = file.attribute("usableFromInline", of: declaration) != nil
            let own = isUsable ? .public : declaration.modifiers.access ?? Self.usual(declaration, in: parent)
            levels.append(min(own, outer))
        }
        self.levels = levels
    }

    /// The level of a declaration by its index; of an extension the most that its members may have.
    func level(_ index: Int) -> Access { levels[index] }

    /// What a declaration is without a word of its own.
    private static func usual(_ declaration: Declaration, in parent: Declaration?) -> Access {
        // How far an extension is seen is decided by its type and by its members.
        if declaration.kind == .extension { return .open }
        guard let parent else { return .internal }
        switch parent.kind {
        case .protocol: return .open
        case .enum where declaration.kind == .enumCase: return .open
        case .extension: return parent.modifiers.access ?? .internal
        default: return .internal
        }
    }
}
