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
            lexSign(start, byte)
        case ByteClass.angle.rawValue where byte == UInt8(ascii: "<") && isOpeningAngle(start):
            finish(.binaryOperator, from: start, to: start &+ 1)
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

    /// The most frequent signs, which no operator begins with; or any operator.
    @inline(__always)
    private mutating func lexSign(_ start: Int, _ byte: UInt8) {
        let next = base[start &+ 1]
        switch byte {
        case UInt8(ascii: ".") where !next.isOperatorByte && next < 0x80:
            finish(.period, from: start, to: start &+ 1)
        case UInt8(ascii: "=") where next == 0x20: finish(.equal, from: start, to: start &+ 1)
        case UInt8(ascii: "-") where next == UInt8(ascii: ">") && base[start &+ 2] == 0x20:
            finish(.arrow, from: start, to: start &+ 2)
        case UInt8(ascii: "?") where start > 0 && base[start &- 1].continuesIdentifier:
            finish(.question, from: start, to: start &+ 1)
        default: lexOperator(start)
        }
    }

    /// `<` between a name and a name.
    @inline(__always)
    private mutating func isOpeningAngle(_ start: Int) -> Bool {
        start > 0 && base[start &- 1] < 0x80 && base[start &- 1].continuesIdentifier && base[start &+ 1] < 0x80
            && base[start &+ 1].continuesIdentifier
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
