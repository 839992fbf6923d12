/// Heights at which nodes stand near their neighbours without touching those of their column.
enum Alignment {
    private static let rounds = 16

    /// - Parameters:
    ///   - columns: the nodes of each column from top to bottom.
    ///   - neighbours: the nodes of other columns that each node is bound to.
    ///   - size: the room that each node takes, the gap below it included.
    /// - Returns: the middle of each node; the topmost begins at 0.
    static func middles(_ columns: [[Int]], _ neighbours: [[Int]], size: [Double]) -> [Double] {
        var middle = Array(repeating: 0.0, count: size.count)
        let heights = columns.map { column in column.reduce(0) { $0 + size[$1] } }
        let tallest = heights.max() ?? 0
        for (number, column) in columns.enumerated() {
            var top = (tallest - heights[number]) / 2
            for node in column {
                middle[node] = top + size[node] / 2
                top += size[node]
            }
        }
        for round in 0..<rounds {
            for column in round % 2 == 0 ? columns : columns.reversed() {
                let wished = column.map { node -> Double in
                    let near = neighbours[node]
                    guard !near.isEmpty else { return middle[node] }
                    return near.reduce(0) { $0 + middle[$1] } / Double(near.count)
                }
                for (node, place) in zip(column, placed(wished, column.map { size[$0] })) { middle[node] = place }
            }
        }
        let top = middle.indices.map { middle[$0] - size[$0] / 2 }.min() ?? 0
        return middle.map { $0 - top }
    }

    /// The places nearest to what is wished, in the same order and without touching: neighbours that would touch are
    /// joined to a block, which stands where its members wish on average.
    static func placed(_ wished: [Double], _ size: [Double]) -> [Double] {
        var offsets: [Double] = []
        var offset = 0.0
        for (number, room) in size.enumerated() {
            if number > 0 { offset += (size[number - 1] + room) / 2 }
            offsets.append(offset)
        }
        var blocks: [(sum: Double, count: Int)] = []
        for (wish, offset) in zip(wished, offsets) {
            blocks.append((wish - offset, 1))
            while blocks.count > 1,
                blocks[blocks.count - 2].sum / Double(blocks[blocks.count - 2].count)
                    > blocks[blocks.count - 1].sum / Double(blocks[blocks.count - 1].count)
            {
                let last = blocks.removeLast()
                blocks[blocks.count - 1].sum += last.sum
                blocks[blocks.count - 1].count += last.count
            }
        }
        let starts = blocks.flatMap { block in
            Array(repeating: block.sum / Double(block.count), count: block.count)
        }
        return zip(starts, offsets).map { $0 + $1 }
    }
}
