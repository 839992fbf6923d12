extension SVGText {
    /// How a drawing looks; the groups' own colors stand behind it.
    static let style = """
        text{font:12px -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,"DejaVu Sans",sans-serif;fill:#1f2328}\
        .title{font-size:18px;font-weight:600}.note{fill:#656d76}\
        .back{fill:#fff}\
        .node rect{fill:#f6f8fa;stroke:#afb8c1;stroke-width:1.2}.node text{text-anchor:middle}\
        .node.test rect{stroke-dasharray:4 3}.node.external rect{stroke-dasharray:1.5 3}\
        .node.group rect{stroke-width:2.4}.key rect{stroke-width:1.2}.key text{font-size:11px;fill:#656d76}\
        .edge{fill:none;stroke:#8c959f;stroke-width:1.1;stroke-opacity:.75}.edge-tip{fill:#8c959f}\
        .edge:hover,.edge.wrong:hover{stroke-width:3;stroke-opacity:1}.node:hover rect{stroke-width:2.4}\
        .edge.wrong{stroke:#cf222e;stroke-width:2.2;stroke-opacity:1}.wrong-tip{fill:#cf222e}\
        @media(prefers-color-scheme:dark){text{fill:#e6edf3}.back{fill:#0d1117}.note,.key text{fill:#8d96a0}\
        .node rect{fill:#161b22;stroke:#484f58}.edge{stroke:#6e7681}.edge-tip{fill:#6e7681}\
        .edge.wrong{stroke:#ff7b72}.wrong-tip{fill:#ff7b72}}
        """

    /// What is against the rules within a module; stands behind the groups' colors.
    static let wrongStyle =
        ".node.wrong rect{stroke:#cf222e;stroke-width:2.4}"
        + "@media(prefers-color-scheme:dark){.node.wrong rect{stroke:#ff7b72}}"
}
