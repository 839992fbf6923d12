/// A manifest's brackets with what stands between their commas, so that a list can be changed and all else kept.
///
/// It reads text, so it knows nothing of what helpers and loops make of it.
struct ManifestStructure {
    /// A part between commas: `name: "A"`, `"B"`, `.product(name: "C", package: "d")`.
    struct Element {
        /// The word in front of its colon.
        var label: String?
        /// Where it begins, its label included.
        let start: Int
        /// Where its value begins.
        var valueStart: Int
        /// Behind its last token.
        var end: Int
        /// Where the comma behind it is.
        var comma: Int?
    }

    struct Bracket {
        let kind: UInt8
        /// What is called, when a name stands directly in front.
        let callee: String?
        let open: Int
        /// Where it is closed.
        var close: Int
        /// The bracket and the element that it stands in; -1 at the file's level.
        let parent: Int
        let parentElement: Int
        var elements: [Element] = []

        var isCall: Bool { callee != nil }
    }

    private(set) var brackets: [Bracket] = []
    /// The plain texts without escapes and interpolations, by where they begin.
    private(set) var texts: [Int: String] = [:]
    /// Whether every bracket is closed by its own kind.
    private(set) var isWhole = true

    private var stack: [Int] = []
    private var lastWord: (text: String, end: Int)?
    private var awaitsValue = false

    init(_ bytes: [UInt8]) {
        var tokens = ManifestTokens(bytes)
        while let token = tokens.next() {
            switch token.kind {
            case .open(let kind): open(kind, token)
            case .close(let kind): close(kind, token)
            case .comma: if let top = stack.last { endElement(top, comma: token.start) }
            case .colon: colon(token)
            case .word(let word):
                note(token)
                lastWord = (word, token.end)
            case .text(let text):
                note(token)
                texts[token.start] = text
            case .other: note(token)
            }
        }
        isWhole = isWhole && stack.isEmpty && tokens.isWhole
    }

    /// The plain text that is all of an element's value.
    func text(of element: Element) -> String? {
        guard let text = texts[element.valueStart], element.end == element.valueStart + text.utf8.count + 2 else {
            return nil
        }
        return text
    }

    /// The bracket that ends an element's value: the call or array that it is.
    func bracket(endingAt end: Int) -> Int? { brackets.firstIndex { $0.close + 1 == end } }

    private mutating func note(_ token: ManifestTokens.Token) {
        guard let top = stack.last else { return }
        let isNew = brackets[top].elements.last.map { $0.comma != nil } ?? true
        if isNew {
            brackets[top].elements.append(Element(start: token.start, valueStart: token.start, end: token.end))
            return
        }
        let last = brackets[top].elements.count - 1
        if awaitsValue { brackets[top].elements[last].valueStart = token.start }
        awaitsValue = false
        brackets[top].elements[last].end = token.end
    }

    private mutating func colon(_ token: ManifestTokens.Token) {
        guard let top = stack.last, let last = brackets[top].elements.indices.last, let lastWord,
            brackets[top].elements[last].label == nil, brackets[top].elements[last].comma == nil,
            brackets[top].elements[last].end == lastWord.end,
            brackets[top].elements[last].start == lastWord.end - lastWord.text.utf8.count
        else { return note(token) }
        brackets[top].elements[last].label = lastWord.text
        brackets[top].elements[last].end = token.end
        awaitsValue = true
    }

    private mutating func endElement(_ top: Int, comma: Int) {
        awaitsValue = false
        if let last = brackets[top].elements.indices.last { brackets[top].elements[last].comma = comma }
    }

    private mutating func open(_ kind: UInt8, _ token: ManifestTokens.Token) {
        note(token)
        let parent = stack.last ?? -1
        let callee = lastWord.flatMap { $0.end == token.start && kind == UInt8(ascii: "(") ? $0.text : nil }
        stack.append(brackets.count)
        awaitsValue = false
        brackets.append(
            Bracket(
                kind: kind, callee: callee, open: token.start, close: token.start, parent: parent,
                parentElement: parent < 0 ? -1 : brackets[parent].elements.count - 1))
    }

    private mutating func close(_ kind: UInt8, _ token: ManifestTokens.Token) {
        guard let top = stack.popLast(), brackets[top].kind == kind else {
            isWhole = false
            return
        }
        awaitsValue = false
        brackets[top].close = token.start
        note(token)
    }
}
