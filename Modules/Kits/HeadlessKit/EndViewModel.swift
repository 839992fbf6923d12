import Observation
import PresentationKit

@Observable
final class EndViewModel: ViewModel {
    private let ending: String

    init(ending: String) {
        self.ending = ending
    }

    var screen: Screen {
        Screen("The end") { Text("The flow \(ending)") }
    }
}
