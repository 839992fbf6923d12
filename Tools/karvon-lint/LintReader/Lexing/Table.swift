/// A list of plain values that grows, for the one loop that reads a file.
///
/// An array asks at every write whether it is shared, which costs the reader a tenth of its time. This list is never
/// shared: it can't be copied. Indices are checked in debug builds alone, as those of buffer pointers are.
struct Table<Element: BitwiseCopyable>: ~Copyable {
    private var buffer: UnsafeMutableBufferPointer<Element>
    private(set) var count = 0

    /// Takes no memory before something is in it, unless it is told how much that will be.
    init(capacity: Int = 0) {
        buffer = capacity > 0 ? .allocate(capacity: capacity) : UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    deinit { buffer.deallocate() }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == buffer.count { grow() }
        buffer[count] = element
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(16, buffer.count * 2))
        _ = larger.moveInitialize(fromContentsOf: buffer[0..<count])
        buffer.deallocate()
        buffer = larger
    }

    subscript(index: Int) -> Element {
        @inline(__always) _read {
            assert(index >= 0 && index < count)
            yield buffer[index]
        }
        @inline(__always) _modify {
            assert(index >= 0 && index < count)
            yield &buffer[index]
        }
    }

    var isEmpty: Bool { count == 0 }

    var last: Element? { count == 0 ? nil : buffer[count - 1] }

    @inline(__always)
    mutating func shrink(to newCount: Int) {
        count = max(0, min(count, newCount))
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count &-= 1
        return buffer[count]
    }

    /// What is in it, for whoever shall share it.
    var elements: [Element] { Array(buffer[0..<count]) }
}
