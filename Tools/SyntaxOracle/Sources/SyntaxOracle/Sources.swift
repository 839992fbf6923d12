import Foundation

/// The Swift files under some paths; without a path, the running toolchain's own.
enum Sources {
    static func find(_ paths: [String]) -> [String] {
        (paths.isEmpty ? [toolchain()] : paths).flatMap { path -> [String] in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
            guard isFolder.boolValue else { return [path] }
            let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            return found.filter {
                ($0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface")) && !$0.contains(".build/")
            }
            .sorted().map { path + "/" + $0 }
        }
    }

    static func toolchain() -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-print-target-info"]
        let pipe = Pipe()
        process.standardOutput = pipe
        do { try process.run() } catch { return "" }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let info = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        let paths = info?["paths"] as? [String: Any]
        return (paths?["runtimeResourcePath"] as? String ?? "") + "/.."
    }

    static func bytes(_ path: String) -> [UInt8]? {
        (try? Data(contentsOf: URL(filePath: path))).map { Array($0) }
    }
}
