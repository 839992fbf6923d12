/// What the profile's surroundings do for it: most often the coordinator that started it.
@MainActor
public protocol ProfileCoordinatorDelegate: AnyObject {
    /// Somebody wants to see the settings, which the profile knows nothing of.
    func profileCoordinatorWantsSettings(_ coordinator: ProfileCoordinator)
}
