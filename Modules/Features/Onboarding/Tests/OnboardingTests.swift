import NavigationKit
import OnboardingData
import OnboardingDomain
import OnboardingNavigation
import Testing
import TranscriptKit

@MainActor
struct OnboardingTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `the introduction shows`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: OnboardingHost.launch)
    }

    @Test func `the introduction is due until it is finished, also for who looks at the same database later`()
        async throws
    {
        let database = try await OnboardingHost.emptyDatabase()
        let useCases = OnboardingUseCases(onboarding: SQLiteOnboardingRepository(database: database))
        #expect(try await useCases.shouldShowOnboarding())
        try await useCases.finishOnboarding()
        try await useCases.finishOnboarding()
        let later = OnboardingUseCases(onboarding: SQLiteOnboardingRepository(database: database))
        #expect(try await !later.shouldShowOnboarding())
    }

    @Test(arguments: ["onboarding/0", "onboarding/4", "onboarding/01", "onboarding", "onboarding/one"])
    func `what is no page is no route`(address: String) {
        #expect(throws: (any Error).self) { try OnboardingRoute(address: address) }
    }

    @Test(arguments: OnboardingPage.allCases)
    func `a page's route is named by its number, and read back`(page: OnboardingPage) throws {
        #expect(OnboardingRoute.page(page).address == "onboarding/\(page.rawValue)")
        #expect(try OnboardingRoute(address: "onboarding/\(page.rawValue)") == .page(page))
    }
}
