import Foundation
import Testing

struct CrashTests {
    private static let logIn = """
        type auth.email alisher@navoiy.uz
        type auth.password $password
        tap auth.log-in

        """

    @Test func `a killed process loses no order that was paid, and none is paid twice`() throws {
        try KarvonProcess.withFolder { folder in
            let data = folder.appending(path: "data").path
            let first = try KarvonProcess(["drive", "--data", data])
            first.send("tap onboarding.skip\n" + Self.logIn)
            #expect(try first.read(until: "= Home") != nil)
            first.send("open karvon://orders/details?id=772\ntap order.pay\ntap payment.cash\n")
            #expect(try first.read(until: "> Confirm") != nil)
            first.send("tap payment.pay\n")
            let receipt = try #require(try first.read(until: "| Receipt "))
            first.kill()

            let second = try KarvonProcess(["drive", "--data", data])
            second.send("open karvon://orders/details?id=772\n")
            #expect(try second.read(until: "> open") != nil)
            #expect(try second.read(until: "| Receipt ") == receipt)
            let result = try second.end()
            #expect(!result.output.contains("[button order.pay]"))
        }
    }
}
