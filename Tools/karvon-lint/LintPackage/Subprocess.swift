import Dispatch
import Foundation

/// Runs a command to its end and keeps what it wrote.
///
/// Both pipes are read by one loop, so a command that fills either never waits for the other. A command that takes
/// longer than its limit is ended.
struct Subprocess: Sendable {
    let executable: String
    let arguments: [String]
    let environment: [String: String]
    let seconds: Int

    struct Output {
        let status: Int32
        let output: Data
        let message: String
    }

    /// The command as a person would type it.
    var command: String {
        let name = executable.split(separator: "/").last.map(String.init) ?? executable
        return ([name] + arguments).map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
    }

    func run() throws(PackageError) -> Output {
        let process = Process()
        let (output, message) = (Pipe(), Pipe())
        let ended = DispatchSemaphore(value: 0)
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = message
        process.terminationHandler = { _ in ended.signal() }
        let deadline = DispatchTime.now() + .seconds(seconds)
        do {
            try Self.withoutBlockedSignals { try process.run() }
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            throw .notStarted(command: command, reason: (cause ?? error).localizedDescription)
        }
        let texts = Self.read(
            [output.fileHandleForReading.fileDescriptor, message.fileHandleForReading.fileDescriptor], until: deadline)
        guard let texts, ended.wait(timeout: deadline) == .success else {
            end(process, ended)
            throw .tookTooLong(command: command, seconds: seconds)
        }
        return Output(
            status: process.terminationStatus, output: texts[0], message: String(decoding: texts[1], as: UTF8.self))
    }

    /// A command starts with the signals blocked that its thread blocks, and Dispatch's threads block all: without this
    /// the command could be ended by nothing less than a kill.
    private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    private func end(_ process: Process, _ ended: DispatchSemaphore) {
        process.terminate()
        if ended.wait(timeout: .now() + .seconds(2)) == .timedOut { kill(process.processIdentifier, SIGKILL) }
    }

    /// What comes out of the descriptors until each ends; nil when that is not before the deadline.
    private static func read(_ descriptors: [Int32], until deadline: DispatchTime) -> [Data]? {
        var texts = descriptors.map { _ in Data() }
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while polled.contains(where: { $0.fd >= 0 }) {
            let now = DispatchTime.now()
            guard now < deadline else { return nil }
            let left = (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1
            guard poll(&polled, nfds_t(polled.count), Int32(clamping: left)) > 0 else { continue }
            for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
                let count = buffer.withUnsafeMutableBytes {
                    Foundation.read(polled[index].fd, $0.baseAddress, $0.count)
                }
                if count > 0 {
                    texts[index].append(contentsOf: buffer[..<count])
                } else if count == 0 || errno != EINTR {
                    polled[index].fd = -1
                }
            }
        }
        return texts
    }
}
