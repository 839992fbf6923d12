import LintReader

extension SourceSurface {
    init(_ file: SourceFile, _ job: SourceJob) {
        let visibility = Visibility(file)
        var offered: (types: Set<String>, members: Set<String>) = ([], [])
        var own: Set<String> = []
        var seen: Set<String> = []
        for (index, declaration) in file.declarations.enumerated() {
            let name = file.text(declaration.name)
            if declaration.isType, declaration.parent < 0 { own.insert(name) }
            guard !job.isTest, visibility.level(index) >= .package else { continue }
            if declaration.isType || declaration.kind == .macro {
                offered.types.insert(name)
            } else if declaration.kind != .extension {
                offered.members.insert(name)
            }
            guard declaration.kind != .extension else { continue }
            for type in file.signatureTypes(of: declaration) where seen.insert(type).inserted {
                let position = file.position(at: declaration.offset)
                let owner = "\(declaration.kind.word) \(file.qualifiedName(declaration))"
                exposed.append(Exposed(type: type, owner: owner, line: position.line, column: position.column))
            }
        }
        ownTypes = own.sorted()
        offeredTypes = offered.types.sorted()
        offeredMembers = offered.members.sorted()
    }
}

extension Declaration {
    /// Whether it declares a type or a name for one.
    var isType: Bool {
        switch kind {
        case .class, .struct, .enum, .protocol, .actor, .typealias: true
        default: false
        }
    }
}

extension SourceFile {
    /// The capitalised names in a declaration's types: what it inherits, takes, gives and requires. Generic parameters
    /// are not among them.
    func signatureTypes(of declaration: Declaration) -> [String] {
        var texts = [declaration.requirements]
        if declaration.kind != .extension { texts.append(declaration.type) }
        texts += inherited(by: declaration).map(\.type) + parameters(of: declaration).map(\.type)
        var names: [String] = []
        for text in texts where !text.isNone {
            for word in self.text(text).split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            where word.first?.isUppercase == true && !names.contains(String(word)) {
                names.append(String(word))
            }
        }
        return names
    }

    /// The names from the outermost declaration on.
    func qualifiedName(_ declaration: Declaration) -> String {
        var names: [String] = []
        var current: Declaration? = declaration
        while let one = current {
            let name = text(one.name)
            names.append(name.isEmpty ? one.kind.word : name)
            current = parent(of: one)
        }
        return names.reversed().joined(separator: ".")
    }
}
