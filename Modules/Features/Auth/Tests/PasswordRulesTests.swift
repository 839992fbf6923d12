import AuthDomain
import Testing

struct PasswordRulesTests {
    private static let refused: [(password: String, fault: PasswordFault)] = [
        ("", .empty), ("kalit-7", .tooShort), ("ўзбекча", .tooShort), ("🇺🇿🇺🇿🇺🇿", .tooShort),
        ("password", .tooCommon), ("QwertyUiop", .tooCommon), ("12345678", .tooCommon), ("aaaaaaaaaa", .tooCommon),
        ("abababcb", .tooCommon), ("alisher navoiy", .tooCommon), ("alisher.n@navoiy.uz", .tooCommon),
        ("ALISHER.N", .tooCommon),
    ]

    @Test(arguments: refused)
    func `a password that is short or guessed first is refused`(password: String, fault: PasswordFault) throws {
        let email = try EmailAddress("alisher.n@navoiy.uz")
        #expect(PasswordRules.fault(of: password, name: "Alisher Navoiy", email: email) == fault)
    }

    @Test(arguments: ["kalit-78", "ўзбекча8", "tong yulduzi", "        abcd", "password of mine"])
    func `any other is good, whatever its characters`(password: String) {
        #expect(PasswordRules.fault(of: password, name: "Alisher", email: nil) == nil)
    }
}
