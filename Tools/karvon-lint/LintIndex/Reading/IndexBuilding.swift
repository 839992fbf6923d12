/// Puts together what units and records tell: the files of Swift, and the modules that they can see.
struct IndexBuilding {
    private let units: [Unit]
    private var records: RecordReading
    private let storeFiles: StoreFiles
    private var imports: [String: Set<String>] = [:]
    private var read: [String: RecordFacts] = [:]

    init(_ units: [Unit], _ records: RecordReading, _ storeFiles: StoreFiles) {
        self.units = units
        self.records = records
        self.storeFiles = storeFiles
    }

    mutating func index() -> PackageIndex {
        for unit in units {
            imports[unit.module, default: []].formUnion(
                unit.dependencies.filter { $0.kind == .unit && $0.module != unit.module }.map(\.module))
        }
        let sources = units.filter { !$0.mainFile.isEmpty && !$0.isOfC }
        var compiled = sources.compactMap { unit in self.facts(of: unit).map { (unit, $0) } }
        var facts: [String: [RecordFacts]] = [:]
        for (unit, found) in compiled { facts[unit.module, default: []].append(found) }
        let named = compiled.map { names(in: $0.1) }
        // What the compiler imports in every file is never in question, and by far the most to read.
        let everywhere = zip(compiled, named).reduce(into: Set<String>()) { everywhere, file in
            everywhere.formUnion(Set(file.0.0.loaded).subtracting(file.1))
        }
        let seen = visible(from: named.reduce(into: []) { $0.formUnion($1) }, except: everywhere)
        for unit in units where unit.mainFile.isEmpty && !unit.isOfC && seen.contains(unit.module) {
            if let found = self.facts(of: unit) { facts[unit.module, default: []].append(found) }
        }
        let callable = Set(facts.filter { $0.value.contains(where: \.isDynamicallyCallable) }.keys)
        if !callable.isEmpty {
            records = records.withMentions
            read = [:]
            compiled = sources.compactMap { unit in self.facts(of: unit).map { (unit, $0) } }
        }
        let standard = facts.values.joined().reduce(into: Set<String>()) { $0.formUnion($1.standardOperators) }
        let ownersInC = ownersInC(compiled.reduce(into: []) { $0.formUnion($1.1.usesOfC) }, in: seen)
        let files = compiled.map { file($0, $1, ownersInC, standard, callable) }
        let ofC = Set(units.filter(\.isOfC).map(\.module))
        return PackageIndex(
            files: files,
            modules: Set(imports.keys).union(ofC).sorted().map { name in
                module(name, facts[name] ?? [], isOfC: ofC.contains(name) && facts[name] == nil)
            })
    }

    /// What the records of a unit tell; nil when one of them is lacking or damaged.
    private mutating func facts(of unit: Unit) -> RecordFacts? {
        var all: [RecordFacts] = []
        for record in unit.dependencies where record.kind == .record {
            if let known = read[record.name] {
                all.append(known)
                continue
            }
            guard storeFiles.isWhole(record: record.name), let facts = try? records.facts(of: record.name) else {
                return nil
            }
            read[record.name] = facts
            all.append(facts)
        }
        return all.reduce(into: RecordFacts()) { $0.formUnion($1) }
    }

    private func names(in facts: RecordFacts) -> Set<String> {
        Set(facts.references.filter { $0.kind == .name }.map(\.module))
    }

    /// These modules, and those that they import, near or far.
    private func visible(from names: Set<String>, except: Set<String>) -> Set<String> {
        var visible = names
        var waiting = Array(names)
        while let name = waiting.popLast() {
            waiting += (imports[name] ?? []).subtracting(except).filter { visible.insert($0).inserted }
        }
        return visible
    }

    /// The modules of C that declare each of these symbols.
    private func ownersInC(_ symbols: Set<String>, in modules: Set<String>) -> [String: Set<String>] {
        guard !symbols.isEmpty else { return [:] }
        var owners: [String: Set<String>] = [:]
        for unit in units where unit.isOfC && unit.mainFile.isEmpty && modules.contains(unit.module) {
            for record in unit.dependencies where record.kind == .record && storeFiles.isWhole(record: record.name) {
                for symbol in (try? records.declared(in: record.name, of: symbols)) ?? [] {
                    owners[symbol, default: []].insert(unit.module)
                }
            }
        }
        return owners
    }

    private func file(
        _ unit: Unit, _ facts: RecordFacts, _ ownersInC: [String: Set<String>], _ standard: Set<String>,
        _ callable: Set<String>
    ) -> IndexedFile {
        let unasked = Set(unit.loaded).subtracting(names(in: facts)).union([unit.module])
        return IndexedFile(
            path: Unit.real(unit.mainFile), module: unit.module, time: unit.time,
            references: facts.references.filter { $0.kind == .name || !unasked.contains($0.module) },
            usesOfC: Set(facts.usesOfC.map { ownersInC[$0] ?? [] }),
            mayCall: facts.mentioned.intersection(callable).subtracting(unasked),
            operators: facts.operators.subtracting(standard))
    }

    private func module(_ name: String, _ facts: [RecordFacts], isOfC: Bool) -> IndexedModule {
        IndexedModule(
            name: name, imports: imports[name] ?? [], isOfC: isOfC, hasRecords: !facts.isEmpty,
            lendsConformances: facts.contains { part in
                part.conformances.contains { $0.type != name && $0.protocol != name }
            },
            types: facts.reduce(into: []) { $0.formUnion($1.types) })
    }
}
