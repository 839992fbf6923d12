import DataKit
import Dispatch
import Foundation
import Synchronization
import Testing

@Suite struct ExecutorTests {
    @MainActor @Test(arguments: [true, false])
    func `on the main actor a write and a read are done before Task.immediate returns`(inMemory: Bool) async throws {
        let folder = try TemporaryFolder()
        let database =
            try inMemory
            ? Database.inMemory(executors: .mainActor)
            : Database.open(at: folder.file("a.sqlite"), executors: .mainActor)
        var seen: [String] = []
        let task = Task.immediate {
            try await database.write { connection in
                try connection.execute("CREATE TABLE todos (title TEXT) STRICT")
                try connection.execute("INSERT INTO todos VALUES ('a')")
            }
            seen = try await database.read { connection in
                try connection.query("SELECT title FROM todos") { try $0.get("title") as String }
            }
        }
        #expect(seen == ["a"])
        try await task.value
    }

    @MainActor @Test func `on queues of its own a database leaves the main actor free`() async throws {
        let database = try Database.inMemory(executors: .own)
        let isMain = try await database.write { _ in Thread.isMainThread }
        #expect(!isMain)
    }

    @Test func `a read sees nothing of a write that is in progress, and all of it afterwards`() async throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(at: folder.file("a.sqlite"), executors: .own)
        try await database.write { try $0.execute("CREATE TABLE todos (title TEXT) STRICT") }
        let pause = Pause()
        let write = Task {
            try await database.write { connection in
                try connection.execute("INSERT INTO todos VALUES ('a')")
                pause.here()
                try connection.execute("INSERT INTO todos VALUES ('b')")
            }
        }
        await pause.isReached()
        #expect(try await database.count("todos") == 0)
        pause.end()
        try await write.value
        #expect(try await database.count("todos") == 2)
    }

    @Test func `a read keeps the state it began with while writes are committed beside it`() async throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(at: folder.file("a.sqlite"), executors: .own)
        try await database.write { try $0.execute("CREATE TABLE todos (title TEXT) STRICT") }
        let pause = Pause()
        let read = Task {
            try await database.read { connection in
                let before = try connection.count("todos")
                pause.here()
                return [before, try connection.count("todos")]
            }
        }
        await pause.isReached()
        try await database.write { try $0.execute("INSERT INTO todos VALUES ('a')") }
        #expect(try await database.count("todos") == 1)
        pause.end()
        #expect(try await read.value == [0, 0])
    }

    @Test func `writes asked for at once each see the one before`() async throws {
        let folder = try TemporaryFolder()
        let database = try Database.open(at: folder.file("a.sqlite"), executors: .own(readers: 4))
        try await database.write { connection in
            try connection.execute(script: "CREATE TABLE total (n INTEGER) STRICT; INSERT INTO total VALUES (0);")
        }
        try await withThrowingTaskGroup { group in
            for _ in 0..<100 {
                group.addTask {
                    try await database.write { connection in
                        let n: Int = try connection.first("SELECT n FROM total")?.get("n") ?? 0
                        try connection.execute("UPDATE total SET n = ?", n + 1)
                    }
                }
                group.addTask { _ = try await database.count("total") }
            }
            try await group.waitForAll()
        }
        let total = try await database.read { try $0.first("SELECT n FROM total")?.get("n") as Int? }
        #expect(total == 100)
    }
}

/// A point in a database's work at which it stops until the test lets it go on.
private final class Pause: Sendable {
    private let reached = AsyncStream<Void>.makeStream()
    private let goOn = DispatchSemaphore(value: 0)

    /// Called by the database's work.
    func here() {
        reached.continuation.yield()
        goOn.wait()
    }

    /// Returns when the work stands here.
    func isReached() async {
        for await _ in reached.stream { return }
    }

    func end() {
        goOn.signal()
    }
}
