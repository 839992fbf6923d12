internal import SwiftSyntax

extension FactVisitor {
    func add(
        _ node: some SyntaxProtocol, end: AbsolutePosition, _ text: String, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax
    ) {
        var written = flatten(attributes).map { attribute in
            let name = attribute.attributeName.trimmedDescription.prefix { $0 != "<" }
            return "@\(name)(\(attribute.arguments?.trimmedDescription ?? ""))"
        }
        if node.is(ImportDeclSyntax.self) { written = Set(written).sorted() }
        let words = Set(modifiers.map { "\($0.name.text)\($0.detail.map { "(\($0.detail.text))" } ?? "")" }).sorted()
        var isConditional = false
        var parent = node.parent
        while let current = parent {
            if let clause = current.as(IfConfigClauseSyntax.self), clause.condition?.trimmedDescription != "true" {
                isConditional = true
            }
            parent = current.parent
        }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        facts.append(
            (
                start,
                "\(end.utf8Offset) \(isConditional ? "#if " : "")\(text) \((written + words).joined(separator: " "))"
            ))
    }

    private func flatten(_ attributes: AttributeListSyntax) -> [AttributeSyntax] {
        attributes.flatMap { element -> [AttributeSyntax] in
            if case .attribute(let attribute) = element { return [attribute] }
            guard case .ifConfigDecl(let directive) = element else { return [] }
            return directive.clauses.flatMap { clause -> [AttributeSyntax] in
                if case .attributes(let inner) = clause.elements { flatten(inner) } else { [] }
            }
        }
    }

    func nominal(
        _ kind: String, _ node: some NamedDeclSyntax & DeclGroupSyntax, _ clause: InheritanceClauseSyntax?,
        _ whereClause: GenericWhereClauseSyntax?, _ generics: (any SyntaxProtocol)?
    ) -> SyntaxVisitorContinueKind {
        add(
            node, end: node.endPositionBeforeTrailingTrivia,
            "\(kind) \(node.name.plain)\(text(generics))\(inherited(clause))\(requirements(whereClause))",
            node.attributes,
            node.modifiers)
        return .visitChildren
    }

    func function(
        _ head: String, _ node: some WithAttributesSyntax & WithModifiersSyntax, _ signature: FunctionSignatureSyntax,
        _ whereClause: GenericWhereClauseSyntax?, _ generics: (any SyntaxProtocol)?
    ) -> SyntaxVisitorContinueKind {
        let effects = signature.effectSpecifiers
        add(
            node, end: node.endPositionBeforeTrailingTrivia,
            head + text(generics) + parameters(signature.parameterClause)
                + (effects?.asyncSpecifier == nil ? "" : " async")
                + (effects?.throwsClause == nil ? "" : " throws")
                + (effects?.throwsClause?.type.map { "(\(text($0)))" } ?? "")
                + ((signature.returnClause?.type).map { " -> \(text($0))" } ?? "") + requirements(whereClause),
            node.attributes, node.modifiers)
        return .visitChildren
    }

    func parameters(_ clause: FunctionParameterClauseSyntax?) -> String {
        guard let clause else { return "()" }
        return "("
            + clause.parameters.map { parameter in
                "\(parameter.firstName.plain) \(parameter.secondName?.plain ?? ""): \(text(parameter.type))"
            }.joined(separator: ",") + ")"
    }

    func inherited(_ clause: InheritanceClauseSyntax?) -> String {
        guard let clause else { return "" }
        return ": "
            + clause.inheritedTypes.map { String($0.type.trimmedDescription.filter { !$0.isWhitespace }) }
            .joined(separator: ",")
    }

    func requirements(_ clause: GenericWhereClauseSyntax?) -> String {
        clause.map { " where \($0.requirements.trimmedDescription)" } ?? ""
    }

    func text(_ clause: (any SyntaxProtocol)?) -> String { clause?.trimmedDescription ?? "" }

    /// The capture lists in a body, each with its closure's offset.
    func captures(in node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let visitor = CaptureVisitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        facts += visitor.facts
        return .skipChildren
    }
}

final class CaptureVisitor: SyntaxVisitor {
    var facts: [(Int, String)] = []

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if let clause = node.signature?.capture, !clause.items.isEmpty {
            let names = clause.items.map { item in
                let detail = item.specifier?.detail.map { "(\($0.text))" } ?? ""
                return "\(item.specifier?.specifier.text ?? "strong")\(detail) \(item.name.plain)"
            }
            let mentionsSelf = node.statements.tokens(viewMode: .sourceAccurate).contains { token in
                token.text == "self" && token.previousToken(viewMode: .sourceAccurate)?.text != "."
            }
            facts.append(
                (
                    node.positionAfterSkippingLeadingTrivia.utf8Offset,
                    "captures \(names.joined(separator: ", "))\(mentionsSelf ? " self" : "")"
                ))
        }
        return .visitChildren
    }
}

extension TokenSyntax {
    /// The text without back-ticks.
    var plain: String {
        text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
