/// What one record, the table of all names in a file or module, tells.
struct RecordFacts {
    /// What a compiled module declares has no places, and is not listed.
    var references: [IndexedFile.Reference] = []
    /// The symbols of C that are used.
    var usesOfC: Set<String> = []
    /// The modules of the types of what is used, when that was asked for.
    var mentioned: Set<String> = []
    /// Operators whose functions are not of the standard library, and those whose are.
    var operators: Set<String> = []
    var standardOperators: Set<String> = []
    var types: Set<String> = []
    var isDynamicallyCallable = false
    var conformances: Set<Conformance> = []

    /// That a type conforms to a protocol, by the modules that declare them.
    struct Conformance: Hashable {
        let type: String
        let `protocol`: String
    }

    /// Takes in one occurrence of a symbol; what its type mentions is asked for where that counts.
    mutating func note(
        _ symbol: Symbol, _ roles: UInt64, _ line: Int, _ column: Int, mentions: Bool, _ names: SymbolModules
    ) {
        let isUse = roles & Symbol.Role.reference != 0
        switch symbol.modules {
        case .name(let module): note(module, .name, line, column)
        case .swift(let owner):
            if isUse {
                note(owner, .declaration, line, column)
                if mentions { mentioned.formUnion(names.mentioned(by: symbol.usr)) }
            } else {
                if line > 0 { names.mentioned(by: symbol.usr).forEach { note($0, .signature, line, column) } }
                if symbol.isType { types.insert(symbol.name) }
                if symbol.name.hasPrefix("dynamicallyCall(") { isDynamicallyCallable = true }
            }
            guard symbol.isOperator else { return }
            if owner == "Swift" {
                standardOperators.insert(symbol.baseName)
            } else {
                operators.insert(symbol.baseName)
            }
        case .c: if isUse { usesOfC.insert(symbol.usr) }
        case .none: break
        }
    }

    private mutating func note(_ module: String, _ kind: IndexedFile.Reference.Kind, _ line: Int, _ column: Int) {
        guard line > 0 else { return }
        let reference = IndexedFile.Reference(module: module, kind: kind, line: line, column: column)
        if references.last != reference { references.append(reference) }
    }
}

extension RecordFacts {
    mutating func formUnion(_ other: RecordFacts) {
        references += other.references
        usesOfC.formUnion(other.usesOfC)
        mentioned.formUnion(other.mentioned)
        operators.formUnion(other.operators)
        standardOperators.formUnion(other.standardOperators)
        types.formUnion(other.types)
        isDynamicallyCallable = isDynamicallyCallable || other.isDynamicallyCallable
        conformances.formUnion(other.conformances)
    }
}
