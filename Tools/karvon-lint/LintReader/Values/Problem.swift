/// Why a file could not be read as Swift, at a place. What was read in spite of it is in the other tables.
public struct Problem: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case invalidUTF8, utf16, nulByte, tooLarge, nestedTooDeep, conflictMarker
        case unterminatedString, unterminatedComment, unterminatedRegex, unterminatedCondition
        case unexpectedClosing, missingClosing, strayConditionDirective, unreadableCondition
        case importWithoutModule, ignoreWithoutRule, ignoreWithoutReason, ignoreMisspelled, ignoreInOtherComment
    }

    /// What is wrong.
    public var kind: Kind
    /// Where it is wrong.
    public var offset: Int

    /// Whether only a comment to the lint is wrong, and the Swift around it reads well.
    package var isOfComment: Bool {
        switch kind {
        case .ignoreWithoutRule, .ignoreWithoutReason, .ignoreMisspelled, .ignoreInOtherComment: true
        default: false
        }
    }

    package init(kind: Kind, offset: Int) {
        self.kind = kind
        self.offset = offset
    }

    /// What is wrong and what to do.
    public var message: String {
        switch kind {
        case .invalidUTF8: "these bytes are not UTF-8; save the file as UTF-8"
        case .utf16: "the file is UTF-16, which the compiler refuses; save it as UTF-8"
        case .nulByte: "a NUL byte in the text; remove it"
        case .tooLarge: "the file has 4 GB or more and is not read; split it"
        case .nestedTooDeep: "texts or conditions are nested deeper than the reader follows; simplify them"
        case .conflictMarker: "a merge conflict is left in the file; resolve it"
        case .unterminatedString: "this text has no end; close it with its quote"
        case .unterminatedComment: "this comment has no end; close it with */"
        case .unterminatedRegex: "this regular expression has no end; close it"
        case .unterminatedCondition: "this #if has no #endif; add it"
        case .unexpectedClosing: "this closes nothing that is open; remove it, or open it above"
        case .missingClosing: "this is never closed; close it"
        case .strayConditionDirective: "this directive has no #if in front; remove it, or add the #if"
        case .unreadableCondition: "this #if condition can't be read; write it with &&, ||, ! and the known checks"
        case .importWithoutModule: "this import names no module; name it"
        case .ignoreWithoutRule: "this comment names no rule: // karvon-lint:ignore RULE -- reason"
        case .ignoreWithoutReason: "this comment gives no reason: // karvon-lint:ignore RULE -- reason"
        case .ignoreInOtherComment: "only a comment of its own form is heard: // karvon-lint:ignore RULE -- reason"
        case .ignoreMisspelled: "after karvon-lint: comes ignore: // karvon-lint:ignore RULE -- reason"
        }
    }
}
