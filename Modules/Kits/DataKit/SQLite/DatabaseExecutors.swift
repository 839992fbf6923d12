/// Says on which threads a database works.
///
/// - `.mainActor`: reads and writes run on the main actor. A call from the main actor makes no hop, so inside
///   `Task.immediate` it is finished before the task's creation returns. For the headless app and for tests: one thread,
///   one order.
/// - `.own`: the writer and each reader have a queue of their own; reads run beside the write and beside each other.
///   For an app on a device, whose main thread must stay free.
public struct DatabaseExecutors: Sendable {
    enum Choice {
        case mainActor
        case own(readers: Int)
    }

    let choice: Choice

    /// Everything on the main actor.
    public static let mainActor = DatabaseExecutors(choice: .mainActor)

    /// Queues of the database's own, with two readers.
    public static let own = own(readers: 2)

    /// Queues of the database's own, with as many readers as said; at least one.
    ///
    /// A database in memory has one connection, hence one queue, whatever the number says.
    public static func own(readers: Int) -> DatabaseExecutors {
        DatabaseExecutors(choice: .own(readers: max(1, readers)))
    }

    var readerCount: Int {
        switch choice {
        case .mainActor: 1
        case .own(let readers): readers
        }
    }

    /// A queue for one connection, or nil where the connection lives on the main actor.
    func makeQueue(label: String) -> QueueExecutor? {
        switch choice {
        case .mainActor: nil
        case .own: QueueExecutor(label: label)
        }
    }
}
