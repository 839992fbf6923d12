/// Where the nodes of a drawing stand and how its edges run: in columns, importers at the left.
struct LayeredLayout {
    struct Point: Hashable {
        let x: Double
        let y: Double
    }

    /// A box, by its upper left corner.
    struct Box: Hashable {
        let x: Double
        let y: Double
        let width: Double
    }

    static let boxHeight = 28.0
    private static let gap = 10.0
    private static let wire = 14.0
    private static let columnGap = 72.0

    let boxes: [Box]
    /// The points that each edge of the drawing runs through, from its importer to what is imported.
    let routes: [[Point]]
    let width: Double
    let height: Double

    /// - Parameter widths: how wide the box of each node is.
    init(widths: [Double], groups: [String], edges: [(from: Int, to: Int)]) {
        let layers = Layers(count: widths.count, edges: edges)
        var column = layers.column
        // Edges that pass columns have a point in each, which is ordered and placed as the nodes are.
        var chains: [[Int]: [Int]] = [:]
        var short: [[Int]] = []
        for edge in layers.edges {
            var chain = [edge[0]]
            for between in (layers.column[edge[0]] + 1)..<max(layers.column[edge[1]], layers.column[edge[0]] + 1) {
                chain.append(column.count)
                column.append(between)
            }
            chain.append(edge[1])
            chains[edge] = chain
            short += zip(chain, chain.dropFirst()).map { [$0, $1] }
        }
        let count = column.count
        var columns: [[Int]] = Array(repeating: [], count: (column.max() ?? -1) + 1)
        let names = groups + Array(repeating: "", count: count - widths.count)
        for node in (0..<count).sorted(by: { (names[$0], $0) < (names[$1], $1) }) { columns[column[node]].append(node) }
        columns = Crossings.fewest(columns, short, count: count)
        var neighbours: [[Int]] = Array(repeating: [], count: count)
        for edge in short {
            neighbours[edge[0]].append(edge[1])
            neighbours[edge[1]].append(edge[0])
        }
        let size = (0..<count).map { $0 < widths.count ? Self.boxHeight + Self.gap : Self.wire }
        let middle = Alignment.middles(columns, neighbours, size: size)

        var left = 0.0
        var starts: [Double] = []
        var columnWidths: [Double] = []
        for nodes in columns {
            let width = nodes.compactMap { $0 < widths.count ? widths[$0] : nil }.max() ?? 0
            starts.append(left)
            columnWidths.append(width)
            left += width + Self.columnGap
        }
        let boxes = widths.indices.map { node in
            let (start, room) = (starts[column[node]], columnWidths[column[node]])
            return Box(x: start + (room - widths[node]) / 2, y: middle[node] - Self.boxHeight / 2, width: widths[node])
        }
        self.boxes = boxes
        routes = edges.map { edge in
            let isTurned = chains[[edge.from, edge.to]] == nil
            let chain = chains[[edge.from, edge.to]] ?? chains[[edge.to, edge.from]] ?? []
            let points = chain.enumerated().flatMap { number, node -> [Point] in
                let y = middle[node]
                guard node < widths.count else {
                    let (start, room) = (starts[column[node]], columnWidths[column[node]])
                    return [Point(x: start, y: y), Point(x: start + room, y: y)]
                }
                return [Point(x: number == 0 ? boxes[node].x + boxes[node].width : boxes[node].x, y: y)]
            }
            return isTurned ? points.reversed() : points
        }
        width = max(0, left - Self.columnGap)
        height = zip(middle, size).map { $0 + $1 / 2 }.max() ?? 0
    }
}
