extension ProvenUses {
    /// What the index does not have, or not as it is now, and what is therefore not called unused.
    var gapRemarks: [Finding] {
        gaps.sorted { $0.key < $1.key }.flatMap { target, gaps in
            gaps.sorted { $0.value.count > $1.value.count }.map { gap, files in remark(name(target), gap, files) }
        }
    }

    /// What no index can tell. Nothing can be done about it, so it is a note however much gaps matter.
    var conformanceRemarks: [Finding] {
        conformanceOnly.sorted { $0.key < $1.key }.flatMap { target, modules in
            modules.sorted().map { module in
                Self.remark(
                    "\(name(target)) uses nothing of \(name(module)) by name, and may import it for conformances that "
                        + "come with it: these leave no trace in the index, so the import is not called unused")
            }
        }
    }

    private func remark(_ target: String, _ gap: IndexedImports.Gap, _ files: [String]) -> Finding {
        let count = Count.text(files.count, "file")
        let examples = (files.min() ?? "") + (files.count > 1 ? ", ..." : "")
        let what =
            switch gap {
            case .missing: "the index does not have \(count) of \(target) (\(examples))"
            case .outdated: "\(count) of \(target) changed since the index was written (\(examples))"
            }
        return Self.remark("\(what), so no import in it is called unused", fix: "run `swift build --build-tests`")
    }

    private static func remark(_ text: String, fix: String? = nil) -> Finding {
        Finding(
            FindingKey(rule: BuiltInRule.incomplete.rawValue, from: "", symbol: text),
            severity: BuiltInRule.incomplete.usualSeverity, at: nil, message: text, fix: fix)
    }
}
