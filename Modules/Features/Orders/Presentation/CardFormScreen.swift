import OrdersDomain
import PresentationKit

extension CardFormViewModel {
    /// The form, with what is wrong at each field.
    public var screen: Screen {
        Screen("Card") {
            Field(
                "payment.number", "Card number", text: form.number, error: errors.number?.text, isEnabled: !isBusy
            ) { [weak self] in self?.edit(\.number, to: $0, clearing: \.number) }
            Field(
                "payment.holder", "Name on the card", text: form.holder, error: errors.holder?.text, isEnabled: !isBusy
            ) { [weak self] in self?.edit(\.holder, to: $0, clearing: \.holder) }
            Field(
                "payment.expiry", "Good until (MM/YY)", text: form.expiry, error: errors.expiry?.text,
                isEnabled: !isBusy
            ) { [weak self] in self?.edit(\.expiry, to: $0, clearing: \.expiry) }
            SecureField(
                "payment.cvc", "CVC", isFilled: !form.cvc.isEmpty, error: errors.cvc?.text, isEnabled: !isBusy
            ) { [weak self] in self?.edit(\.cvc, to: $0, clearing: \.cvc) }
            if isBusy { Progress("Checking the card") }
            if hasFailed { Text("The card could not be checked. Nothing was paid. Try again.") }
            Button("payment.submit", "Continue", isEnabled: !isBusy) { [weak self] in self?.submit() }
            Button("payment.back", "Back") { [weak self] in self?.output(.back) }
            Button("payment.cancel", "Cancel", role: .cancel) { [weak self] in self?.output(.cancel) }
        }
    }
}

extension CardFormError.Number {
    fileprivate var text: String {
        switch self {
        case .empty: "Enter the card number."
        case .notDigits: "Use only digits, spaces and hyphens."
        case .length: "A card number has 12 to 19 digits."
        case .checksum: "Check the number: a digit is wrong."
        }
    }
}

extension CardFormError.Holder {
    fileprivate var text: String { "Enter the name on the card." }
}

extension CardFormError.Expiry {
    fileprivate var text: String {
        switch self {
        case .malformed: "Enter month and year as MM/YY."
        case .over: "This card has expired. Use another one."
        }
    }
}

extension CardFormError.CVC {
    fileprivate var text: String { "Enter the 3 digits on the back." }
}
