import LintPackage
import LintRules

/// What can be mended of a check's findings without a person: the files as they would be, and what is left by hand.
///
/// Mended are the manifest's lists of dependencies where they are written out, and imports where nothing can go wrong.
/// Nothing is written here.
package struct FixPlan: Sendable {
    /// By path.
    package private(set) var edits: [FileEdit] = []
    package private(set) var byHand: [ManualFix] = []
    /// The dependencies that the package should declare when the edits are made.
    private(set) var declared: DeclaredShape
    private let root: String

    package init(_ findings: [Finding], _ graph: ImportGraph, _ model: PackageModel) {
        root = model.root.folder
        declared = DeclaredShape(model)
        let changes = ManifestChanges(findings, graph, model)
        byHand = changes.byHand
        for planned in changes.planned { take(planned) }
        let removed = Set(findings.filter { $0.importFix == .remove }.map(\.place))
        // From the end of each file on, so that the places of those above stay. An import that goes is changed no
        // further: in its place then stands the next one.
        for finding in findings.reversed() {
            guard let fix = finding.importFix, fix == .remove || !removed.contains(finding.place) else { continue }
            take(fix, finding)
        }
        edits.removeAll { $0.before == $0.after }
        edits.sort { $0.path < $1.path }
        byHand.sort { ($0.place, $0.what) < ($1.place, $1.what) }
    }

    package var isEmpty: Bool { edits.isEmpty && byHand.isEmpty }

    private mutating func take(_ planned: ManifestChanges.Planned) {
        let refuse = { (reason: String) in
            ManualFix(place: planned.place, what: planned.what, reason: reason)
        }
        guard let index = edit(of: planned.manifest) else {
            return byHand.append(refuse("the manifest can't be read, or is outside the package"))
        }
        do {
            edits[index].after = try planned.change.applied(to: edits[index].after)
            edits[index].notes.append(planned.what)
            declared.apply(planned.change, in: planned.package, planned.platforms)
        } catch {
            byHand.append(refuse("\(error)"))
        }
    }

    private mutating func take(_ fix: ImportFix, _ finding: Finding) {
        guard let place = finding.place, let what = finding.fix else { return }
        let path = place.path.hasPrefix("/") ? place.path : "\(root)/\(place.path)"
        guard let index = edit(of: path) else {
            return byHand.append(
                ManualFix(place: "\(place)", what: what, reason: "the file can't be read, or is outside the package"))
        }
        switch ImportChange(fix: fix, line: place.line, column: place.column).applied(to: edits[index].after) {
        case .success(let bytes):
            edits[index].after = bytes
            edits[index].notes.append(what)
        case .failure(let reason):
            byHand.append(ManualFix(place: "\(place)", what: what, reason: "\(reason)"))
        }
    }

    /// The edit of a file of the package, begun when it is the first.
    private mutating func edit(of path: String) -> Int? {
        guard let real = FilePath.real(path), FilePath(real).isInside(FilePath(root)) else { return nil }
        if let index = edits.firstIndex(where: { $0.fullPath == real }) { return index }
        guard let bytes = try? FileBytes.read(real) else { return nil }
        let shown = FilePath(real).relative(to: FilePath(root))?.text ?? real
        edits.append(
            FileEdit(path: shown, fullPath: real, before: bytes, after: bytes, notes: []))
        return edits.count - 1
    }
}
