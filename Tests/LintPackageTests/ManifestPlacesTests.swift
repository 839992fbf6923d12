import Testing

@testable import LintPackage

struct ManifestPlacesTests {
    @Test func `a helper's call is a declaration, and what it is given are dependencies`() {
        let places = ManifestPlaces(
            path: "Package.swift",
            bytes: Array(
                #"""
                // kit("Core")
                let modules = [
                    kit("Core"),
                    kit("State", on: ["Core", "Data"]),
                ]
                let package = Package(products: [.library(name: "State", targets: ["State"])], targets: modules)
                """#.utf8))
        #expect(places.place(ofTarget: "Core").description == "Package.swift:3:9")
        #expect(places.place(ofTarget: "State").description == "Package.swift:4:9")
        #expect(places.place(of: "Data", inTarget: "State").description == "Package.swift:4:31")
        #expect(places.place(of: "Else", inTarget: "State").precision == .target)
        #expect(places.place(of: "Core", inTarget: "Computed") == ManifestPlace(path: "Package.swift"))
    }

    @Test func `the same product under two conditions has two places`() {
        let places = ManifestPlaces(
            path: "P",
            bytes: Array(
                """
                .target(name: "App", dependencies: [
                  .product(name: "UI", package: "ui", condition: .when(platforms: [.iOS])),
                  .product(name: "UI", package: "ui", condition: .when(platforms: [.macOS])),
                ], path: "UI")
                """.utf8))
        #expect(places.place(of: "UI", inTarget: "App").line == 2)
        #expect(places.place(of: "UI", inTarget: "App", after: 1).line == 3)
        #expect(places.place(of: "ui", inTarget: "App").precision == .target)
    }

    @Test func `products, comments and long strings that name a target don't stand for it`() {
        let places = ManifestPlaces(
            path: "P",
            bytes: Array(
                ##"""
                /* .target(name: "Gen") /* "Gen" */ .target(name: "Gen") */
                let text = """
                    .target(name: "Gen") \(a("b")) "
                    """
                let raw = #"\" .target(name: "Gen")"#; let inner = "\(f("Gen")) .target(name: "
                Package(products: [.plugin(name: "Gen", targets: ["Gen"]), .executable(name: "Gen", targets: [])], targets: [
                    .target(name: "A", dependencies: [.target(name: "Gen")], plugins: [.plugin(name: "Gen")]),
                    .plugin(name: "Gen", capability: .buildTool()),
                ])
                """##.utf8))
        #expect(places.place(ofTarget: "Gen").description == "P:8:19")
        #expect(places.place(of: "Gen", inTarget: "A").description == "P:7:53")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `L38: lines are counted alike for every kind of line end`(end: String) {
        let text = "\u{FEFF}/* é" + end + "*/" + end + "é(\"A\")" + end
        #expect(ManifestPlaces(path: "P", bytes: Array(text.utf8)).place(ofTarget: "A").description == "P:3:4")
    }

    @Test func `a manifest that is cut off anywhere is read without harm`() {
        let text = Array(##"let a = [t("A", /* c */ on: ["B\(c("d"))", #"r"#, ""##.utf8) + Array("\"\nx\n".utf8)
        for end in text.indices { _ = ManifestPlaces(path: "P", bytes: Array(text[..<end])).place(ofTarget: "A") }
    }
}
