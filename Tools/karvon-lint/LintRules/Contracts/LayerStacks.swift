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
            // The first that fits; in containers the most exact one: HomeViewModels is no Models of HomeView.
            var exactness = -1
            var place: (stack: String, level: Level)?
            for (number, layer) in layers.enumerated() {
                for (sibling, pattern) in layer.siblings.enumerated() {
                    guard containers.isEmpty ? place == nil : pattern.exactness > exactness,
                        let captures = pattern.match(view.graph.name(module))
                    else { continue }
                    exactness = pattern.exactness
                    let container = sibling / max(1, layer.width)
                    let name = containers.isEmpty ? "" : containers[container].text(captures)
                    place = (name, Level(layer: number, sibling: sibling))
                }
            }
            guard let place else { continue }
            stacks[place.stack, default: Stack(name: place.stack, members: [:])].members[module] = place.level
            placed.insert(module)
        }
        all = stacks.values.sorted { $0.name < $1.name }
        self.placed = placed
    }

    func holds(_ module: Int) -> Bool { placed.contains(module) }
}
