import LintRules
import Testing

/// The modules that are used in all ways, compiled once for a suite, for this takes seconds.
struct CompiledUses: SuiteTrait, TestScoping {
    @TaskLocal static var current: (sample: CompiledSample, found: [Finding])?

    /// What a check with the index finds.
    static var found: [Finding] { current?.found ?? [] }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing run: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let sample = try CompiledSample(UseSample.sample)
        defer { sample.remove() }
        try await Self.$current.withValue((sample, try sample.check())) { try await run() }
    }
}
