import HeadlessApp
import Testing
import TranscriptKit

@MainActor
struct AcceptanceTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `the app shows`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: KarvonApp.driver)
    }
}
