extension FileReader {
    /// Reads `import kind Module.rest`; the current token is `import`.
    mutating func readImport(_ prologue: Prologue) {
        let keyword = state.start
        advance()
        var kind: Import.Kind?
        switch token {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func:
            kind = Import.Kind(rawValue: string(state.start, state.end))
            advance()
        default: break
        }
        let offset = state.start
        var first: String?
        var rest: [String] = []
        while isPathComponent(first == nil) {
            let name = token.isWord ? nameSpan : ByteSpan(state.start, state.end)
            let component = string(name.start, name.end)
            if first == nil { first = component } else { rest.append(component) }
            advance()
            guard token == .period else { break }
            advance()
        }
        guard let module = first else {
            attributes.shrink(to: prologue.firstAttribute)
            return report(.importWithoutModule, at: keyword)
        }
        var written: Set<Import.Attribute> = []
        for index in prologue.firstAttribute..<attributes.count {
            let attribute = attributes[index]
            written.insert(.init(name: string(attribute.name), arguments: string(attribute.arguments)))
        }
        imports.append(
            Import(
                module: module, rest: rest, kind: kind, attributes: written,
                access: prologue.modifiers.access, condition: conditions[Int(condition)],
                span: ByteSpan(prologue.start, state.previousEnd), offset: offset))
        attributes.shrink(to: prologue.firstAttribute)
    }

    private mutating func isPathComponent(_ isFirst: Bool) -> Bool {
        if token.isName || token == .selfType || token == .selfValue { return true }
        if isFirst { return false }
        return token.isOperator || token == .equal || token == .exclamation || token == .question
    }
}
