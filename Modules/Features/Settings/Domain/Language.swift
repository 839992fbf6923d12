import Foundation

/// A language whose customs the app follows when it writes dates and amounts.
public enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case uzbek = "uz"
    case bulgarian = "bg"

    /// What those who speak it call it.
    public var name: String {
        switch self {
        case .english: "English"
        case .uzbek: "Oʻzbekcha"
        case .bulgarian: "Български"
        }
    }

    /// The customs: of the United Kingdom, of Uzbekistan in Latin letters, of Bulgaria.
    public var locale: Locale {
        switch self {
        case .english: Locale(identifier: "en_GB")
        case .uzbek: Locale(identifier: "uz_Latn_UZ")
        case .bulgarian: Locale(identifier: "bg_BG")
        }
    }
}
