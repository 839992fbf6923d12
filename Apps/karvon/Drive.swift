import HeadlessApp
import HeadlessKit

/// `karvon drive`: does the events that stand on standard input.
@MainActor
struct Drive {
    let output: Output
    let storage: StorageChoice

    func run() async throws -> ExitStatus {
        let app = try await Launcher.driver(on: storage, isRealTime: storage != .memory)
        output.write(app.lastStep)
        var status = ExitStatus.success
        var number = 0
        while let line = readLine() {
            number += 1
            let text = line.hasPrefix("> ") ? String(line.dropFirst(2)) : line
            if text.isEmpty || text.hasPrefix("#") { continue }
            do {
                output.write(try await app.perform(Event(text)))
            } catch {
                Output.complain("karvon: line \(number): \(error)")
                status = .difference
            }
        }
        await app.app.shutDown()
        return status
    }
}
