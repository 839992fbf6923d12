/// Modules in layers, the highest first: a lower one may not import nor reach a higher one, nor siblings each other.
///
/// With containers, as `{feature}`, the same stack is there once for each feature, and a layer's name is the end of the
/// module's name.
package struct LayersContract: Contract {
    /// One line of the stack: siblings that may not import each other.
    package struct Layer: Sendable {
        /// The siblings' patterns, with the container in front: for each container all names.
        let siblings: [NamePattern]
        /// How many siblings there are in one container.
        let width: Int
        /// Whether a stack may lack it.
        let isOptional: Bool
        /// As written.
        let text: String

        func siblings(of container: Int) -> ArraySlice<NamePattern> {
            siblings.dropFirst(container * width).prefix(width)
        }
    }

    package var head: ContractHead
    package let layers: [Layer]
    package let containers: [NamePattern]
    /// Whether a module in no layer is a finding, of whichever container.
    package let isExhaustive: Bool
    /// Modules that need not be in a layer.
    package let ignored: NamePatterns

    package func mustMatch(_ view: ContractView) -> [NamePattern] {
        let layers = layers.filter { !$0.isOptional }
        let ignored = view.unmatched(ignored.including, orElsewhere: true)
        guard !containers.isEmpty else { return ignored + layers.flatMap { view.unmatched($0.siblings) } }
        // A stack that lacks a layer is told by itself: here only containers without a stack, and single siblings.
        let lacking = view.unmatched(self.layers.flatMap(\.siblings))
        return ignored
            + containers.indices.filter { container in
                self.layers.flatMap { $0.siblings(of: container) }.allSatisfy(lacking.contains)
            }.map { containers[$0] }
            + layers.flatMap { layer in
                containers.indices.flatMap { container -> [NamePattern] in
                    let siblings = layer.siblings(of: container)
                    let gone = siblings.filter(lacking.contains)
                    return gone.count < siblings.count ? gone : []
                }
            }
    }

    package var mayMatch: [NamePattern] { ignored.excluding }

    package func violations(_ view: ContractView) -> [Finding] {
        let stacks = LayerStacks(layers, containers, view)
        return stacks.all.flatMap { violations(in: $0, view) + missing(in: $0) } + outside(stacks, view)
            + inTwoLayers(stacks, view)
    }

    private func violations(in stack: LayerStacks.Stack, _ view: ContractView) -> [Finding] {
        stack.members.sorted { $0.key < $1.key }.flatMap { module, level in
            let isEnd = { (other: Int) in
                stack.members[other].map {
                    $0.layer < level.layer || $0.layer == level.layer && $0.sibling != level.sibling
                } ?? false
            }
            return view.ways(from: module, to: isEnd, through: { stack.members[$0] == nil }).flatMap {
                way -> [Finding] in
                guard let end = way.last.flatMap({ stack.members[$0.edge.to] }) else { return [] }
                let statement =
                    end.layer == level.layer
                    ? "\(text(level)) and \(text(end)) are siblings of one layer"
                    : "\(text(end)) is a layer above \(text(level))"
                return head.findings(way, view, statement: statement, allowed: allowed(module, level, stack, view))
            }
        }
    }

    private func allowed(
        _ module: Int, _ level: LayerStacks.Level, _ stack: LayerStacks.Stack, _ view: ContractView
    ) -> String {
        let below = stack.members.filter { $0.value.layer > level.layer }.keys.sorted().map(view.graph.name)
        let list = below.isEmpty ? "no other module" : below.joined(separator: ", ")
        return "\(view.graph.name(module)) may import \(list) of this stack"
    }

    private func missing(in stack: LayerStacks.Stack) -> [Finding] {
        guard !containers.isEmpty, !head.isOptional else { return [] }
        return layers.indices.filter { index in
            !layers[index].isOptional && !stack.members.values.contains { $0.layer == index }
        }.map { index in
            Finding(
                FindingKey(rule: head.name, from: stack.name, symbol: "layer \(layers[index].text)"),
                severity: head.severity, at: nil, rule: layers[index].siblings.first?.place ?? head.place,
                message: "\(stack.name) has no layer \(layers[index].text)",
                fix: "add the module, or mark the layer with (optional)")
        }
    }

    private func outside(_ stacks: LayerStacks, _ view: ContractView) -> [Finding] {
        guard isExhaustive else { return [] }
        return view.modules.filter { module in
            !stacks.holds(module) && !ignored.fits(view.graph.name(module))
        }.map { module in
            Finding(
                FindingKey(rule: head.name, from: view.graph.name(module)), severity: head.severity,
                at: view.graph.modules[module].place, rule: head.place,
                message: "\(view.graph.name(module)) is in no layer of \(head.name)",
                allowed: "the layers are \(layers.map(\.text).joined(separator: ", "))",
                fix: "rename it after its layer, add a layer, or name it under ignored")
        }
    }

    private func text(_ level: LayerStacks.Level) -> String { layers[level.layer].siblings[level.sibling].text }
}
