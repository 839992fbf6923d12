/// The files of a package's folder that decide what SwiftPM says of it.
struct ManifestFiles {
    /// `Package.swift`, `Package@swift-6.swift`..., `Package.resolved` and `.swift-version`, as far as they are there.
    static func all(in folder: String) -> [String] {
        let manifests = manifests(in: folder)
        let others = ["Package.resolved", ".swift-version"].map { "\(folder)/\($0)" }
        return manifests + others.filter { FileStamp($0) != nil }
    }

    static func manifests(in folder: String) -> [String] {
        let entries = Folder(folder)?.entries ?? []
        return entries.map(\.name).filter {
            $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
        }.map { "\(folder)/\($0)" }
    }

    /// The manifest that states the tools version that SwiftPM tells: which of several it read.
    static func manifest(in folder: String, toolsVersion: String) -> String {
        let plain = "\(folder)/Package.swift"
        let wanted = version(toolsVersion)
        let fitting = manifests(in: folder).filter { $0 != plain && statedVersion(of: $0) == wanted }
        return fitting.max { version($0).lexicographicallyPrecedes(version($1)) } ?? plain
    }

    private static func statedVersion(of manifest: String) -> [Int]? {
        guard let bytes = try? FileBytes.read(manifest) else { return nil }
        let first = String(decoding: bytes.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
        return first.split(separator: ":").dropFirst().first.map { version(String($0)) }
    }

    /// The numbers of a version without zeroes at the end: 6.2.0 is 6.2.
    private static func version(_ text: String) -> [Int] {
        let name = text.split(separator: "/").last ?? ""
        var numbers = name.split { !$0.isNumber }.compactMap { Int($0) }
        while numbers.last == 0 { numbers.removeLast() }
        return numbers
    }
}
