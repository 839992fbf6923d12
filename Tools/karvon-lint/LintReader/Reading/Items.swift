extension FileReader {
    /// Reads the whole file.
    mutating func readFile() {
        if lines.hasHighBytes, let fault = UTF8Check.firstFault(base, count) {
            problems.append(Problem(kind: .invalidUTF8, offset: fault))
        }
        advance()
        while token != .endOfFile { readItem() }
        while let scope = scopes.popLast() {
            report(.missingClosing, at: declarations[Int(scope)].offset)
            declarations[Int(scope)].span.upper = UInt32(truncatingIfNeeded: count)
        }
        for open in conditionStack { report(.unterminatedCondition, at: open.offset) }
    }

    /// Reads a declaration or directive of the file or of a type, or skips what is neither.
    private mutating func readItem() {
        switch token {
        case .rightBrace: closeScope()
        case .poundIf:
            let saved = state
            let prologue = readPrologue()
            if prologue.firstAttribute == attributes.count, state.start == saved.start {
                readDirective()
                advance()
            } else {
                readDeclaration(prologue)
            }
        case .poundElseif, .poundElse, .poundEndif:
            readDirective()
            advance()
        case .poundSourceLocation: advance()
        case .pound: readMacroExpansion(Prologue(start: state.start, firstAttribute: attributes.count))
        case .leftBrace, .leftParen, .leftBracket: skipBrackets()
        case .rightParen, .rightBracket:
            report(.unexpectedClosing, at: state.start)
            advance()
        case .let, .var:
            if isPattern {
                advance()
            } else {
                readDeclaration(Prologue(start: state.start, firstAttribute: attributes.count))
            }
        case .using where isUsing: skipUsing()
        case .identifier, .semicolon: advance()
        default:
            let prologue = readPrologue()
            if state.start == prologue.start, !isDeclarationKeyword { advance() } else { readDeclaration(prologue) }
        }
    }

    /// `if let`, `for case var` and their kin bind a name in a statement, which is no declaration of the file.
    private var isPattern: Bool {
        mutating get {
            switch state.previous {
            case .if, .guard, .while, .comma, .case, .for, .catch, .is: true
            default: false
            }
        }
    }

    /// `using @MainActor` and `using nonisolated` set the file's isolation.
    private var isUsing: Bool {
        mutating get {
            var position = state.end
            while base[position].isBlank { position += 1 }
            return position > state.end
                && (base[position] == UInt8(ascii: "@") || starts(position, with: "nonisolated"))
        }
    }

    private mutating func skipUsing() {
        advance()
        if token == .at { advance() }
        advance()
    }

    /// Skips the brackets at the current token, noting what is in them.
    mutating func skipBrackets() {
        scan()
        advance()
    }

    private mutating func closeScope() {
        guard let scope = scopes.popLast() else {
            report(.unexpectedClosing, at: state.start)
            return advance()
        }
        declarations[Int(scope)].span.upper = UInt32(truncatingIfNeeded: state.end)
        owner = scopes.last ?? -1
        advance()
    }

    /// Reads the declaration whose attributes and modifiers were read.
    private mutating func readDeclaration(_ prologue: Prologue) {
        switch token {
        case .import: readImport(prologue)
        case .class: readNominal(.class, prologue)
        case .struct: readNominal(.struct, prologue)
        case .enum: readNominal(.enum, prologue)
        case .protocol: readNominal(.protocol, prologue)
        case .actor where isDeclarationKeyword: readNominal(.actor, prologue)
        case .extension: readExtension(prologue)
        case .func: readFunction(prologue)
        case .initializer where !scopes.isEmpty || state.start > prologue.start: readInitializer(prologue)
        case .deinit where !scopes.isEmpty: readDeinitializer(prologue)
        case .subscript: readSubscript(prologue)
        case .var: readBindings(.variable, prologue)
        case .let: readBindings(.constant, prologue)
        case .case where !scopes.isEmpty: readCases(prologue)
        case .typealias: readAlias(.typealias, prologue)
        case .associatedtype: readAlias(.associatedtype, prologue)
        case .operator: readOperator(prologue)
        case .precedenceGroup: readPrecedenceGroup(prologue)
        case .macro where isDeclarationKeyword: readMacro(prologue)
        case .pound where attributes.count > prologue.firstAttribute || !prologue.modifiers.isEmpty:
            readMacroExpansion(prologue)
        default:
            // Words that are modifiers elsewhere, and here names.
            attributes.shrink(to: prologue.firstAttribute)
            if state.start == prologue.start { advance() }
        }
    }

    /// Adds a declaration whose keyword is the current token; its name is still to come.
    mutating func add(_ kind: Declaration.Kind, _ prologue: Prologue) -> Int {
        declarations.append(
            Declaration(
                kind: kind, traits: [], modifiers: prologue.modifiers, name: .none, generics: .none, type: .none,
                thrown: .none, requirements: .none,
                value: .none, parent: scopes.last ?? -1, conditionIndex: condition,
                span: ByteSpan(prologue.start, state.end), nameOffset: UInt32(truncatingIfNeeded: state.start),
                attributes: Entries(prologue.firstAttribute, attributes.count), inherited: .none, parameters: .none))
        let index = declarations.count &- 1
        owner = Int32(truncatingIfNeeded: index)
        return index
    }

    /// Ends a declaration behind its last token.
    @inline(__always)
    mutating func end(_ index: Int) {
        declarations[index].span.upper = UInt32(truncatingIfNeeded: state.previousEnd)
        owner = scopes.last ?? -1
    }

    /// Takes the current token as the declaration's name, when it is one.
    mutating func takeName(_ index: Int) {
        guard token.isWord, token.isName || token == .selfValue || token == .initializer else { return }
        declarations[index].nameOffset = UInt32(truncatingIfNeeded: state.start)
        declarations[index].name = nameOfToken()
        advance()
    }
}
