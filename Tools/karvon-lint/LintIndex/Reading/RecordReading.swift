/// Reads records, and keeps what it learned of symbols for the next one.
struct RecordReading {
    private let library: IndexLibrary
    private let store: IndexLibrary.Handle
    private let names: SymbolModules
    /// Whether the types of what is used are looked into.
    private let mentions: Bool

    init(_ library: IndexLibrary, _ store: IndexLibrary.Handle, _ names: SymbolModules, mentions: Bool = false) {
        self.library = library
        self.store = store
        self.names = names
        self.mentions = mentions
    }

    /// The same, looking into the types of what is used too.
    var withMentions: RecordReading { RecordReading(library, store, names, mentions: true) }

    func facts(of record: String) throws(IndexFlaw) -> RecordFacts {
        var error: IndexLibrary.Handle?
        guard let reader = library.recordOpen(store, record, &error) else { throw IndexFlaw(library.reason(error)) }
        defer { library.recordClose(reader) }
        var facts = RecordFacts()
        var symbols: [IndexLibrary.Handle: Symbol] = [:]
        var extended: [String: String] = [:]
        var conformances: [(type: String, protocolModule: String)] = []
        func symbol(_ handle: IndexLibrary.Handle) -> Symbol {
            if let known = symbols[handle] { return known }
            let read = self.symbol(handle)
            symbols[handle] = read
            return read
        }
        IndexLibrary.each(library.recordOccurrences, in: reader) { occurrence in
            guard let handle = library.occurrenceSymbol(occurrence) else { return }
            let found = symbol(handle)
            let roles = library.occurrenceRoles(occurrence)
            var (line, column) = (UInt32(0), UInt32(0))
            library.occurrencePlace(occurrence, &line, &column)
            facts.note(found, roles, Int(line), Int(column), mentions: mentions, names)
            guard roles & (Symbol.Role.baseOf | Symbol.Role.overrideOf | Symbol.Role.extendedBy) != 0 else { return }
            IndexLibrary.each(library.occurrenceRelations, in: occurrence) { relation in
                guard let handle = library.relationSymbol(relation) else { return }
                let other = symbol(handle)
                let relationRoles = library.relationRoles(relation)
                if relationRoles & Symbol.Role.overrideOf != 0 {
                    facts.note(other, Symbol.Role.reference, Int(line), Int(column), mentions: mentions, names)
                }
                guard case .swift(let owner) = found.modules else { return }
                if relationRoles & Symbol.Role.extendedBy != 0 { extended[other.usr] = owner }
                if relationRoles & Symbol.Role.baseOf != 0 { conformances.append((other.usr, owner)) }
            }
        }
        for conformance in conformances {
            let owner = extended[conformance.type] ?? names.owner(of: conformance.type) ?? Symbol.unknownModule
            facts.conformances.insert(RecordFacts.Conformance(type: owner, protocol: conformance.protocolModule))
        }
        return facts
    }

    private func symbol(_ handle: IndexLibrary.Handle) -> Symbol {
        let usr = String(library.symbolUSR(handle))
        let kind = library.symbolKind(handle)
        let name = String(library.symbolName(handle))
        let modules: Symbol.Modules =
            if kind == Symbol.Kind.module {
                .name(Symbol.module(ofSymbol: usr) ?? name)
            } else if usr.hasPrefix("s:e:") {
                .none
            } else if usr.hasPrefix("s:") {
                .swift(owner: names.owner(of: usr) ?? Symbol.unknownModule)
            } else {
                .c
            }
        return Symbol(usr: usr, name: name, kind: kind, subkind: library.symbolSubkind(handle), modules: modules)
    }

    /// Those of the symbols that a record of C declares.
    func declared(in record: String, of symbols: Set<String>) throws(IndexFlaw) -> Set<String> {
        var error: IndexLibrary.Handle?
        guard let reader = library.recordOpen(store, record, &error) else { throw IndexFlaw(library.reason(error)) }
        defer { library.recordClose(reader) }
        var declared: Set<String> = []
        IndexLibrary.each({ library.recordSymbols($0, true, $1, $2) }, in: reader) { symbol in
            let roles = library.symbolRoles(symbol)
            guard roles & (Symbol.Role.declaration | Symbol.Role.definition) != 0 else { return }
            let usr = String(library.symbolUSR(symbol))
            if symbols.contains(usr) { declared.insert(usr) }
        }
        return declared
    }
}
