import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "bench": Bench.run(Sources.find(Array(arguments.dropFirst())))
case "compare": exit(Compare.run(Sources.find(Array(arguments.dropFirst()))) ? 0 : 1)
case "generate": exit(Compare.generate(arguments.dropFirst().compactMap { UInt64($0) }) ? 0 : 1)
case "print" where arguments.count > 1:
    var generator = Generator(seed: UInt64(arguments[1]) ?? 1)
    print(generator.file())
default:
    print(
        """
        usage: SyntaxOracle compare [PATH...] compare both readers on the Swift files under the paths; without a
                                              path, on the toolchain's interfaces
               SyntaxOracle generate [COUNT [SEED]]   compare on nasty files made from the seed on
               SyntaxOracle print SEED        show the file that a seed makes
               SyntaxOracle bench [PATH...]   measure the lint's reader; without a path, on the toolchain's interfaces
        """)
    exit(2)
}
