extension LayersContract {
    /// Modules that two layers of a stack speak of, of which the higher one counts. An exact name in front of a pattern
    /// is meant so.
    func inTwoLayers(_ stacks: LayerStacks, _ view: ContractView) -> [Finding] {
        stacks.all.flatMap { stack in
            stack.members.sorted { $0.key < $1.key }.compactMap { module, level -> Finding? in
                let name = view.graph.name(module)
                let own = layers[level.layer].siblings[level.sibling]
                let container = level.sibling / max(1, layers[level.layer].width)
                let others = layers.indices.dropFirst(level.layer).flatMap { layer in
                    layers[layer].siblings(of: container).enumerated().map {
                        (layer, $0 + container * layers[layer].width, $1)
                    }
                }
                let other = others.first { layer, sibling, pattern in
                    LayerStacks.Level(layer: layer, sibling: sibling) != level
                        && (!own.isLiteral || pattern.isLiteral)
                        && pattern.match(name).map {
                            containers.isEmpty || containers[container].text($0) == stack.name
                        }
                            ?? false
                }
                return other.map { layer, _, pattern in
                    Finding(
                        FindingKey(rule: head.name, from: name, symbol: "layers"), severity: head.severity, at: nil,
                        rule: pattern.place,
                        message:
                            "\(name) is in two layers of \(head.name), \(own) and \(pattern); only the first counts",
                        fix: "take it out of one, as by a more exact pattern")
                }
            }
        }
    }
}
