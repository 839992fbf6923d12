import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs a command to its end and keeps what it wrote.
///
/// Both pipes are read by one loop, so a command that fills either never waits for the other. A command that takes
/// longer than its limit is ended.
package struct Subprocess: Sendable {
    let executable: String
    let arguments: [String]
    let environment: [String: String]
    let seconds: Int

    package init(executable: String, arguments: [String], environment: [String: String], seconds: Int) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.seconds = seconds
    }

    /// What a command ended with, and what it wrote.
    package struct Output {
        package let status: Int32
        package let output: [UInt8]
        package let message: String
    }

    /// The command as a person would type it.
    var command: String {
        let name = executable.split(separator: "/").last.map(String.init) ?? executable
        return ([name] + arguments).map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
    }

    /// Waits for the command's end.
    package func run() throws(PackageError) -> Output {
        let deadline = DispatchTime.now() + .seconds(seconds)
        guard let output = OutputPipe(), let message = OutputPipe() else {
            throw .notStarted(command: command, reason: String(cString: strerror(errno)))
        }
        let process: SpawnedProcess
        do {
            process = try SpawnedProcess(
                executable, arguments, environment, output: output.writeEnd, message: message.writeEnd)
        } catch {
            throw .notStarted(command: command, reason: error.description)
        }
        output.closeWriteEnd()
        message.closeWriteEnd()
        guard let texts = Self.read([output.readEnd, message.readEnd], until: deadline),
            let status = process.status(until: deadline)
        else {
            process.end()
            throw .tookTooLong(command: command, seconds: seconds)
        }
        return Output(status: status, output: texts[0], message: String(decoding: texts[1], as: UTF8.self))
    }

    /// What comes out of the descriptors until each ends; nil when that is not before the deadline.
    private static func read(_ descriptors: [Int32], until deadline: DispatchTime) -> [[UInt8]]? {
        var texts = descriptors.map { _ in [UInt8]() }
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while polled.contains(where: { $0.fd >= 0 }) {
            let now = DispatchTime.now()
            guard now < deadline else { return nil }
            let left = (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1
            guard poll(&polled, nfds_t(polled.count), Int32(clamping: left)) > 0 else { continue }
            for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
                let count = FileBytes.read(polled[index].fd, into: &buffer)
                if count > 0 {
                    texts[index] += buffer[..<count]
                } else if count == 0 || errno != EINTR {
                    polled[index].fd = -1
                }
            }
        }
        return texts
    }
}

/// A pipe that a command writes into; both ends are closed at the latest with it, and no other command gets them.
private final class OutputPipe {
    let readEnd: Int32
    private(set) var writeEnd: Int32

    init?() {
        let made = SpawnedProcess.isStarting.withLock { _ -> [Int32]? in
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return ends
        }
        guard let made else { return nil }
        (readEnd, writeEnd) = (made[0], made[1])
    }

    func closeWriteEnd() {
        close(writeEnd)
        writeEnd = -1
    }

    deinit {
        close(readEnd)
        if writeEnd >= 0 { close(writeEnd) }
    }
}
