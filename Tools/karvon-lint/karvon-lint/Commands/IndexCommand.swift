#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import LintIndex

extension Commands {
    /// Reads an index for another run of the tool: the toolchain's library trusts what it reads, and takes the process
    /// down with it when that is damaged.
    static let readIndex = CommandModel(
        name: "read-index",
        summary: "Read an index for another run",
        arguments: [
            CommandModel.Argument(name: "WORD", help: "the two libraries of the toolchain, and the index", count: .any)
        ],
        isHidden: true,
        run: { invocation in
            guard invocation.arguments.count == 3 else { throw UsageError("read-index takes three paths") }
            let libraries = ToolchainLibraries(
                indexStore: invocation.arguments[0], demangle: invocation.arguments[1])
            let index = try IndexReader(libraries).read(invocation.arguments[2])
            return Outcome(output: String(decoding: try JSONEncoder().encode(index), as: UTF8.self))
        })
}
