/// The actor in which one connection lives; nothing else ever touches that connection.
actor ConnectionOwner {
    nonisolated let unownedExecutor: UnownedSerialExecutor
    private let queue: QueueExecutor?
    private let place: DatabaseError.Place
    private var connection: Connection?

    /// Opens a connection that will be used on `queue`, or on the main actor when there is none.
    init(_ location: DatabaseLocation, as role: Connection.Role, on queue: QueueExecutor?) throws {
        self.queue = queue
        unownedExecutor = queue?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
        place = DatabaseError.Place(location: location, sql: nil)
        connection = try Connection(location, role: role)
    }

    func run<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws -> Value {
        guard let connection else { throw DatabaseError.closed(place) }
        return try body(connection)
    }

    func close() {
        connection = nil
    }
}
