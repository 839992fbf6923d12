import DomainKit
import Testing

struct DurationSecondsTests {
    @Test(arguments: [
        (Duration.zero, 0), (.seconds(90), 90), (.milliseconds(1_500), 1.5), (.milliseconds(-250), -0.25),
        (.nanoseconds(1), 1e-9),
    ])
    func `a duration is given in seconds`(duration: Duration, seconds: Double) {
        #expect(duration.seconds == seconds)
    }
}
