import NavigationKit
import Testing
import TodosDomain
import TodosNavigation
import TranscriptKit

@MainActor
struct TodosTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `the list shows`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: TodosHost.launch)
    }

    @Test(arguments: [
        ("", nil), ("   ", nil), ("\u{a0}\n\t", nil), (" Bake bread ", "Bake bread"), ("a", "a"),
        ("\n два реда\nтекст\n", "два реда\nтекст"),
    ])
    func `a title has no spaces around it, and spaces alone are none`(draft: String, title: String?) {
        #expect(Todo.title(from: draft) == title)
    }

    @Test(arguments: [
        ([1, 2, 3], [1, 2, 3], [], []), ([], [1], [1], []), ([1, 2], [2], [], [1]), ([1, 3], [1, 2, 3], [2], []),
        ([1, 2], [3], [3], [1, 2]),
    ])
    func `changes name what is new and what is gone, and nothing that stayed`(
        old: [Int], new: [Int], saved: [Int], removed: [Int]
    ) {
        let changes = TodoChanges(from: old.map(todo), to: new.map(todo))
        #expect(changes.saved == saved.map(todo))
        #expect(changes.removed == removed.map { "t\($0)" })
    }

    @Test func `a todo that was completed is a change`() {
        var done = todo(1)
        done.isCompleted = true
        #expect(TodoChanges(from: [todo(1), todo(2)], to: [done, todo(2)]).saved == [done])
    }

    @Test(
        arguments: [
            ("todos", .all, "todos"), ("todos?filter=active", .active, "todos?filter=active"),
            ("todos?filter=completed", .completed, "todos?filter=completed"), ("todos?filter=all", .all, "todos"),
        ] as [(String, TodoFilter, String)])
    func `a route reads its filter, and each filter is written in one way`(
        address: String, filter: TodoFilter, written: String
    ) throws {
        let route = try TodosRoute(address: address)
        #expect(route == .list(filter: filter))
        #expect(route.address == written)
        let link = try TodosLink(address: address)
        #expect(link.stack == [route])
    }

    @Test func `a filter that does not exist is named with those that do`() {
        let error = AddressError.bad(
            "todos?filter=late", parameter: "filter", value: "late", expected: "one of all, active, completed")
        #expect(throws: error) { () throws in _ = try TodosLink(address: "todos?filter=late") }
        #expect(throws: error) { () throws in _ = try TodosRoute(address: "todos?filter=late") }
    }

    private func todo(_ number: Int) -> Todo {
        Todo(id: "t\(number)", position: number, title: "Todo \(number)")
    }
}
