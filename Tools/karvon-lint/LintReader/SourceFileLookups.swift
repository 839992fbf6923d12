extension SourceFile {
    /// The text of one of this file's names.
    public func text(_ name: Name) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

    /// The bytes of one of this file's names.
    public func bytes(of name: Name) -> ArraySlice<UInt8> {
        name.isNone ? [] : bytes[Int(name.start)..<Int(name.start) + Int(name.count)]
    }

    /// A declaration's attributes, in the order of the file.
    public func attributes(of declaration: Declaration) -> ArraySlice<Attribute> {
        attributes[declaration.attributes.range]
    }

    /// The declaration's attribute of this name, without `@`, or nil.
    public func attribute(_ name: String, of declaration: Declaration) -> Attribute? {
        attributes(of: declaration).first { text($0.name) == name }
    }

    /// The types that a declaration inherits from or conforms to, as written.
    public func inherited(by declaration: Declaration) -> ArraySlice<Inherited> {
        inherited[declaration.inherited.range]
    }

    /// A declaration's parameters, or the associated values of a case.
    public func parameters(of declaration: Declaration) -> ArraySlice<Parameter> {
        parameters[declaration.parameters.range]
    }

    /// The entries of a closure's capture list.
    public func captures(of closure: Closure) -> ArraySlice<Capture> {
        captures[closure.captures.range]
    }

    /// The `#if` conditions around a declaration.
    public func condition(of declaration: Declaration) -> Condition { conditions[Int(declaration.conditionIndex)] }
    /// The `#if` conditions around an attribute.
    public func condition(of attribute: Attribute) -> Condition { conditions[Int(attribute.conditionIndex)] }
    /// The `#if` conditions around a closure.
    public func condition(of closure: Closure) -> Condition { conditions[Int(closure.conditionIndex)] }
    /// The `#if` conditions around a use.
    public func condition(of use: Use) -> Condition { conditions[Int(use.conditionIndex)] }

    /// The declaration around this one, or nil at the file's level.
    public func parent(of declaration: Declaration) -> Declaration? { self.declaration(declaration.parent) }

    /// The declaration that a closure or use stands in, by its `owner`.
    public func declaration(_ index: Int32) -> Declaration? {
        declarations.indices.contains(Int(index)) ? declarations[Int(index)] : nil
    }
}

extension SourceFile {
    /// How many lines the file has; a line end at the very end begins no further line.
    public var lineCount: Int {
        length == lines.lastStart ? lines.ends : lines.ends + 1
    }

    /// The line and column of an offset; an offset beyond the end is taken for the end.
    public func position(at offset: Int) -> Position {
        lines.position(of: min(max(offset, 0), length), in: bytes)
    }

    /// The lines from a span's first byte to its last.
    public func lines(of span: ByteSpan) -> ClosedRange<Int> {
        let first = position(at: span.start).line
        return first...max(first, position(at: max(span.start, span.end - 1)).line)
    }
}
