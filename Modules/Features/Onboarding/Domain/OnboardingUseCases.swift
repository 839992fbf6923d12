/// What can be done with the introduction.
public struct OnboardingUseCases: Sendable {
    /// Tells whether the introduction is still to be shown.
    public let shouldShowOnboarding: ShouldShowOnboarding
    /// Keeps that the introduction was seen.
    public let finishOnboarding: FinishOnboarding

    /// The use cases over one repository.
    public init(onboarding: any OnboardingRepository) {
        shouldShowOnboarding = ShouldShowOnboarding(onboarding: onboarding)
        finishOnboarding = FinishOnboarding(onboarding: onboarding)
    }
}

/// Tells whether the introduction is still to be shown: once on each device.
public struct ShouldShowOnboarding: Sendable {
    let onboarding: any OnboardingRepository

    /// True until somebody came to the end or skipped.
    public func callAsFunction() async throws -> Bool {
        try await !onboarding.isFinished()
    }
}

/// Keeps that the introduction was read to its end or skipped.
public struct FinishOnboarding: Sendable {
    let onboarding: any OnboardingRepository

    /// From now on the introduction isn't shown.
    public func callAsFunction() async throws {
        try await onboarding.setFinished()
    }
}
