import StateKit

/// A store whose state is a number, and whose intents are added to it.
enum Counter {
    static let reducer = Reducer<Int, Int> { $0 += $1 }
}

@MainActor
func counter(_ middleware: Middleware<Int, Int>...) -> Store<Int, Int> {
    Store(0, reducer: Counter.reducer, middleware: middleware)
}
