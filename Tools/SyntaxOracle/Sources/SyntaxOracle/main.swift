import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "bench": Bench.run(Sources.find(Array(arguments.dropFirst())))
case "compare" where arguments.count > 1: exit(Compare.run(Sources.find(Array(arguments.dropFirst()))) ? 0 : 1)
default:
    print(
        """
        usage: SyntaxOracle compare PATH...   compare both readers on the Swift files under the paths
               SyntaxOracle bench [PATH...]   measure the lint's reader; without a path, on the toolchain's interfaces
        """)
    exit(2)
}
