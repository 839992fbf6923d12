import Foundation
import Testing

@testable import karvon_lint

@Suite(ToolPackage())
struct IndexTests {
    @Test func `where there is no index the check can't be done, and says what to do`() {
        let outcome = ToolPackage.run("check", "--index")
        #expect(outcome.status == .failure)
        #expect(
            outcome.errors.contains("/.build/debug/index/store: there is no index; `swift build` in debug writes one"))
        let other = ToolPackage.run("check", "--index-store", "elsewhere")
        #expect(other.errors.contains("\(ToolPackage.folder)/elsewhere: there is no index"))
    }

    @Test func `a library that goes down over a damaged index takes only the reading process with it`() throws {
        let crash = "\(ToolPackage.folder)/crash"
        try ToolPackage.install("#!/bin/sh\nkill -SEGV $$\n", as: "crash")
        var context = Context(
            folder: ToolPackage.folder, environment: ProcessInfo.processInfo.environment, isTerminal: false)
        context.executable = crash
        let outcome = CommandParser(commands: Commands.all, context: context).run(["check", "--index"])
        #expect(outcome.status == .failure)
        #expect(outcome.errors.contains("the library that reads the index failed (signal 11), so it is damaged"))
    }
}
