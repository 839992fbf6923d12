import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A command that was started: its end is awaited in a thread of its own.
struct SpawnedProcess {
    private final class End: Sendable {
        let status = Mutex<Int32>(0)
        let isThere = DispatchSemaphore(value: 0)
    }

    /// Held while a command starts and while a pipe is made that no other command may get.
    static let isStarting = Mutex(())

    private let id: pid_t
    private let ended = End()

    /// Starts a command that reads nothing, with no signal blocked or ignored: Dispatch's threads block all, and the
    /// command could then be ended by nothing less than a kill.
    init(
        _ executable: String, _ arguments: [String], _ environment: [String: String], output: Int32, message: Int32
    ) throws(FileError) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, message, 2)
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        #if canImport(Darwin)
            flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))

        let words = ([executable] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var id: pid_t = 0
        let code = Self.isStarting.withLock { _ in
            posix_spawn(&id, executable, &actions, &attributes, words, variables)
        }
        guard code == 0 else { throw FileError(executable, code) }
        self.id = id
        DispatchQueue(label: "karvon-lint.wait").async { [id, ended] in
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            ended.status.withLock { $0 = status }
            ended.isThere.signal()
        }
    }

    /// What the command ended with: its code, or the number of the signal that ended it; nil when it runs on.
    func status(until deadline: DispatchTime) -> Int32? {
        guard ended.isThere.wait(timeout: deadline) == .success else { return nil }
        let status = ended.status.withLock { $0 }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F
    }

    /// Asks the command to end, and ends it when it does not.
    func end() {
        kill(id, SIGTERM)
        if ended.isThere.wait(timeout: .now() + .seconds(2)) == .timedOut { kill(id, SIGKILL) }
    }
}
