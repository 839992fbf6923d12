internal import SwiftParser
internal import SwiftSyntax

/// What the toolchain's parser finds in a file, as lines that can be compared.
public struct SyntaxFacts {
    /// True when the parser itself finds the file broken.
    public let isBroken: Bool

    /// Each fact with its offset in front.
    public let facts: [String]

    /// Parses the bytes; uses of `names` count as facts.
    public init(bytes: [UInt8], watching names: Set<String>) {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        isBroken = tree.hasError
        let visitor = FactVisitor(viewMode: .sourceAccurate)
        visitor.bytes = bytes
        visitor.walk(tree)
        var facts = visitor.facts
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let isQuoted = token.text.count > 2 && token.text.hasPrefix("`") && token.text.hasSuffix("`")
            let name = isQuoted ? String(token.text.dropFirst().dropLast()) : token.text
            guard case .identifier = token.tokenKind, names.contains(name), !token.isInPlainArguments else { continue }
            facts.append((token.positionAfterSkippingLeadingTrivia.utf8Offset + (isQuoted ? 1 : 0), "use \(name)"))
        }
        self.facts = facts.map { "\($0.0) \($0.1)" }
    }
}

extension TokenSyntax {
    /// The reader does not take the arguments of a declaration's `@available` and `@_spi` apart; in bodies it reads
    /// every word.
    fileprivate var isInPlainArguments: Bool {
        var isInArguments = false
        var node = parent
        while let current = node {
            if let attribute = current.as(AttributeSyntax.self) {
                isInArguments = ["available", "_spi"].contains(attribute.attributeName.trimmedDescription)
            }
            let isBody =
                current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self)
                || current.is(ClosureExprSyntax.self)
            if isBody { return false }
            node = current.parent
        }
        return isInArguments
    }
}
