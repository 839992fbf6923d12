import LintReader

/// Which imports of a file what it uses may come through.
struct ImportCredits {
    /// For each import, by its number in the file, the modules that are used through it; nil for one that may be used
    /// in a way that is not told.
    private(set) var used: [Int: Set<String>?] = [:]
    /// What the file uses without an import of its own: another file of the module may have it loaded.
    private(set) var borrowed: Set<String> = []
    private let file: IndexedImports

    init(_ file: IndexedImports, _ reach: ModuleReach, suppliesOperators: (String) -> Bool) {
        self.file = file
        for owner in file.owners.sorted() { credit(owner, reach) }
        for owners in file.usesOfC {
            let through = imports { owners.contains($0) || !reach.loads(with: $0).isDisjoint(with: owners) }
            creditSilently(through.isEmpty ? Array(file.imports.indices) : through)
        }
        if file.usesForeignOperators { creditSilently(imports(where: suppliesOperators)) }
    }

    /// An import of the module itself is enough, when it is of the whole module and always compiled; else all count
    /// that it can be seen through.
    private mutating func credit(_ owner: String, _ reach: ModuleReach) {
        let direct = imports { $0 == owner }
        let isEnough = direct.contains { number in
            let one = file.imports[number]
            return one.site.condition == .always && one.site.length <= one.name.utf8.count
        }
        let through = isEnough ? direct : direct + imports { reach.exports(of: $0).contains(owner) }
        for number in through {
            if case .some(let owners?) = used[number] {
                used[number] = owners.union([owner])
            } else if used[number] == nil {
                used[number] = [owner]
            }
        }
        guard through.isEmpty else { return }
        borrowed.insert(owner)
        let loaded = imports { reach.loads(with: $0).contains(owner) }
        creditSilently(loaded.isEmpty ? Array(file.imports.indices) : loaded)
    }

    /// Lets the imports count through which the module is loaded, for another file that has no import of it.
    mutating func lend(_ owner: String, _ reach: ModuleReach) {
        creditSilently(imports { $0 == owner || reach.loads(with: $0).contains(owner) })
    }

    private mutating func creditSilently(_ numbers: [Int]) {
        for number in numbers { used[number] = .some(nil) }
    }

    private func imports(where fits: (String) -> Bool) -> [Int] {
        file.imports.indices.filter { fits(file.imports[$0].name) }
    }
}
