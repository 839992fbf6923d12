extension Contract {
    /// What the contract holds, in the words and the order of the rules file, one key a line; what is usual is left out.
    package var written: [String] {
        let flags = [
            head.isOptional ? "optional: true" : nil,
            head.includesTests == (head.kind == "allow") ? nil : "includeTests: \(head.includesTests)",
            head.isDirect ? "direct: true" : nil,
        ].compactMap(\.self)
        let exceptions = head.exceptions.map { "    \($0.written)," }
        return contents + flags + (exceptions.isEmpty ? [] : ["except: ["] + exceptions + ["]"])
    }
}

extension ExceptedEdge {
    fileprivate var written: String {
        "{ from: \"\(from)\", to: \"\(to)\"" + (covers.map { ", covers: \($0)" } ?? "") + ", because: \"\(because)\" }"
    }
}

extension AllowContract {
    package var contents: [String] {
        [
            everywhere.isEmpty ? nil : "everywhere: \(everywhere.written)",
            tests.isEmpty ? nil : "tests: \(tests.written)",
        ]
        .compactMap(\.self)
            + ["modules: ["] + kinds.map { "    { from: \"\($0.from)\", may: \($0.may.written) }," } + ["]"]
    }
}

extension LayersContract {
    package var contents: [String] {
        let containers = NamePatterns(including: containers)
        return [
            "layers: [\(layers.map { "\"\($0.text)\"" }.joined(separator: ", "))]",
            containers.isEmpty ? nil : "containers: \(containers.written)", isExhaustive ? "exhaustive: true" : nil,
            ignored.isEmpty ? nil : "ignored: \(ignored.written)",
        ].compactMap(\.self)
    }
}

extension IndependenceContract {
    package var contents: [String] { ["modules: \(modules.written)"] }
}

extension AcyclicContract {
    package var contents: [String] { ["modules: \(modules.written)"] }
}

extension ForbiddenContract {
    package var contents: [String] { ["from: \(from.written)", "to: \(to.written)"] }
}

extension ProtectedContract {
    package var contents: [String] { ["modules: \(modules.written)", "only: \(only.written)"] }
}
