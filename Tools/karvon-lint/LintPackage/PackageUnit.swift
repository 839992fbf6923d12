/// One package: its products, its targets, and the packages that its manifest names.
package struct PackageUnit: Equatable, Sendable {
    /// Where a package comes from; only root and local packages have sources in the model.
    package enum Origin: String, Sendable {
        case root, local, fetched
    }

    /// SwiftPM's name for the package among others: the last part of its path or address, in lower case.
    package let identity: String
    /// The name that its manifest gives.
    package let name: String
    /// Its folder, with links followed.
    package let folder: String
    package let origin: Origin
    /// The manifest that SwiftPM read: `Package.swift` or one for a version of Swift.
    package let manifest: String
    /// The tools version that the manifest states, as `6.2.0`.
    package let toolsVersion: String
    package let platforms: [PlatformVersion]
    package let traits: [PackageTrait]
    package let requirements: [PackageRequirement]
    package let products: [PackageProduct]
    /// In the manifest's order.
    package let targets: [PackageTarget]
}

/// A platform that a package supports, from a version on.
package struct PlatformVersion: Hashable, Sendable {
    /// SwiftPM's name, as `macos`, `ios`, `linux`.
    package let name: String
    package let version: String

    package init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}

/// A trait that a package offers; the one named `default` says which are on when nobody chooses.
package struct PackageTrait: Hashable, Sendable {
    package let name: String
    package let enables: [String]
}

/// A package that a manifest names under `dependencies`.
package struct PackageRequirement: Hashable, Sendable {
    package let identity: String
    /// The name by which targets may speak of it, when the manifest gives one.
    package let alias: String?
    /// The folder of a local package, the address of a fetched one, the id of one from a registry.
    package let location: String
    package let isLocal: Bool

    /// The name by which a manifest can speak of it, in the letters that it uses itself: identities have small ones.
    package var writtenName: String {
        let last = FilePath(location).components.last.map(String.init) ?? identity
        let plain = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        return plain.lowercased() == identity.lowercased() ? plain : identity
    }
}

/// A product with the targets that its package puts into it.
package struct PackageProduct: Hashable, Sendable {
    package let name: String
    /// `library`, `executable`, `plugin`, `macro`, `snippet` or `test`, as SwiftPM says.
    package let kind: String
    package let targets: [String]
}
