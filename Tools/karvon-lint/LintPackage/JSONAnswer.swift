#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the JSON that SwiftPM writes.
enum JSONAnswer {
    static func decoded<Answer: Decodable>(
        _ type: Answer.Type, _ bytes: [UInt8], _ command: String
    ) throws(PackageError) -> Answer {
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            throw .notUnderstood(command: command, reason: Self.text(error))
        } catch {
            throw .notUnderstood(command: command, reason: "\(error)")
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
