extension BuiltInRule {
    /// What the rule says, and why.
    package var explanation: String {
        switch self {
        case .undeclaredImport:
            "A target imports only modules of targets and products that its own dependencies name. SwiftPM lets it "
                + "import whatever is reached through others, until one of them drops it. An import that stands under "
                + "#if canImport of the module is optional and needs no declaration."
        case .unusedDependency:
            "A dependency that a target declares is imported in it, directly or through a module that re-exports it. "
                + "Macros, plugins, executables, C modules, binary targets and targets that hold only resources are used "
                + "in other ways and are never reported. Imports are compared as written; whether what they import is "
                + "used needs `check --index`, and then a dependency of which nothing is used is a finding too."
        case .unusedCommonDependency:
            "As unused-dependency, for dependencies that a helper or a loop of the manifest gives to several targets: "
                + "the one target may do without, but the manifest says it for all of them. Write off where that is meant."
        case .platformMismatch:
            "A dependency that is declared for some platforms only is imported only under an #if that holds on no other. "
                + "An #if tells platforms by os, targetEnvironment, and canImport of the module itself or of one that "
                + "only some systems have, as UIKit or Glibc. What is declared for iOS may be imported on Mac Catalyst."
        case .testableImport: "@testable import stands in tests only: elsewhere it fails in release builds."
        case .exportedImport:
            "@_exported import lets everyone who imports the module see another one, past all declarations. Name those "
                + "that are meant under imports.except."
        case .repeatedImport:
            "A file imports a module once. Imports with other attributes, of a part of the module, or under another #if "
                + "are not the same."
        case .importAccess:
            "An import that is written public or package is needed so by something that others see: a signature of the "
                + "file names a type of that module. It is told only where that is sure to be false. Of modules from "
                + "elsewhere it is known only when nothing in the file is seen by others; files with inlinable bodies, "
                + "frozen types, macros or wrappers on what others see, properties without a type, or names for other "
                + "types are never judged. The compiler tells the same, for all modules, when it builds."
        case .implicitImportAccess:
            "As import-access, for imports without an access level, which are public unless the target has "
                + "InternalImportsByDefault on. Off unless it is asked for."
        case .leakedType:
            "A type in a signature that importers see belongs to a module that they may import. Judged are types whose "
                + "module is sure: imported by the file, with a type of that name, when no other has one; not generic "
                + "parameters."
        case .unusedImport:
            "A file that imports a module uses something of it. The compiler's index proves it, so this is found by "
                + "`check --index` only. Nothing is said where the index can't prove it: of modules of C, of files that "
                + "changed since, of files with code under #if, and of modules that may be there for a conformance."
        case .replaceableImport:
            "A file imports the module that declares what it uses, not one that re-exports it. Found by `check --index`."
        case .unreadableSource: "Every source is UTF-8 and can be read as Swift; of others nothing can be checked."
        case .ignoreComment: "A comment to the lint reads // karvon-lint:ignore RULE [RULE ...] -- reason."
        case .unneededIgnore: "A comment that silences a rule stands where the rule has something to say."
        case .unneededException: "An exception in the rules file lets something through that a rule forbids."
        case .unmatchedPattern:
            "The modules and files that a declaration rule speaks of are there, unless the rule is optional."
        case .ruleExample: "The good examples of a rule pass it, and the bad ones do not."
        case .staleBaseline: "A baseline only shrinks: what is no longer found is taken out of it."
        case .movedBaseline: "What a baseline holds has moved to another target; the baseline is to follow it."
        case .incomplete:
            "Tells what could not be known of the package, and what is therefore not checked. A note, so that a check can "
                + "pass that could not judge all; write error under imports where that must not be."
        }
    }
}
