extension FileReader {
    /// Reads the next token.
    mutating func advance() {
        state.shift()
        if state.regexEnd > 0 {
            finish(.regex, from: state.position, to: state.regexEnd)
            state.regexEnd = 0
            return
        }
        skipTrivia()
        let start = state.position
        let byte = base[start]
        let byteClass = classes[Int(byte)] & ~ByteClass.continuesIdentifier
        switch byteClass {
        case ByteClass.letter.rawValue: lexWord(start)
        case ByteClass.punctuation.rawValue:
            finish(
                Token(unchecked: classes[LexTables.punctuation &+ Int(byte)]), from: start, to: start &+ 1)
        case ByteClass.sign.rawValue:
            if byte == UInt8(ascii: "."), !base[start &+ 1].isOperatorByte, base[start &+ 1] < 0x80 {
                finish(.period, from: start, to: start &+ 1)
            } else {
                lexOperator(start)
            }
        case ByteClass.slash.rawValue, ByteClass.angle.rawValue: lexOperator(start)
        case ByteClass.digit.rawValue: lexNumber(start)
        case ByteClass.quote.rawValue: lexString(start, pounds: 0)
        case ByteClass.hash.rawValue: lexHash(start)
        case ByteClass.backtick.rawValue: lexBackticks(start)
        case ByteClass.dollar.rawValue: lexWord(start)
        case ByteClass.high.rawValue: lexHigh(start)
        case ByteClass.nul.rawValue where start >= count:
            state.position = count
            finish(.endOfFile, from: count, to: count)
        default: finish(.unknown, from: start, to: start &+ 1)
        }
    }

    /// An operator or identifier that begins with a character beyond ASCII.
    @inline(never)
    private mutating func lexHigh(_ start: Int) {
        let length = UTF8Check.length(base + start, count - start)
        if length > 0, OperatorCharacters.isHead(UTF8Check.scalar(base + start, length)) {
            lexOperator(start)
        } else {
            lexWord(start)
        }
    }

    @inline(__always)
    mutating func finish(_ token: Token, from start: Int, to end: Int) {
        state.finish(token, from: start, to: end)
    }

    /// Takes only the token's first byte, so that the rest of an operator becomes the next token.
    @inline(__always)
    mutating func splitToken() {
        state.position = state.start &+ 1
        state.set(state.start, state.position)
        state.regexEnd = 0
    }
}
