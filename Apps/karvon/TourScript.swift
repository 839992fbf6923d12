extension Tour {
    /// The walk: everything that the app is for, once.
    static let script = """
        @ fixture fresh

        # A first start introduces the app.
        > tap onboarding.next
        > tap onboarding.skip

        # Logging in: a wrong password first.
        > type auth.email alisher@navoiy.uz
        > type auth.password $wrong
        > tap auth.log-in
        > type auth.password $password
        > tap auth.log-in

        # The directory: search waits for the next letter.
        > type home.search ulugbek
        > advance 300ms
        > type home.search ""
        > advance 300ms
        > tap user.123
        > back

        # A link opens an order with the list beneath it; a code takes 15 % off, and it is paid once.
        > open karvon://orders/details?id=772
        > type order.code spring2026
        > tap order.apply-code
        > tap order.pay
        > tap payment.card
        > type payment.number 4111 1111 1111 1111
        > type payment.holder Alisher Navoiy
        > type payment.expiry 12/30
        > type payment.cvc $cvc
        > tap payment.submit
        > double-tap payment.pay
        > tap payment.done
        > resize regular
        > resize compact

        # Todos: one direction, and back again.
        > select todos
        > type todos.draft Write a ghazal
        > tap todos.add
        > tap todos.undo
        > tap todos.redo

        # A relaunch goes on where the app was.
        > relaunch

        # Signing out ends every flow, wherever one is.
        > select profile
        > tap profile.settings
        > pick settings.language bg
        > tap settings.sign-out
        > tap settings.sign-out-yes
        """
}
