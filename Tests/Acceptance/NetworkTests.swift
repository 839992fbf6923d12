import Foundation
import Testing

struct NetworkTests {
    /// A library that, loaded before all others, notes each call that would open a way to another machine.
    private static let watch = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <sys/socket.h>

        int socket(int domain, int type, int protocol) {
            const char *path = getenv("KARVON_NETWORK_LOG");
            FILE *log = path ? fopen(path, "a") : NULL;
            if (log) { fprintf(log, "socket %d\\n", domain); fclose(log); }
            int (*real)(int, int, int) = (int (*)(int, int, int))dlsym(RTLD_NEXT, "socket");
            return real(domain, type, protocol);
        }
        """

    #if os(Linux)
        @Test func `the app starts to its first screen without touching the network`() throws {
            try KarvonProcess.withFolder { folder in
                let library = folder.appending(path: "watch.so")
                let log = folder.appending(path: "log")
                try Self.compile(Self.watch, to: library, ["-shared", "-fPIC"], in: folder)
                let environment = ["LD_PRELOAD": library.path, "KARVON_NETWORK_LOG": log.path]

                let probe = folder.appending(path: "probe")
                let program = "#include <sys/socket.h>\nint main(void) { return socket(AF_INET, SOCK_STREAM, 0) < 0; }"
                try Self.compile(program, to: probe, [], in: folder)
                #expect(try Self.run(probe, [], environment) == 0)
                #expect(try String(contentsOf: log, encoding: .utf8) == "socket 2\n", "the watch sees a socket")
                try FileManager.default.removeItem(at: log)

                let data = folder.appending(path: "data").path
                for _ in 1...2 {
                    let result = try KarvonProcess.run(["drive", "--data", data], environment: environment)
                    #expect(result.status == 0)
                    #expect(result.output.contains("= "))
                }
                #expect(!FileManager.default.fileExists(atPath: log.path))
            }
        }
    #endif

    private static func compile(_ source: String, to output: URL, _ options: [String], in folder: URL) throws {
        let file = folder.appending(path: "\(output.lastPathComponent).c")
        try Data(source.utf8).write(to: file)
        let status = try run(
            URL(filePath: "/usr/bin/env"), ["clang", "-o", output.path, file.path, "-ldl"] + options, [:])
        #expect(status == 0)
    }

    private static func run(_ executable: URL, _ arguments: [String], _ environment: [String: String]) throws -> Int32 {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
