/// Where it is kept that the introduction was seen.
public protocol OnboardingRepository: Sendable {
    /// Whether somebody came to its end or skipped it on this device.
    func isFinished() async throws -> Bool

    /// Keeps that it was seen, for good.
    func setFinished() async throws
}
