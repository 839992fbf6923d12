import Foundation

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

    func loaded(_ answers: [Result<Data, PackageError>], _ questions: [Subprocess]) throws(PackageError)
        -> LoadedPackage
    {
        guard let dump = answers.first, let question = questions.first else {
            throw .notUnderstood(command: "swift package", reason: "no answer")
        }
        let dumped = try Self.decoded(DumpedPackage.self, try dump.get(), question.command)
        guard answers.count == 2 else {
            return LoadedPackage(identity: identity, folder: folder, origin: origin, dumped: dumped, described: nil)
        }
        let described = try Self.decoded(DescribedPackage.self, try answers[1].get(), questions[1].command)
        return LoadedPackage(identity: identity, folder: folder, origin: origin, dumped: dumped, described: described)
    }

    static func decoded<Answer: Decodable>(
        _ type: Answer.Type, _ data: Data, _ command: String
    ) throws(PackageError) -> Answer {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw .notUnderstood(command: command, reason: Self.text(error))
        } catch {
            throw .notUnderstood(command: command, reason: error.localizedDescription)
        }
    }

    private static func text(_ error: DecodingError) -> String {
        let context =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context
            case .keyNotFound(let key, let context):
                DecodingError.Context(
                    codingPath: context.codingPath, debugDescription: "the key \(key.stringValue) is missing")
            @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
            }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return "\(path.isEmpty ? "the whole" : path): \(context.debugDescription)"
    }
}
