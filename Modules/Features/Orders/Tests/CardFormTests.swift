import Foundation
import Testing

@testable import OrdersDomain

struct CardFormTests {
    private let now = Date(timeIntervalSince1970: 1_767_258_000)  // 1 January 2026, 09:00 UTC

    @Test(
        arguments: [
            ("4242424242424242", nil), ("4242 4242-4242 4242", nil), (" 4000000000000002 ", nil),
            ("4000000000000069", nil),
            ("000000000000", nil), ("0000000000000000000", nil), ("378282246310005", nil),
            ("", .empty), (" - ", .empty), ("00000000000", .length), ("00000000000000000000", .length),
            ("4242424242424241", .checksum), ("2424242424242424", .checksum), ("4242x42424242424", .notDigits),
            ("４２４２４２４２４２４２４２４２", .notDigits), ("+4242424242424242", .notDigits),
        ] as [(String, CardFormError.Number?)])
    func `a number has 12 to 19 digits and the right check digit`(typed: String, fault: CardFormError.Number?) {
        #expect(errors { $0.number = typed }.number == fault)
    }

    @Test(
        arguments: [
            ("01/26", nil), (" 02 / 26 ", nil), ("12/99", nil), ("12/25", .over), ("01/00", .over),
            ("", .malformed), ("00/27", .malformed), ("13/27", .malformed), ("1/27", .malformed),
            ("01/2027", .malformed),
            ("0127", .malformed), ("01-27", .malformed), ("01/27/", .malformed), ("+1/27", .malformed),
            ("٠١/27", .malformed),
        ] as [(String, CardFormError.Expiry?)])
    func `a card is good until the end of its month`(typed: String, fault: CardFormError.Expiry?) {
        #expect(errors { $0.expiry = typed }.expiry == fault)
    }

    @Test func `the month of a card is over in the first second of the next`() {
        let expiry = CardExpiry(month: 1, year: 2026)
        #expect(!expiry.isOver(at: Date(timeIntervalSince1970: 1_769_903_999)))
        #expect(expiry.isOver(at: Date(timeIntervalSince1970: 1_769_904_000)))
    }

    @Test(
        arguments: [
            ("123", nil), ("000", nil), ("", .malformed), ("12", .malformed), ("1234", .malformed), ("12a", .malformed),
            ("１２３", .malformed),
        ]
            as [(String, CardFormError.CVC?)])
    func `a check code has three digits`(typed: String, fault: CardFormError.CVC?) {
        #expect(errors { $0.cvc = typed }.cvc == fault)
    }

    @Test(
        arguments: [("Aziza Karimova", nil), ("Йоана", nil), ("", .empty), ("  ", .empty)]
            as [(String, CardFormError.Holder?)])
    func `a holder has a name`(typed: String, fault: CardFormError.Holder?) {
        #expect(errors { $0.holder = typed }.holder == fault)
    }

    @Test func `the check digit finds every single wrong digit`() {
        let number = Array("4242424242424242")
        for place in number.indices {
            for digit in "0123456789" where digit != number[place] {
                var wrong = number
                wrong[place] = digit
                #expect(!String(wrong).hasLuhnChecksum)
            }
        }
    }

    @Test func `a card prints as its last four digits only, whichever way it is printed`() throws {
        let card = try form().card(at: now)
        var dumped = ""
        dump(card, to: &dumped)
        for text in ["\(card)", String(reflecting: card), String(describing: Optional(card)), dumped] {
            #expect(text.contains("4242") && !text.contains("424242") && !text.contains("987"))
        }
    }

    private func form() -> CardForm {
        var form = CardForm()
        (form.number, form.holder, form.expiry, form.cvc) = ("4242424242424242", "Aziza Karimova", "12/27", "987")
        return form
    }

    /// What is wrong with a form that is right but for one change.
    private func errors(_ change: (inout CardForm) -> Void) -> CardFormError {
        var form = form()
        change(&form)
        do {
            _ = try form.card(at: now)
            return CardFormError()
        } catch {
            return error
        }
    }
}
