internal import SwiftSyntax

/// Collects the declarations of a file and its types, and the imports.
final class FactVisitor: SyntaxVisitor {
    var bytes: [UInt8] = []
    var facts: [(Int, String)] = []

    // What stands in bodies is no declaration of the file; closures' captures are collected apart.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { captures(in: node) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { captures(in: node) }
    override func visit(_ node: SwitchCaseListSyntax) -> SyntaxVisitorContinueKind { captures(in: node) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { captures(in: node) }

    // An argument such as `@abi(func f())` declares nothing.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map { $0.name.plain }.joined(separator: ".")
        add(
            node, end: node.endPositionBeforeTrailingTrivia,
            "import \(node.importKindSpecifier?.text ?? "-") \(path)", node.attributes, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        nominal("class", node, node.inheritanceClause, node.genericWhereClause, node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        nominal("struct", node, node.inheritanceClause, node.genericWhereClause, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        nominal("enum", node, node.inheritanceClause, node.genericWhereClause, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        nominal("actor", node, node.inheritanceClause, node.genericWhereClause, node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        nominal("protocol", node, node.inheritanceClause, node.genericWhereClause, node.primaryAssociatedTypeClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var name = node.extendedType.trimmedDescription
        if let plain = node.extendedType.as(IdentifierTypeSyntax.self), plain.genericArgumentClause == nil {
            name = plain.name.plain
        }
        add(
            node, end: node.endPositionBeforeTrailingTrivia,
            "extension \(name)\(inherited(node.inheritanceClause))\(requirements(node.genericWhereClause))",
            node.attributes, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        function(
            "function \(node.name.plain)", node, node.signature, node.genericWhereClause,
            node.genericParameterClause)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        function(
            "initializer init\(node.optionalMark == nil ? "" : " failable")", node, node.signature,
            node.genericWhereClause, node.genericParameterClause)
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, end: node.endPositionBeforeTrailingTrivia, "deinitializer deinit", node.attributes, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node, end: node.endPositionBeforeTrailingTrivia,
            "subscript subscript\(text(node.genericParameterClause))\(parameters(node.parameterClause)) -> \(text(node.returnClause.type))"
                + requirements(node.genericWhereClause), node.attributes, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            let end =
                binding.accessorBlock?.endPositionBeforeTrailingTrivia
                ?? binding.initializer?.endPositionBeforeTrailingTrivia
                ?? binding.typeAnnotation?.endPositionBeforeTrailingTrivia
                ?? binding.pattern.endPositionBeforeTrailingTrivia
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)
            let name = identifier?.identifier.plain ?? binding.pattern.trimmedDescription
            let kind = node.bindingSpecifier.text == "let" ? "constant" : "variable"
            let type = (binding.typeAnnotation?.type).map { ": \(text($0))" } ?? ""
            let isComputed = binding.accessorBlock.map { !FactVisitor.isObserved($0) } ?? false
            add(
                node, end: end, "\(kind) \(name)\(type)\(isComputed ? " computed" : "")",
                node.attributes, node.modifiers)
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let end =
                element.rawValue?.endPositionBeforeTrailingTrivia
                ?? element.parameterClause?.endPositionBeforeTrailingTrivia
                ?? element.name.endPositionBeforeTrailingTrivia
            let values = (element.parameterClause?.parameters ?? []).map { parameter -> String in
                "\(parameter.firstName?.plain ?? "") \(parameter.secondName?.plain ?? ""): \(text(parameter.type))"
            }
            add(
                node, end: end, "enumCase \(element.name.plain)(\(values.joined(separator: ",")))",
                node.attributes, node.modifiers)
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node, end: node.endPositionBeforeTrailingTrivia,
            "typealias \(node.name.plain)\(text(node.genericParameterClause)) = \(text(node.initializer.value))\(requirements(node.genericWhereClause))",
            node.attributes, node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node, end: node.endPositionBeforeTrailingTrivia,
            "associatedtype \(node.name.plain)\(inherited(node.inheritanceClause)) = "
                + "\((node.initializer?.value).map { text($0) } ?? "")\(requirements(node.genericWhereClause))",
            node.attributes, node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        let fixity = DeclModifierListSyntax([DeclModifierSyntax(name: node.fixitySpecifier)])
        add(
            node, end: node.endPositionBeforeTrailingTrivia, "operator \(node.name.text)", AttributeListSyntax([]),
            fixity)
        return .skipChildren
    }
    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node, end: node.endPositionBeforeTrailingTrivia, "precedenceGroup \(node.name.plain)", node.attributes,
            node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node, end: node.endPositionBeforeTrailingTrivia,
            "macro \(node.name.plain)\(text(node.genericParameterClause))\(parameters(node.signature.parameterClause))"
                + ((node.signature.returnClause?.type).map { " -> \(text($0))" } ?? ""),
            node.attributes, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(MemberBlockItemSyntax.self) == true || !node.attributes.isEmpty || !node.modifiers.isEmpty {
            add(
                node, end: node.endPositionBeforeTrailingTrivia, "macroExpansion \(node.macroName.plain)",
                node.attributes, node.modifiers)
        }
        return .visitChildren
    }

    private static func isObserved(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors, let first = accessors.first else { return false }
        return ["willSet", "didSet"].contains(first.accessorSpecifier.text)
    }
}
