import Foundation

/// The schemas that outputs are validated against.
enum SchemaFiles {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    static let sarifPath = tests.appending(path: "Schemas/sarif-schema-2.1.0.json").path

    static func sarif() throws -> JSONSchema { try JSONSchema(file: sarifPath) }

    /// The schema of the lint's own JSON, which users read in the docs.
    static func report() throws -> JSONSchema { try document("karvon-lint-report.schema.json") }

    static func metrics() throws -> JSONSchema { try document("karvon-lint-metrics.schema.json") }

    private static func document(_ name: String) throws -> JSONSchema {
        let root = tests.deletingLastPathComponent().deletingLastPathComponent()
        return try JSONSchema(file: root.appending(path: "docs/\(name)").path)
    }
}
