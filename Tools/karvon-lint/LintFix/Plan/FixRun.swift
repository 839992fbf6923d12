import LintPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes the files of a plan, and puts them back when the package is then not what was meant.
package struct FixRun {
    /// How it ended.
    package enum End: Sendable {
        /// All files are written, and the package is what was meant.
        case done
        /// Nothing is changed in the end, and why.
        case putBack(String)
    }

    private let plan: FixPlan
    private let read: () throws -> PackageModel

    /// - Parameter read: asks SwiftPM anew about the package.
    package init(_ plan: FixPlan, read: @escaping () throws -> PackageModel) {
        self.plan = plan
        self.read = read
    }

    /// - Throws: only when files could not be put back.
    package func run() throws -> End {
        var written: [FileEdit] = []
        do {
            for edit in plan.edits {
                guard try FileBytes.read(edit.fullPath) == edit.before else {
                    throw FixProblem("\(edit.path) has changed meanwhile")
                }
                try Self.write(edit.after, edit)
                written.append(edit)
            }
            let model = try read()
            if let target = plan.declared.difference(to: DeclaredShape(model)) {
                throw FixProblem("the manifest then declares something else for \(target) than was meant")
            }
            return .done
        } catch {
            for edit in written.reversed() { try Self.write(edit.before, edit) }
            return .putBack(Self.reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let error as PackageError: "SwiftPM refuses it: \(error)"
        case let error as FileError: "\(error.path) can't be read or written: \(error)"
        default: "\(error)"
        }
    }

    /// At once or not at all, with the file's own rights.
    private static func write(_ bytes: [UInt8], _ edit: FileEdit) throws {
        let rights = try FileManager.default.attributesOfItem(atPath: edit.fullPath)[.posixPermissions]
        try FileBytes.write(bytes, to: edit.fullPath)
        if let rights {
            try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: edit.fullPath)
        }
    }
}

/// Why a plan is not carried out.
struct FixProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
