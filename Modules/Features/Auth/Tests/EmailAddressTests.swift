import AuthDomain
import Testing

struct EmailAddressTests {
    private static let readable: [(typed: String, text: String)] = [
        ("alisher@navoiy.uz", "alisher@navoiy.uz"), ("  Alisher@NAVOIY.Uz\n", "alisher@navoiy.uz"),
        ("a@b.uz", "a@b.uz"), ("first.last+tag@mail.example.org", "first.last+tag@mail.example.org"),
        ("o'zbek_1@misol-2.uz", "o'zbek_1@misol-2.uz"), ("АЗИЗА@Мисол.ўз", "азиза@мисол.ўз"),
        ("стоян@поща.бг", "стоян@поща.бг"), ("cafe\u{301}@misol.uz", "caf\u{E9}@misol.uz"), ("用户@例子.中国", "用户@例子.中国"),
        ("x@1-2.3.uz", "x@1-2.3.uz"), ("गीता@उदाहरण.भारत", "गीता@उदाहरण.भारत"),
    ]

    @Test(arguments: readable)
    func `an address is read and brought to one form`(typed: String, text: String) throws {
        let address = try EmailAddress(typed)
        #expect(Array(address.text.utf8) == Array(text.utf8))
        #expect(try EmailAddress(address.text) == address)
    }

    private static let unreadable: [(typed: String, fault: EmailAddressFault)] = [
        ("", EmailAddressFault.empty), ("  \n", .empty), ("alisher", .missingAt), ("navoiy.uz", .missingAt),
        ("a@b@c.uz", .severalAts), ("a@@b.uz", .severalAts), ("@navoiy.uz", .badBeforeAt),
        ("a b@navoiy.uz", .badBeforeAt),
        (".a@navoiy.uz", .badBeforeAt), ("a.@navoiy.uz", .badBeforeAt), ("a..b@navoiy.uz", .badBeforeAt),
        ("a\u{200B}b@navoiy.uz", .badBeforeAt), ("a\"b@navoiy.uz", .badBeforeAt), ("a<b>@navoiy.uz", .badBeforeAt),
        (String(repeating: "a", count: 65) + "@navoiy.uz", .badBeforeAt), ("🍞@navoiy.uz", .badBeforeAt),
        ("a@", .badAfterAt), ("a@navoiy", .badAfterAt), ("a@navoiy.uz.", .badAfterAt), ("a@.uz", .badAfterAt),
        ("a@navoiy..uz", .badAfterAt), ("a@-navoiy.uz", .badAfterAt), ("a@navoiy-.uz", .badAfterAt),
        ("a@nav oiy.uz", .badAfterAt), ("a@nav_oiy.uz", .badAfterAt), ("a@127.0.0.1", .badAfterAt),
        ("a@navoiy.uz, b", .badAfterAt), ("a@" + String(repeating: "b", count: 64) + ".uz", .badAfterAt),
        ("a@" + String(repeating: "abcdefghi.", count: 26) + "uz", .tooLong),
    ]

    @Test(arguments: unreadable)
    func `what is no address says what is wrong with it`(typed: String, fault: EmailAddressFault) {
        #expect(throws: fault) { try EmailAddress(typed) }
    }

    @Test func `addresses are the same whatever their case and accents' form`() throws {
        #expect(try EmailAddress("ЙЎЛ@Misol.uz") == EmailAddress(" йўл@misol.UZ "))
        #expect(try EmailAddress("anna@misol.uz") != EmailAddress("anna@misol.org"))
    }
}
