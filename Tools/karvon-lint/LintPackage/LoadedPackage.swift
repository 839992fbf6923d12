/// A package as SwiftPM answered for it.
struct LoadedPackage {
    let identity: String
    let folder: String
    let origin: PackageUnit.Origin
    let dumped: DumpedPackage
    /// Nil for a fetched package: its sources are nobody's to check.
    let described: DescribedPackage?
}
