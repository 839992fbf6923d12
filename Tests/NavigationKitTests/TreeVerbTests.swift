import Foundation
import Testing

@testable import NavigationKit

/// Verbs as pure values: a tree goes in, a tree comes out, and nothing else happens.
struct TreeVerbTests {
    private let flow = FlowID.app

    private func tree(_ ids: Int...) throws -> NavigationTree {
        var tree = NavigationTree(app: AppFlow.app)
        try tree.setRoot([route(0)] + ids.map(route), of: .app, layout: .single)
        return tree
    }

    private func route(_ id: Int) -> AnyRoute {
        AnyRoute(id == 0 ? ListFlow.Step.list : .item(id))
    }

    private func tabs() -> NavigationTree {
        var tree = NavigationTree(app: AppFlow.app)
        let items = ["a", "b"].map { name in
            Tab(id: TabID(name), title: name, stack: tree.stack(of: [route(0), route(1)], flow: .app))
        }
        tree.root = .tabs(Tabs(name: "tabs", selected: "a", items: items))
        return tree
    }

    @Test func `the same verbs give the same tree`() throws {
        func made() throws -> NavigationTree {
            var tree = try tree(1, 2)
            try tree.present([route(3)], of: flow, as: .sheet)
            try tree.push(route(4), of: flow, at: tree.front)
            return tree
        }
        #expect(try made() == made())
        #expect(try made().shape == "[list item/1 item/2] <item/3 item/4>")
    }

    @Test func `a verb leaves the tree that it was given as it was`() throws {
        let old = try tree(1)
        var new = old
        try new.push(route(2), of: flow, at: .root)
        #expect(old.shape == "[list item/1]")
        #expect(new.shape == "[list item/1 item/2]")
    }

    @Test func `an entry keeps its id wherever it moves, and no id is given twice`() throws {
        var tree = try tree(1, 2)
        let kept = tree.entries[1]
        try tree.pop(at: .root)
        try tree.push(route(3), of: flow, at: .root)
        #expect(tree.entries[1] == kept)
        #expect(Set(tree.entries.map(\.id)).count == 3)
        #expect(tree.entries[2].id > kept.id)
    }

    @Test func `pop of a modal's last screen removes the modal`() throws {
        var tree = try tree()
        try tree.present([route(1)], of: flow, as: .fullScreen)
        try tree.pop(at: tree.front)
        #expect(tree.shape == "[list]")
    }

    @Test func `pop at the root is an error`() throws {
        var tree = try tree()
        #expect(throws: NavigationError.atRoot) { try tree.pop(at: .root) }
        #expect(throws: NavigationError.noSuchPlace) { try tree.pop(at: .tab("a")) }
    }

    @Test func `setStack keeps the common beginning`() throws {
        var tree = try tree(1, 2)
        let before = tree.entries
        try tree.setStack([route(0), route(1), route(3)], of: flow, at: .root)
        #expect(tree.shape == "[list item/1 item/3]")
        #expect(Array(tree.entries.prefix(2)) == Array(before.prefix(2)))
        #expect(throws: NavigationError.emptyStack) { try tree.setStack([], of: flow, at: .root) }
        #expect(throws: NavigationError.noSuchPlace) { try tree.setStack([route(1)], of: flow, at: .tab("a")) }
    }

    @Test func `a modal carries those in front of it`() throws {
        var tree = try tree()
        for id in 1...3 { try tree.present([route(id)], of: flow, as: .sheet) }
        tree.dismiss(tree.modals[1].id)
        #expect(tree.shape == "[list] <item/1>")
    }

    @Test func `the same routes are not presented twice, but in another style they are`() throws {
        var tree = try tree()
        try tree.present([route(1)], of: flow, as: .sheet)
        try tree.present([route(1)], of: flow, as: .sheet)
        #expect(tree.shape == "[list] <item/1>")
        try tree.present([route(1)], of: flow, as: .fullScreen)
        #expect(tree.shape == "[list] <item/1> <<item/1>>")
        #expect(throws: NavigationError.emptyStack) { try tree.present([], of: flow, as: .sheet) }
    }

    @Test func `select shows a tab without what was in front, and takes the selected one to its root`() throws {
        var tree = tabs()
        try tree.present([route(9)], of: flow, as: .sheet)
        try tree.select("b")
        #expect(tree.shape == "{a[list item/1] b*[list item/1]}")
        try tree.select("b")
        #expect(tree.shape == "{a[list item/1] b*[list]}")
        #expect(throws: NavigationError.noSuchTab("x")) { try tree.select("x") }
    }

    @Test func `show builds the stack on a tab and leaves the others`() throws {
        var tree = tabs()
        try tree.show([route(0), route(7)], on: "b")
        #expect(tree.shape == "{a[list item/1] b*[list item/7]}")
        #expect(throws: NavigationError.noSuchTab("x")) { try tree.show([route(0)], on: "x") }
    }

    @Test func `a stack that isn't there is read as nil and written nowhere`() throws {
        var tree = try tree(1)
        let before = tree
        #expect(tree[.tab("a")] == nil)
        tree[.tab("a")] = Stack()
        tree[.modal(ModalID(number: 99))] = Stack()
        tree[.root] = nil
        #expect(tree == before)
    }

    @Test func `remove takes off a flow's entries, those above, and the flows that it started`() throws {
        var tree = try tree()
        let parent = tree.addFlow("parent", parent: .app)
        let child = tree.addFlow("child", parent: parent)
        try tree.push(route(1), of: parent, at: .root)
        try tree.push(route(2), of: flow, at: .root)
        try tree.present([route(3)], of: child, as: .sheet)
        try tree.remove(parent)
        tree.prune()
        #expect(tree.shape == "[list]")
        #expect(tree.flows.map(\.id) == [.app])
        #expect(throws: NavigationError.atRoot) { try tree.remove(.app) }
    }

    @Test func `a flow stays as long as one that it started does`() throws {
        var tree = try tree()
        let parent = tree.addFlow("parent", parent: .app)
        let child = tree.addFlow("child", parent: parent)
        tree.prune()
        #expect(tree.flows.count == 1)
        let again = tree.addFlow("parent", parent: .app)
        try tree.push(route(1), of: tree.addFlow("child", parent: again), at: .root)
        tree.prune()
        #expect(tree.flows.map(\.address) == ["app", "parent", "child"])
        #expect(tree.descendants(of: again).count == 1)
        #expect(parent != again && child != again)
    }

    @Test func `a flow without screens of its own stands where those that it started are in front`() throws {
        var tree = tabs()
        let a = tree.addFlow("a", parent: .app)
        let other = tree.addFlow("other", parent: a)
        try tree.push(route(5), of: other, at: .tab("b"))
        #expect(tree.place(of: a) == .tab("b"))
        try tree.push(route(5), of: other, at: .tab("a"))
        #expect(tree.place(of: a) == .tab("a"))
        try tree.select("b")
        #expect(tree.place(of: a) == .tab("b"))
        try tree.present([route(6)], of: other, as: .sheet)
        #expect(tree.place(of: a) == tree.front)
        #expect(tree.place(of: FlowID(number: 99)) == nil)
    }

    @Test func `a change tells what comes from behind and what goes from the front`() throws {
        var old = try tree(1)
        let ending = old.addFlow("ending", parent: .app)
        try old.present([route(2)], of: ending, as: .sheet)
        var new = old
        let beginning = new.addFlow("beginning", parent: .app)
        try new.setRoot([route(3), route(4)], of: beginning, layout: .single)
        new.prune()
        let change = Change(from: old, to: new)
        #expect(change.entered.map(\.route.address) == ["item/3", "item/4"])
        #expect(change.left.map(\.route.address) == ["item/2", "item/1", "list"])
        #expect(change.begun.map(\.address) == ["beginning"])
        #expect(change.ended.map(\.address) == ["ending"])
    }

    @Test func `a tree survives being written and read`() throws {
        var tree = tabs()
        try tree.present([route(1), route(2)], of: flow, as: .sheet)
        let data = try JSONEncoder().encode(tree)
        #expect(try JSONDecoder().decode(NavigationTree.self, from: data) == tree)
    }

    @Test func `what a person reads of an error says what is wrong`() {
        #expect("\(NavigationError.noSuchTab("x"))" == "there is no tab 'x'")
        #expect(
            "\(NavigationError.noCoordinator(flow: "a"))"
                == "no coordinator builds 'a'; list it in its parent's children")
        #expect(
            "\(NavigationError.address(.missing("x", parameter: "id", expected: "a text")))" == "'x' lacks id, a text")
    }
}
