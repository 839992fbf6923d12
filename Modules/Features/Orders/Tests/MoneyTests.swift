import OrdersDomain
import Testing

struct MoneyTests {
    @Test(arguments: [
        (100_00, 15, 15_00), (10, 15, 2), (3, 15, 0), (4, 15, 1), (50, 1, 1), (49, 1, 0), (12_99, 15, 1_95),
        (-10, 15, -2), (-3, 15, 0), (-50, 1, -1), (1, 100, 1), (99, 0, 0), (0, 15, 0),
        (Int.max, 100, Int.max), (Int.min, 100, Int.min),
    ])
    func `percent of an amount are rounded to hundredths, a half away from zero`(
        hundredths: Int, percent: Int, expected: Int
    ) {
        #expect(Money(hundredths, .lev).percent(percent) == Money(expected, .lev))
    }

    @Test func `what is taken off and what is left make the whole, for every amount`() {
        for hundredths in 0...2_000 {
            let subtotal = Money(hundredths, .som)
            let reduction = subtotal.percent(15).hundredths
            #expect(abs(reduction * 100 - hundredths * 15) * 2 <= 100)
            let order = Order.test(
                price: hundredths, discount: DiscountCode("SPRING2026").map { Discount(code: $0, percent: 15) })
            #expect(order.total.hundredths + reduction == hundredths)
        }
    }

    @Test func `an order adds up its lines`() {
        let order = Order.test(price: 8_49, quantity: 3, discount: nil)
        #expect(order.subtotal == Money(25_47, .som))
        #expect(order.reduction == Money(0, .som))
        #expect(order.total == Money(25_47, .som))
    }

    @Test(arguments: ["spring2026", " SPRING2026", "Spring2026\n", "\tsPRING2026  "])
    func `case and the spaces around a code make no difference`(typed: String) {
        #expect(DiscountCode(typed)?.text == "SPRING2026")
    }

    @Test(arguments: ["", " ", "\n\t"])
    func `a code is not empty`(typed: String) {
        #expect(DiscountCode(typed) == nil)
    }

    @Test func `spaces within a code do make a difference`() {
        #expect(DiscountCode("SPRING 2026") != DiscountCode("SPRING2026"))
    }
}
