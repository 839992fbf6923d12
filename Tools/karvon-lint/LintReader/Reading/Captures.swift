extension FileReader {
    /// Where the capture list begins in the closure that the current brace opens, behind its attributes; or nil.
    mutating func startOfCaptures() -> Int? {
        var position = behindTrivia(state.end)
        while base[position] == UInt8(ascii: "@") {
            position = endOfIdentifier(position + 1)
            while base[position] == UInt8(ascii: ".") { position = endOfIdentifier(position + 1) }
            if base[position] == UInt8(ascii: "(") {
                guard let end = endOfBrackets(position) else { return nil }
                position = end
            }
            position = behindTrivia(position)
        }
        return base[position] == UInt8(ascii: "[") && isCaptureList(position) ? position : nil
    }

    /// Behind the blanks, line ends and comments at `start`.
    mutating func behindTrivia(_ start: Int) -> Int {
        var position = start
        while true {
            while base[position].isBlank || base[position].isNewline { position += 1 }
            guard base[position] == UInt8(ascii: "/") else { return position }
            var endsLine = false
            if base[position + 1] == UInt8(ascii: "/") {
                position = endOfLine(position)
            } else if base[position + 1] == UInt8(ascii: "*"), let end = endOfBlockComment(position, &endsLine) {
                position = end
            } else {
                return position
            }
        }
    }

    /// Whether the bracket at `open` is a capture list: the first in a closure, and `in` follows.
    mutating func isCaptureList(_ open: Int) -> Bool {
        guard var position = endOfBrackets(open) else { return false }
        while base[position].isBlank || base[position].isNewline { position += 1 }
        if base[position] == UInt8(ascii: "(") {
            guard let end = endOfBrackets(position) else { return false }
            position = end
            while base[position].isBlank || base[position].isNewline { position += 1 }
        }
        // Names of parameters, effects and a result, up to `in`.
        let limit = min(count, position + 400)
        while position < limit {
            let end = endOfIdentifier(position)
            if end > position {
                if end - position == 2, starts(position, with: "in") { return true }
                position = end
                continue
            }
            switch base[position] {
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: "<"),
                UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "&"):
                position += 1
            case UInt8(ascii: "["), UInt8(ascii: "("):
                guard let end = endOfBrackets(position) else { return false }
                position = end
            default: return false
            }
        }
        return false
    }

    /// Behind the bracket that closes the one at `open`, or nil when braces, texts or too much lie between.
    private mutating func endOfBrackets(_ open: Int) -> Int? {
        var depth = 0
        var position = open
        let limit = min(count, open + 2_000)
        while position < limit {
            switch base[position] {
            case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return position + 1 }
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""): return nil
            default: break
            }
            position += 1
        }
        return nil
    }

    /// Reads the capture list that follows the current brace, when there is one, and puts the lexer back.
    mutating func readCaptures() {
        guard let open = startOfCaptures() else { return }
        let saved = state
        let wasLooking = isLooking
        isLooking = true
        defer {
            state = saved
            isLooking = wasLooking
        }
        state.position = open
        advance()
        advance()
        while token != .rightBracket, token != .endOfFile, token != .rightBrace {
            readCapture()
            while token != .comma, token != .rightBracket, token != .endOfFile, token != .rightBrace {
                if token == .leftParen {
                    scan()
                } else if token == .leftBracket {
                    scan()
                }
                advance()
            }
            if token == .comma { advance() }
        }
        capturesEnd = state.end
    }

    private mutating func readCapture() {
        var strength = Capture.Strength.strong
        if token == .weak {
            strength = .weak
            advance()
        } else if token == .unowned {
            strength = .unowned
            advance()
            if token == .leftParen {
                strength = starts(state.end, with: "safe") ? .unownedSafe : .unownedUnsafe
                scan()
                advance()
            }
        }
        guard token.isWord else { return }
        var capture = Capture(strength: strength, name: nameOfToken(), value: .none)
        advance()
        if token == .equal {
            advance()
            capture.value = readHead()
        }
        captures.append(capture)
    }
}
