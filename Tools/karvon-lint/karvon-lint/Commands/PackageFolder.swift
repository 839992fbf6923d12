import LintPackage

/// The folder of the package that an invocation speaks of.
enum PackageFolder {
    /// The one that was named, else the current one; where it has no manifest the nearest above that has one, as SwiftPM
    /// looks for it. Links are followed.
    static func of(_ invocation: Invocation) -> String {
        let named = named(invocation)
        var path: FilePath? = FilePath(named)
        while let here = path {
            if FileStamp(here.text + "/Package.swift") != nil { return here.text }
            path = here.parent
        }
        return named
    }

    /// What to say when it is another folder than one would think; else nothing.
    static func remark(_ invocation: Invocation) -> String {
        let folder = of(invocation)
        return folder == named(invocation) ? "" : "karvon-lint: the package is in \(folder)\n"
    }

    private static func named(_ invocation: Invocation) -> String {
        let given = FilePath.absolute(invocation.options["--package-path"] ?? ".", in: invocation.context.folder)
        return FilePath.real(given) ?? given
    }
}
