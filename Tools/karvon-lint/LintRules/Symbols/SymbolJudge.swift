import LintReader

/// Finds in one file the uses of symbols that contracts forbid. Exceptions, and names that are the target's own, are
/// taken out when all files are known.
struct SymbolJudge: Sendable {
    private let contracts: [ForbiddenContract]

    init(_ contracts: [any Contract]) {
        self.contracts = contracts.compactMap { $0 as? ForbiddenContract }.filter { !$0.symbols.isEmpty }
    }

    func findings(_ file: SourceFile, _ job: SourceJob) -> [Finding] {
        contracts.flatMap { contract -> [Finding] in
            guard contract.head.includesTests || !job.isTest, contract.from.fits(job.module) else { return [] }
            let imports = file.imports.flatMap { written in
                contract.symbols.filter { $0.fits(written) }.map { finding(contract, $0, written.offset, file, job) }
            }
            let used = file.uses.flatMap { use in contract.symbols.filter { $0.fits(use, file) }.map { (use, $0) } }
            let own = used.isEmpty ? nil : OwnNames(file)
            let uses = used.filter { use, _ in use.isMember || own?.holds(use) == false }.map { use, symbol in
                finding(contract, symbol, use.offset, file, job)
            }
            return imports + uses
        }
    }

    private func finding(
        _ contract: ForbiddenContract, _ symbol: ForbiddenSymbol, _ offset: Int, _ file: SourceFile, _ job: SourceJob
    ) -> Finding {
        let head = contract.head
        let because = head.because ?? "\(job.module) may not use it"
        return Finding(
            FindingKey(rule: head.name, from: job.module, to: symbol.text), severity: head.severity,
            at: job.place(file.position(at: offset)), rule: head.place,
            message: "\(job.module) uses \(symbol.text); \(because)", allowed: head.instead,
            fix: "do without it, or name it under except")
    }
}
