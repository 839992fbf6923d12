/// A target: its module, its sources and what it declares.
package struct PackageTarget: Equatable, Sendable {
    package let name: String
    /// The module's name: the target's, with what no identifier may hold replaced by `_`.
    package let module: String
    /// Other names under which its module map lets it be imported; sorted.
    package let mappedModules: [String]
    package let kind: TargetKind
    /// Where its files are, with links followed.
    package let folder: String
    /// The sources that SwiftPM compiles, with links followed; each once, sorted. Empty in a fetched package.
    package let sources: SourceList
    /// What its build plugins made when the package was last built.
    package let generated: [GeneratedSources]
    /// The files and folders that its manifest leaves out, relative to the target's folder.
    package let excluded: [String]
    package let resources: [PackageResource]
    /// The products of its package that hold it, directly or through other targets; sorted.
    package let products: [String]
    package let settings: [BuildSetting]
    /// What the manifest declares, in its order: targets and products first, then plugins.
    package let dependencies: [DeclaredDependency]
    /// Where the manifest declares the target.
    package let place: ManifestPlace

    /// Whether `file` lies in something that the manifest excludes; compares parts of paths, never beginnings of text.
    package func excludes(_ file: String) -> Bool {
        let relative = FilePath(file).relative(to: FilePath(folder))
        return relative.map { path in excluded.contains { path.isInside(FilePath($0)) } } ?? false
    }
}

/// What a target is built into, which decides what can be expected of its imports.
package enum TargetKind: String, Sendable {
    case library, executable, test, macro, plugin, system, binary
    /// C, C++, Objective-C or assembler, for whatever product.
    case cFamily

    /// Whether another target may write `import` for it: a macro is used by its declaration, a plugin by the build.
    package var isImportable: Bool { self != .macro && self != .plugin }

    /// Whether its sources are Swift that the lint reads.
    package var hasSwiftSources: Bool {
        switch self {
        case .library, .executable, .test, .macro, .plugin: true
        case .system, .binary, .cFamily: false
        }
    }
}

/// A file or folder that is copied, processed or embedded, relative to the target's folder.
package struct PackageResource: Hashable, Sendable {
    package let path: String
    /// `process`, `copy` or `embedInCode`.
    package let rule: String
}

/// Swift files that a build plugin made for a target, found where the last build left them.
package struct GeneratedSources: Equatable, Sendable {
    package let plugin: String
    package let files: SourceList
}
