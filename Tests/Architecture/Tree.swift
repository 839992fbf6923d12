import Foundation

/// The modules that the folder tree shows: a module's path is its name.
enum Tree {
    struct Module: Hashable {
        let name: String
        let folder: URL

        var isTest: Bool { name.hasSuffix("Tests") || folder.deletingLastPathComponent().lastPathComponent == "Tests" }
    }

    struct Import: Hashable {
        let module: String
        let file: String
        let line: Int
    }

    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func modules() throws -> [Module] {
        try folders(in: "Modules/Kits").map { Module(name: $0.lastPathComponent, folder: $0) }
            + folders(in: "Modules/Features").flatMap { feature in
                try folders(in: "Modules/Features/\(feature.lastPathComponent)").map {
                    Module(name: feature.lastPathComponent + $0.lastPathComponent, folder: $0)
                }
            }
            + ["Apps", "Tests", "Tools/karvon-lint"].flatMap { try folders(in: $0).map { Module(name: $0.lastPathComponent, folder: $0) } }
    }

    /// The imports of a module's sources: lines that begin with `import`, attributes and access before it aside.
    static func imports(of module: Module) throws -> [Import] {
        let importLine = importLine
        return try sources(of: module).flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated().compactMap { index, line in
                    guard let match = line.wholeMatch(of: importLine) else { return nil }
                    let path = file.path.replacing(root.path + "/", with: "")
                    return Import(module: String(match.1), file: path, line: index + 1)
                }
        }
    }

    static func sources(of module: Module) throws -> [URL] {
        let files = FileManager.default.enumerator(at: module.folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted {
            $0.path < $1.path
        }
    }

    private static var importLine: Regex<(Substring, Substring)> {
        /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)[\w.]*\s*(?:\/\/.*)?/
    }

    private static func folders(in path: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: root.appending(path: path), includingPropertiesForKeys: nil)
            .filter { $0.hasDirectoryPath }.sorted { $0.path < $1.path }
    }
}
