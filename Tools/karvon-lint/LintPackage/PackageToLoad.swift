/// A package that is to be asked about.
struct PackageToLoad {
    let identity: String
    let folder: String
    let origin: PackageUnit.Origin

    /// One question for a fetched package, two for one whose sources are checked.
    func questions(_ swift: SwiftCommand) -> [Subprocess] {
        let dump = swift.question("dump-package", of: folder)
        return origin == .fetched ? [dump] : [dump, swift.question("describe", "--type", "json", of: folder)]
    }

    func loaded(_ answers: [Result<[UInt8], PackageError>], _ questions: [Subprocess]) throws(PackageError)
        -> LoadedPackage
    {
        guard let dump = answers.first, let question = questions.first else {
            throw .notUnderstood(command: "swift package", reason: "no answer")
        }
        let dumped = try JSONAnswer.decoded(DumpedPackage.self, try dump.get(), question.command)
        guard answers.count == 2 else {
            return LoadedPackage(identity: identity, folder: folder, origin: origin, dumped: dumped, described: nil)
        }
        let described = try JSONAnswer.decoded(DescribedPackage.self, try answers[1].get(), questions[1].command)
        return LoadedPackage(identity: identity, folder: folder, origin: origin, dumped: dumped, described: described)
    }
}
