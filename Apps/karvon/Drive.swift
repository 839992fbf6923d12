import HeadlessKit

/// `karvon drive`: does the events that stand on standard input.
@MainActor
struct Drive {
    let output: Output
    let storage: StorageChoice

    func run() async throws -> ExitStatus {
        let isRealTime = storage != .memory
        let app = try await Launcher.driver(on: storage, isRealTime: isRealTime)
        output.write(app.lastStep)
        var status = ExitStatus.success
        var number = 0
        while let line = readLine() {
            number += 1
            let text = line.hasPrefix("> ") ? String(line.dropFirst(2)) : line
            if text.isEmpty || text.hasPrefix("#") { continue }
            do {
                let event = try Event(text)
                if isRealTime { try await Launcher.catchUp(app) }
                output.write(try await app.perform(event))
            } catch {
                output.write(FailureRecord(event: text, line: number, message: "\(error)"))
                status = .difference
            }
        }
        await app.app.shutDown()
        return status
    }
}
