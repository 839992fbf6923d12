/// The stacks that a layers contract finds: one for each container and meaning of its words in braces.
struct LayerStacks {
    struct Level: Hashable {
        let layer: Int
        let sibling: Int
    }

    struct Stack {
        /// The container with its words filled in: what the names of the stack's modules begin with.
        let name: String
        var members: [Int: Level]
    }

    let all: [Stack]
    private let placed: Set<Int>

    init(_ layers: [LayersContract.Layer], _ containers: [NamePattern], _ view: ContractView) {
        var stacks: [String: Stack] = [:]
        var placed: Set<Int> = []
        for module in view.modules {
            for (number, layer) in layers.enumerated() {
                for (sibling, pattern) in layer.siblings.enumerated() where !placed.contains(module) {
                    guard let captures = pattern.match(view.graph.name(module)) else { continue }
                    let container = sibling / max(1, layer.width)
                    let name = containers.isEmpty ? "" : containers[container].text(captures)
                    stacks[name, default: Stack(name: name, members: [:])].members[module] = Level(
                        layer: number, sibling: sibling)
                    placed.insert(module)
                }
            }
        }
        all = stacks.values.sorted { $0.name < $1.name }
        self.placed = placed
    }

    func holds(_ module: Int) -> Bool { placed.contains(module) }
}
