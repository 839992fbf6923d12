import LintRules

/// The languages in which a drawing can be written.
package enum GraphFormat: String, CaseIterable, Sendable {
    case mermaid, dot, svg, html

    /// The drawing of the targets of a package and who imports whom, without tests and modules from elsewhere.
    package func text(_ graph: ImportGraph) -> String { text(Drawing(graph), DrawingSelection()) }

    /// - Parameters:
    ///   - drawing: everything that there is.
    ///   - selection: what of it is shown; an HTML page lets its reader change that.
    ///   - title: the package's name.
    package func text(_ drawing: Drawing, _ selection: DrawingSelection, title: String = "") -> String {
        switch self {
        case .mermaid: MermaidText.text(drawing.selecting(selection))
        case .dot: DotText.text(drawing.selecting(selection))
        case .svg: SVGText.text(drawing.selecting(selection), title: title)
        case .html: GraphPage.text(drawing, selection, title: title)
        }
    }
}
