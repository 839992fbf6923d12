import Testing

@testable import LintReport

struct LayoutTests {
    private func layout(_ count: Int, _ edges: [(Int, Int)]) -> LayeredLayout {
        LayeredLayout(
            widths: (0..<count).map { 60 + Double($0 % 5) * 20 }, groups: (0..<count).map { "g\($0 % 4)" },
            edges: edges.map { (from: $0.0, to: $0.1) })
    }

    /// A graph that looks random and is the same at each run.
    private func tangle(_ count: Int, _ edges: Int, seed: UInt64) -> [(Int, Int)] {
        var state = seed
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        return (0..<edges).map { _ in (next(count), next(count)) }
    }

    @Test func `importers stand left of what they import, as near as they can`() {
        let layers = Layers(count: 5, edges: [(0, 1), (1, 2), (0, 2), (3, 2)])
        #expect(layers.column == [0, 1, 2, 1, 2])
    }

    @Test func `a circle is drawn all the same, with one line that leads back`() {
        let layers = Layers(count: 3, edges: [(0, 1), (1, 2), (2, 0), (1, 1)])
        #expect(layers.column == [0, 1, 2])
        let layout = layout(3, [(0, 1), (1, 2), (2, 0), (1, 1)])
        #expect(layout.routes[2].first.map { $0.x > layout.boxes[0].x } == true)
        #expect(layout.routes[3] == [])
    }

    @Test func `sorting leaves no crossing where none is needed`() {
        let edges = [[0, 4], [1, 3], [2, 5]]
        let columns = Crossings.fewest([[0, 1, 2], [3, 4, 5]], edges, count: 6)
        #expect(Crossings.crossings([[0, 1, 2], [3, 4, 5]], [[4], [3], [5], [], [], []], 6) == 1)
        #expect(Crossings.crossings(columns, [[4], [3], [5], [], [], []], 6) == 0)
    }

    @Test func `places are as near to what is wished as order and room let them`() {
        #expect(Alignment.placed([0, 100], [10, 10]) == [0, 100])
        #expect(Alignment.placed([50, 50], [10, 10]) == [45, 55])
        #expect(Alignment.placed([100, 0, 50], [10, 20, 10]) == [35, 50, 65])
        #expect(Alignment.placed([], []) == [])
    }

    @Test(arguments: [(1, 0), (2, 9), (30, 40), (68, 220), (120, 500)])
    func `no boxes touch, nothing lies outside, and two runs give the same`(count: Int, edges: Int) {
        for seed in UInt64(1)...4 {
            let edges = tangle(count, edges, seed: seed)
            let (one, two) = (layout(count, edges), layout(count, edges))
            #expect(one.boxes == two.boxes)
            #expect(one.routes == two.routes)
            for (number, box) in one.boxes.enumerated() {
                let frame = Frame(box)
                let whole = Frame(left: 0, top: 0, right: one.width, bottom: one.height)
                #expect(whole.holds(frame))
                let touches = one.boxes[(number + 1)...].contains { frame.touches(Frame($0)) }
                #expect(!touches)
            }
        }
    }

    private struct Frame {
        let left: Double, top: Double, right: Double, bottom: Double

        init(left: Double, top: Double, right: Double, bottom: Double) {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        }

        init(_ box: LayeredLayout.Box) {
            self.init(left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + LayeredLayout.boxHeight)
        }

        func holds(_ other: Frame) -> Bool {
            let isWide = left <= other.left && other.right <= right
            return isWide && top <= other.top && other.bottom <= bottom
        }

        func touches(_ other: Frame) -> Bool {
            let isBeside = left < other.right && other.left < right
            return isBeside && top < other.bottom && other.top < bottom
        }
    }

    @Test func `nothing is drawn of nothing`() {
        let layout = layout(0, [])
        #expect(layout.boxes.isEmpty)
        #expect(layout.width == 0)
        #expect(layout.height == 0)
    }
}
