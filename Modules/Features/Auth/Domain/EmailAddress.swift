import Foundation

/// An address for mail in the one form in which addresses are compared: trimmed, in lower case, in Unicode's form NFC.
///
/// The rules are those that keep typing mistakes out, not all of RFC 5321: one `@`; before it 1 to 64 bytes of letters,
/// digits and the usual marks; after it two or more labels of letters, digits and hyphens, the last not a number; no dot at
/// an end or beside another; 254 bytes at most. Letters of every script are letters.
public struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as it is stored, shown and compared.
    public let text: String

    /// Reads what somebody typed.
    public init(_ typed: String) throws(EmailAddressFault) {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
            .lowercased().precomposedStringWithCanonicalMapping
        guard !text.isEmpty else { throw .empty }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count > 1 else { throw .missingAt }
        guard parts.count == 2 else { throw .severalAts }
        guard Self.isMailbox(parts[0]) else { throw .badBeforeAt }
        guard Self.isDomain(parts[1]) else { throw .badAfterAt }
        guard text.utf8.count <= 254 else { throw .tooLong }
        self.text = text
    }

    /// The part before the `@`.
    public var mailbox: String { String(text.prefix { $0 != "@" }) }

    /// The address.
    public var description: String { text }

    private static func isMailbox(_ part: Substring) -> Bool {
        let isUsual = part.unicodeScalars.allSatisfy {
            $0.isPartOfWord || "!#$%&'*+-/=?^_`{|}~.".unicodeScalars.contains($0)
        }
        return isUsual && part.utf8.count <= 64 && hasNoEmptyLabel(part)
    }

    private static func isDomain(_ part: Substring) -> Bool {
        let labels = part.split(separator: ".", omittingEmptySubsequences: false)
        let areUsual = labels.allSatisfy { label in
            label.utf8.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.unicodeScalars.allSatisfy { $0.isPartOfWord || $0 == "-" }
        }
        let isNumber = labels.last?.allSatisfy(\.isNumber) ?? true
        return areUsual && labels.count > 1 && !isNumber && hasNoEmptyLabel(part)
    }

    private static func hasNoEmptyLabel(_ part: Substring) -> Bool {
        part.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
    }
}

/// What is wrong with an address that somebody typed.
public enum EmailAddressFault: Error, Hashable, Sendable, CaseIterable {
    case empty
    case missingAt
    case severalAts
    case badBeforeAt
    case badAfterAt
    case tooLong
}

extension Unicode.Scalar {
    /// A letter, a digit, or a mark that belongs to a letter.
    fileprivate var isPartOfWord: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .nonspacingMark, .spacingMark:
            true
        default: false
        }
    }
}
