import LintRules

/// A drawing as one HTML page that holds all it needs and asks no network: its reader searches, looks at what a module
/// reaches and what reaches it, and folds groups.
enum GraphPage {
    static func text(_ drawing: Drawing, _ selection: DrawingSelection, title: String) -> String {
        var all = selection
        (all.tests, all.external, all.focus, all.collapsed) = (true, true, [], false)
        let title = title.isEmpty ? "modules" : title
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(Markup.escaped(title)): who imports whom</title>
            <style>
            \(text(PackageResources.page_css))</style>
            <body>
            <noscript>This page draws with JavaScript. The svg format is a drawing that needs none.</noscript>
            <script type="application/json" id="data">\(data(drawing.selecting(all), selection, title).inScript)</script>
            <script>
            \(text(PackageResources.layout_js))</script>
            <script>
            \(text(PackageResources.page_js))</script>
            </body>
            </html>

            """
    }

    /// Nothing is loaded, whatever a name holds.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func data(_ drawing: Drawing, _ selection: DrawingSelection, _ title: String) -> JSON {
        .members([
            "title": .string(title),
            "start": .members([
                "tests": .bool(selection.tests), "external": .bool(selection.external),
                "implied": .bool(selection.implied), "collapsed": .bool(selection.collapsed),
                "focus": .array(selection.focus.map(JSON.string)),
            ]),
            "nodes": .array(drawing.nodes.map(node)),
            "edges": .array(drawing.edges.map(edge)),
            "findings": .array(drawing.findings.map(finding)),
        ])
    }

    private static func node(_ node: Drawing.Node) -> JSON {
        .members([
            "name": .string(node.name), "kind": .string(node.kind.rawValue), "group": .text(node.group),
            "folder": .text(node.folder), "findings": .array(node.findings.map(JSON.int)),
        ])
    }

    private static func edge(_ edge: Drawing.Edge) -> JSON {
        .members([
            "from": .int(edge.from), "to": .int(edge.to), "imports": .int(edge.imports),
            "place": .text(edge.place.map { "\($0)" }), "implied": .bool(edge.isImplied),
            "findings": .array(edge.findings.map(JSON.int)),
        ])
    }

    private static func finding(_ finding: Finding) -> JSON {
        .members([
            "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message), "from": .string(finding.key.from),
            "to": .string(finding.key.to), "place": .text(finding.shownPlace.map { "\($0)" }),
            "rulePlace": .text(finding.rulePlace.map { "\($0)" }),
            "more": .array((finding.steps + finding.advice).map(JSON.string)),
        ])
    }
}
