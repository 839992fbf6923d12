extension SVGText {
    /// One entry of a drawing's legend.
    struct Key {
        let text: String
        /// The classes behind `key`, each with a blank in front.
        let className: String
        let mark: String
        /// Whether it looks as a box of the drawing does.
        var isBox = false

        private static let rect = "<rect width=\"14\" height=\"14\" rx=\"4\"/>"

        init(groupOf group: String, _ hues: GroupHues) {
            (text, className, mark) = (group, " \(hues.className(group))", Self.rect)
        }

        private init(box text: String, _ kind: String) {
            (self.text, className, mark, isBox) = (text, " node \(kind)", Self.rect, true)
        }

        private init(line text: String, _ classes: String) {
            (self.text, className) = (text, "")
            mark = "<path class=\"\(classes)\" d=\"M0 7H14\"/>"
        }

        /// What boxes and lines mean that look otherwise than most, as far as there are such.
        static func marks(_ nodes: [Drawing.Node], _ edges: [Drawing.Edge]) -> [Key] {
            let isWrong = nodes.contains { !$0.findings.isEmpty } || edges.contains { !$0.findings.isEmpty }
            return (nodes.contains { $0.kind == .test } ? [Key(box: "test", "test")] : [])
                + (nodes.contains { $0.kind == .external } ? [Key(box: "from elsewhere", "external")] : [])
                + (isWrong ? [Key(line: "against the rules", "wrong edge")] : [])
        }
    }
}
