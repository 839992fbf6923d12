/// Orders within columns that let few edges cross.
enum Crossings {
    /// Rounds of sorting; more change nothing that can be seen.
    private static let rounds = 24

    /// Sorts each column by the middle of its neighbours in the one before, then in the one behind, again and again, and
    /// keeps the best.
    ///
    /// - Parameters:
    ///   - columns: the nodes of each column in their first order.
    ///   - edges: between nodes of neighbouring columns.
    static func fewest(_ columns: [[Int]], _ edges: [[Int]], count: Int) -> [[Int]] {
        var before: [[Int]] = Array(repeating: [], count: count)
        var after = before
        for edge in edges {
            after[edge[0]].append(edge[1])
            before[edge[1]].append(edge[0])
        }
        var columns = columns
        var best = columns
        var fewest = crossings(columns, after, count)
        for round in 0..<rounds where fewest > 0 {
            let isForward = round % 2 == 0
            var position = positions(columns, count)
            for number in isForward ? Array(columns.indices) : columns.indices.reversed() {
                let neighbours = isForward ? before : after
                let middle = columns[number].map { node -> Double in
                    let places = neighbours[node].map { position[$0] }
                    return places.isEmpty ? position[node] : places.reduce(0, +) / Double(places.count)
                }
                let order = columns[number].indices.sorted { (middle[$0], $0) < (middle[$1], $1) }
                columns[number] = order.map { columns[number][$0] }
                for (place, node) in columns[number].enumerated() { position[node] = Double(place) }
            }
            let now = crossings(columns, after, count)
            if now < fewest { (best, fewest) = (columns, now) }
        }
        return best
    }

    private static func positions(_ columns: [[Int]], _ count: Int) -> [Double] {
        var position = Array(repeating: 0.0, count: count)
        for column in columns { for (place, node) in column.enumerated() { position[node] = Double(place) } }
        return position
    }

    /// How many pairs of edges cross.
    static func crossings(_ columns: [[Int]], _ after: [[Int]], _ count: Int) -> Int {
        var position = Array(repeating: 0, count: count)
        for column in columns { for (place, node) in column.enumerated() { position[node] = place } }
        return zip(columns, columns.dropFirst()).reduce(0) { sum, pair in
            let ends = pair.0.flatMap { node in after[node].map { position[$0] }.sorted() }
            return sum + inversions(ends, below: pair.1.count)
        }
    }

    /// How many pairs of numbers stand the wrong way round: a tree of sums tells how many greater ones came before.
    private static func inversions(_ numbers: [Int], below limit: Int) -> Int {
        var sums = Array(repeating: 0, count: limit + 1)
        var inversions = 0
        for (seen, number) in numbers.enumerated() {
            var notGreater = 0
            var place = number + 1
            while place > 0 {
                notGreater += sums[place]
                place &= place - 1
            }
            inversions += seen - notGreater
            place = number + 1
            while place <= limit {
                sums[place] += 1
                place += place & -place
            }
        }
        return inversions
    }
}
