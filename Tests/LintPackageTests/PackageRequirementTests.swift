import Testing

@testable import LintPackage

struct PackageRequirementTests {
    @Test(arguments: [
        ("messycore", "/work/MessyCore", "MessyCore"), ("away", "https://example.invalid/far/Away.git", "Away"),
        ("away", "git@example.invalid:far/Away.git", "Away"), ("mona.linkedlist", "mona.LinkedList", "mona.LinkedList"),
        ("away", "/elsewhere/Other", "away"),
    ])
    func `a package is written in the letters of its place, as long as they mean the same`(
        identity: String, location: String, written: String
    ) {
        let requirement = PackageRequirement(identity: identity, alias: nil, location: location, isLocal: false)
        #expect(requirement.writtenName == written)
    }
}
