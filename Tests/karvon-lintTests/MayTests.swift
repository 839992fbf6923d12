import Foundation
import Testing

@testable import karvon_lint

/// `may` where the answer is not the contracts' alone.
@Suite(ToolPackage(), .serialized)
struct MayTests {
    @Test func `a name that is no module anywhere is no yes: the answer says so, and ends with 64`() {
        let misspelt = ToolPackage.run("may", "Model", "Storre")
        #expect(
            misspelt
                == Outcome(
                    status: .usage,
                    output: "unknown: there is no module Storre in the package, in what it depends on, or in a system; "
                        + "did you mean Store?\n"))
        let unlike = ToolPackage.run("may", "Model", "Quux")
        #expect(unlike.status == .usage)
        #expect(unlike.output.hasSuffix("or in a system\n"))
        #expect(ToolPackage.run("may", "Modell", "Store").output.hasSuffix("did you mean Model?\n"))
        #expect(ToolPackage.run("may", "Model", "UIKti").output.hasSuffix("did you mean UIKit?\n"))
    }

    @Test func `a module of a system that no file imports yet can be asked for`() {
        #expect(
            ToolPackage.run("may", "Store", "UIKit")
                == Outcome(
                    output: """
                        yes, Store may import UIKit
                          no file imports UIKit; it is taken for a module from elsewhere

                        """))
    }

    @Test func `a module that a contract forbids by its name can be asked for`() throws {
        let rules = """
            { contracts: [{ name: "no-http", kind: "forbidden", from: "Store", to: "Alamofire" }] }
            """
        try ToolPackage.write(rules, to: "http.json5")
        let answer = ToolPackage.run("may", "Store", "Alamofire", "--rules", "http.json5")
        #expect(answer.status == .findings)
        #expect(answer.output.hasPrefix("no, Store may not import Alamofire:\n"))
    }

    @Test func `a product of another name than its modules tells them, and one that is not here can be asked for`()
        throws
    {
        let folder = ToolPackage.folder + "-products"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", products: [.library(name: "ShopKit", targets: ["A", "B"])],
                dependencies: [.package(path: "../not-there")],
                targets: [
                    .target(name: "A", dependencies: [.product(name: "Remote", package: "not-there")]), .target(name: "B"),
                ])
            """
        try ToolPackage.write(manifest, to: "Package.swift", in: folder)
        for target in ["A", "B"] { try ToolPackage.write("", to: "Sources/\(target)/File.swift", in: folder) }
        let product = ToolPackage.run("may", "A", "ShopKit", in: folder)
        #expect(product.status == .usage)
        #expect(product.output.hasSuffix("; the product ShopKit holds A, B\n"))
        #expect(ToolPackage.run("may", "B", "Remote", in: folder).output.hasPrefix("yes, B may import Remote\n"))
    }

    @Test func `a module that a contract has no place for is told`() throws {
        let rules = """
            { contracts: [{ name: "order", kind: "layers", layers: ["Screen", "Model"], exhaustive: true }] }
            """
        try ToolPackage.write(rules, to: "order.json5")
        #expect(
            ToolPackage.run("may", "Model", "Store", "--rules", "order.json5")
                == Outcome(
                    output: """
                        yes, Model may import Store
                          but Store is in no layer of order [order]

                        """))
    }

    @Test func `without contracts the answer says that only SwiftPM was asked`() throws {
        try ToolPackage.write("{}", to: "nothing.json5")
        #expect(
            ToolPackage.run("may", "Screen", "Store", "--rules", "nothing.json5")
                == Outcome(
                    output: """
                        yes, Screen may import Store, and has to declare it first
                          nothing.json5 has no contract, so only SwiftPM was asked

                        """))
        #expect(
            ToolPackage.run("may", "Store", "Screen", "--rules", "nothing.json5")
                == Outcome(
                    status: .findings,
                    output: """
                        no, Store may not import Screen:
                          Screen depends on Store, and SwiftPM refuses circles
                          nothing.json5 has no contract, so only SwiftPM was asked

                        """))
    }
}
