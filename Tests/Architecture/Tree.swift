import Foundation

/// The modules that the folder tree shows: a module's path is its name.
enum Tree {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func modules() throws -> [String] {
        try folders(in: "Modules/Kits")
            + folders(in: "Modules/Features").flatMap { feature in
                try folders(in: "Modules/Features/\(feature)").map { feature + $0 }
            }
            + ["Apps", "Plugins", "Tests", "Tools/karvon-lint"].flatMap { try folders(in: $0) }
    }

    static func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    private static func folders(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(at: root.appending(path: path), includingPropertiesForKeys: nil)
            .filter { $0.hasDirectoryPath }.map(\.lastPathComponent).sorted()
    }
}
