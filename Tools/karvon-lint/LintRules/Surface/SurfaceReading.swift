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
            let types = file.signatureTypes(of: declaration).filter { seen.insert($0).inserted }
            guard !types.isEmpty else { continue }
            let position = file.position(at: declaration.offset)
            let owner = "\(declaration.kind.word) \(file.qualifiedName(declaration))"
            exposed += types.map { Exposed(type: $0, owner: owner, line: position.line, column: position.column) }
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
    /// The capitalised names in a declaration's types: what it inherits, takes, gives and requires, some more than
    /// once. Generic parameters are not among them.
    func signatureTypes(of declaration: Declaration) -> [String] {
        var texts = [declaration.requirements]
        if declaration.kind != .extension { texts.append(declaration.type) }
        texts += inherited(by: declaration).map(\.type) + parameters(of: declaration).map(\.type)
        return texts.flatMap { text in
            bytes(of: text).split { !Self.isInWord($0) }.filter(Self.beginsWithCapital).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// A letter, digit or `_`, or a byte of a character beyond ASCII, which in a type is a letter of a name.
    private static func isInWord(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func beginsWithCapital(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first else { return false }
        if first < 0x80 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
        return String(decoding: word, as: UTF8.self).first?.isUppercase ?? false
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
