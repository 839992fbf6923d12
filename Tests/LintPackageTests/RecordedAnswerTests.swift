import Foundation
import Testing

@testable import LintPackage

struct RecordedAnswerTests {
    @Test(
        arguments: [
            (#"{"byName": ["Core", null]}"#, "Core", nil, nil, [:]),
            (#"{"byName": ["Core"]}"#, "Core", nil, nil, [:]),
            (#"{"target": ["Core", {"platformNames": ["linux"]}]}"#, "Core", nil, ["linux"], [:]),
            (#"{"product": ["NIO", "swift-nio", null, null]}"#, "NIO", "swift-nio", nil, [:]),
            (
                #"{"product": ["NIO", null, null, {"platformNames": ["ios", "macos"]}]}"#, "NIO", nil,
                ["ios", "macos"], [:]
            ),
            (#"{"product": ["NIO", "swift-nio", {"NIO": "MyNIO"}, null]}"#, "NIO", "swift-nio", nil, ["NIO": "MyNIO"]),
            (
                #"{"product": ["NIO", "swift-nio", {"NIO": "MyNIO"}, {"platformNames": ["wasi"]}]}"#, "NIO",
                "swift-nio",
                ["wasi"], ["NIO": "MyNIO"]
            ),
            (#"{"product": ["NIO", "swift-nio", {"platformNames": ["wasi"]}]}"#, "NIO", "swift-nio", ["wasi"], [:]),
            (#"{"plugin": ["Lint", "tools"]}"#, "Lint", "tools", nil, [:]),
            (#"{"plugin": ["Lint", null]}"#, "Lint", nil, nil, [:]),
        ] as [(String, String, String?, Set<String>?, [String: String])])
    func `L26: product arrays of three and four places are read, with nulls wherever they stand`(
        json: String, name: String, package: String?, platforms: Set<String>?, aliases: [String: String]
    ) throws {
        let dependency = try JSONDecoder().decode(DumpedDependency.self, from: Data(json.utf8))
        #expect(dependency.name == name)
        #expect(dependency.package == package)
        #expect(dependency.condition?.platforms == platforms)
        #expect(dependency.aliases == aliases)
    }

    @Test func `a condition that restricts nothing is none, and one on traits is told`() throws {
        let open = #"{"target": ["Core", {"platformNames": []}]}"#
        let traits = #"{"target": ["Core", {"platformNames": [], "traits": ["Fancy"]}]}"#
        #expect(try JSONDecoder().decode(DumpedDependency.self, from: Data(open.utf8)).condition == nil)
        let fancy = try JSONDecoder().decode(DumpedDependency.self, from: Data(traits.utf8)).condition
        #expect(fancy == BuildCondition(traits: ["Fancy"]))
    }

    @Test(arguments: [
        (
            #"{"fileSystem": [{"identity": "Kit", "nameForTargetDependencyResolutionOnly": "MyKit", "path": "/a/Kit"}]}"#,
            PackageRequirement(identity: "kit", alias: "MyKit", location: "/a/Kit", isLocal: true)
        ),
        (
            #"{"sourceControl": [{"identity": "bar", "location": {"remote": [{"urlString": "git@example.org:Bar"}]}}]}"#,
            PackageRequirement(identity: "bar", alias: nil, location: "git@example.org:Bar", isLocal: false)
        ),
        (
            #"{"sourceControl": [{"identity": "bar", "location": {"local": ["/a/bar"]}}]}"#,
            PackageRequirement(identity: "bar", alias: nil, location: "/a/bar", isLocal: false)
        ),
        (
            #"{"registry": [{"identity": "mona.LinkedList", "requirement": {}}]}"#,
            PackageRequirement(identity: "mona.linkedlist", alias: nil, location: "mona.LinkedList", isLocal: false)
        ),
    ])
    func `packages are read wherever they come from`(json: String, requirement: PackageRequirement) throws {
        #expect(try JSONDecoder().decode(DumpedRequirement.self, from: Data(json.utf8)).requirement == requirement)
    }

    @Test(arguments: [
        (#"{"define": {"_0": "FAST"}}"#, "define", ["FAST"]),
        (#"{"strictMemorySafety": {}}"#, "strictMemorySafety", []),
        (#"{"unsafeFlags": {"_0": ["-a", "-b"]}}"#, "unsafeFlags", ["-a", "-b"]),
        (#"{"treatWarning": {"_0": "Deprecated", "_1": "error"}}"#, "treatWarning", ["Deprecated", "error"]),
        (#"{"defaultIsolation": {}}"#, "defaultIsolation", []),
    ])
    func `a setting is read whatever values it has`(json: String, name: String, values: [String]) throws {
        let kind = try JSONDecoder().decode(DumpedSettingKind.self, from: Data(json.utf8))
        #expect(kind.name == name)
        #expect(kind.values == values)
    }

    @Test func `an answer that is not as expected is told with the place where it is not`() {
        let json =
            #"{"name": "a", "products": [], "dependencies": [], "toolsVersion": {"_version": "9.0.0"}, "targets": "#
            + #"[{"name": "A", "type": "regular", "exclude": [], "resources": [], "settings": [], "dependencies": "#
            + #"[{"byName": ["B", null]}, {"byMagic": ["C"]}]}]}"#
        let error = #expect(throws: PackageError.self) {
            try JSONAnswer.decoded(DumpedPackage.self, Array(json.utf8), "swift package dump-package")
        }
        #expect(
            error?.description
                == "the answer of `swift package dump-package` is not as expected: .targets[0].dependencies[1]: a dependency "
                + "of the unknown kind byMagic; is this SwiftPM newer than the lint?")
    }

    @Test func `the modules of a module map are its outermost ones`() {
        let text = """
            // module Commented {}
            framework module Outer [system] { // module Late {}
                header "module.h"
                explicit module Inner { export * }
            }
            module "Quoted" { }
            extern module Other "other.modulemap"
            """
        #expect(ModuleMap.modules(in: text) == ["Outer", "Quoted", "Other"])
    }

    @Test(arguments: [("my-dashed.target", "my_dashed_target"), ("1st", "_st"), ("Größe", "Größe"), ("a b", "a_b")])
    func `a target's name becomes a module's as in SwiftPM`(target: String, module: String) {
        #expect(ModuleName.module(ofTarget: target) == module)
    }
}
