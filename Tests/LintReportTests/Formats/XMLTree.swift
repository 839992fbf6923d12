import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An XML document as Foundation's parser reads it.
final class XMLTree {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLTree] = []
    fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    /// The root element; throws what the parser has against the text.
    convenience init(_ document: String) throws {
        let reading = Reading()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reading
        guard parser.parse(), let root = reading.root else { throw Malformed(error: parser.parserError) }
        self.init(root.name, root.attributes)
        (children, text) = (root.children, root.text)
    }

    /// All elements of a name, in their order.
    func all(_ name: String) -> [XMLTree] {
        children.flatMap { child in (child.name == name ? [child] : []) + child.all(name) }
    }

    struct Malformed: Error { let error: (any Error)? }

    private final class Reading: NSObject, XMLParserDelegate {
        var root: XMLTree?
        private var open: [XMLTree] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = XMLTree(name, attributes)
            open.last?.children.append(element)
            if root == nil { root = element }
            open.append(element)
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) { open.removeLast() }
    }
}
