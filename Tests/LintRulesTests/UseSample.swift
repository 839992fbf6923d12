import LintPackage

/// Modules that are used in all the ways that there are, and a target with a file for each.
enum UseSample {
    static var sample: Sample {
        var sample = Sample()
        sample.target(
            "CLib", kind: .cFamily, files: ["module.modulemap": "module CLib { header \"lib.h\" }", "lib.h": ""])
        sample.target("Base", base)
        sample.target("Umbrella", on: ["Base"], "@_exported import Base\npublic struct Own { public init() {} }")
        sample.target(
            "Lent", on: ["Base"],
            "import Base\nextension Point: Equatable { public static func == (a: Point, b: Point) -> Bool { true } }"
        )
        sample.target(
            "Calls",
            """
            @dynamicCallable public struct Callable {
                public init() {}
                public func dynamicallyCall(withArguments: [Int]) -> Int { 1 }
            }
            """)
        sample.target("Signs", "precedencegroup Loose {}\ninfix operator <->: Loose")
        sample.target(
            "Middle", on: ["Base", "Calls", "Signs"],
            """
            import Base
            import Calls
            import Signs
            public func point() -> Point { Point() }
            public func callable() -> Callable { Callable() }
            public func same<T: Equatable>(_ one: T) {}
            public func <-> (a: Int, b: Int) -> Int { a - b }
            public typealias Alias = Point
            """)
        sample.target(
            "App", on: ["Base", "Calls", "Umbrella", "Lent", "Signs", "Middle", "CLib"],
            files: Dictionary(uniqueKeysWithValues: (used + unused + silent).map { ($0.file + ".swift", $0.text) }))
        sample.target(
            "Leaky", on: ["Base"],
            files: ["One.swift": "import Base", "Two.swift": "func shouted() -> String { \"\".shout }"])
        sample.target("Through", on: ["Umbrella"], "import Umbrella\nfunc through() { Thing.make() }")
        sample.target(
            "Levels", on: ["Base"],
            files: Dictionary(
                uniqueKeysWithValues: levels.map { ("\($0).swift", "\($0) import Base\nfunc \($0)Import() {}") }))
        sample.target("Idle", on: ["Base", "Middle"], "import Base\nimport Middle\nfunc idle() { _ = point() }")
        return sample
    }

    static let levels = ["private", "fileprivate", "internal", "package", "public"]

    private static let base = """
        open class Thing { public init() {}; public static func make() {}; open func change() {} }
        public struct Plain { public init() {} }
        public struct Point { public init() {}; public var x = 1 }
        public protocol Shape { func area() -> Int }
        infix operator <+>
        public func <+> (a: Int, b: Int) -> Int { a + b }
        extension String { public var shout: String { self + "!" } }
        @propertyWrapper public struct Wrapped {
            public var wrappedValue: Int
            public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
        }
        @resultBuilder public enum Builder { public static func buildBlock(_ parts: Int...) -> Int { parts.count } }
        public enum Failure: Error { case bad }
        """

    /// A file, and what it imports in vain.
    struct Case {
        let file: String
        let text: String
        var unused: [String] = []
    }

    /// Files that use what they import, each in another way.
    static let used = [
        Case(file: "Operator", text: "import Base\nfunc a1() -> Int { 1 <+> 2 }"),
        Case(file: "StaticCall", text: "import Base\nfunc a2() { Thing.make() }"),
        Case(file: "TypeTest", text: "import Base\nfunc a3(_ x: Any) -> Bool { x is Plain }"),
        Case(file: "ExtensionMember", text: "import Base\nfunc a4() -> String { \"\".shout }"),
        Case(file: "Macro", text: "import Observation\n@Observable final class A5 { var x = 1 }"),
        Case(file: "AliasOfOther", text: "import Base\nimport Middle\npublic func a6() -> Alias { Alias() }"),
        Case(file: "Wrapper", text: "import Base\nstruct A7 { @Wrapped var x = 1 }"),
        Case(file: "BuilderOnly", text: "import Base\nstruct A8 { @Builder var x: Int { 1; 2 } }"),
        Case(file: "KeyPath", text: "import Base\nimport Middle\nfunc a9() -> Int { point()[keyPath: \\.x] }"),
        Case(file: "Called", text: "import Calls\nimport Middle\nfunc a10() -> Int { callable()(1, 2) }"),
        Case(file: "OperatorOfOther", text: "import Middle\nimport Signs\nfunc a11() -> Int { 1 <-> 2 }"),
        Case(file: "ThrownType", text: "import Base\nfunc a12(_ f: () throws(Failure) -> Void) {}"),
        Case(
            file: "InnerThrownType",
            text: "import Base\nfunc a13() { let f: () throws(Failure) -> Void = {}; try? f() }"),
        Case(file: "Override", text: "import Base\nclass A14: Thing { override func change() {} }"),
        Case(file: "Constraint", text: "import Base\nfunc a15<T>(_ t: T) where T: Shape {}"),
        Case(file: "Qualified", text: "import Base\nextension Array where Element == Base.Plain { func a16() {} }"),
        Case(file: "OfC", text: "import Foundation\nfunc a17() -> Bool { getenv(\"HOME\") == nil }"),
        Case(file: "Scoped", text: "import struct Base.Plain\nimport Umbrella\nfunc a19(_ x: Plain) { Thing.make() }"),
        Case(
            file: "OnePlatform",
            text: "#if canImport(Base)\n    import Base\n#endif\nimport Umbrella\nfunc a20() { Thing.make() }"),
        Case(file: "Umbrella", text: "import Umbrella\nfunc a18() { _ = Own() }"),
    ]

    /// Files that import something in vain.
    static let unused = [
        Case(file: "Nothing", text: "import Base\nfunc b1() {}", unused: ["Base"]),
        Case(file: "OnlyType", text: "import struct Base.Plain\nfunc b2() {}", unused: ["Base"]),
        Case(file: "OnlyPassedOn", text: "import Base\nimport Middle\nfunc b3() { _ = point() }", unused: ["Base"]),
        Case(file: "System", text: "import Foundation\nfunc b4() {}", unused: ["Foundation"]),
        Case(
            file: "OneOfTwo", text: "import Foundation\nimport Synchronization\nfunc b5() -> Atomic<Int> { Atomic(1) }",
            unused: ["Foundation"]),
        Case(
            file: "ChosenImport",
            text: "#if canImport(Base)\n    import Base\n#else\n    import Elsewhere\n#endif\nfunc b6() {}",
            unused: ["Base"]),
        Case(
            file: "Commented", text: "import Middle // Base\n/* point() */ func b7() -> String { \"point\" }",
            unused: ["Middle"]),
    ]

    /// Files of whose imports nothing can be proven, or that import for others.
    static let silent = [
        Case(file: "Conformance", text: "import Lent\nimport Middle\nfunc c1() { same(point()) }"),
        Case(file: "OtherPlatform", text: "import Base\n#if os(Windows)\n    func c2() { Thing.make() }\n#endif"),
        Case(file: "OtherImport", text: "#if os(Windows)\n    import Elsewhere\n#endif\nfunc c3() {}"),
        Case(file: "LanguageC", text: "import CLib\nfunc c4() {}"),
        Case(file: "ReExport", text: "@_exported import Base\nfunc c5() {}"),
    ]
}
