import HeadlessKit
import Testing
import TranscriptKit

@MainActor
struct OrdersTests {
    @Test(arguments: TranscriptFile.all(beside: #filePath))
    func `orders show`(_ file: TranscriptFile) async throws {
        try await file.verify(launch: OrdersHost.launch)
    }
}
