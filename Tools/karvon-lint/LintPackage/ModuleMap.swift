/// The names of the modules that a C target's or system library's module map declares.
struct ModuleMap {
    /// Where a target's module map may stand.
    static func files(in folder: String) -> [String] {
        ["\(folder)/module.modulemap", "\(folder)/include/module.modulemap"]
    }

    /// Top-level modules; those within another are submodules and no name of their own.
    static func modules(in text: String) -> [String] {
        var (depth, names, words) = (0, [String](), [Substring]())
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.replacing(/\/\/.*/, with: "")
            for match in code.matches(of: /"[^"]*"|[{}]|[A-Za-z0-9_]+/) {
                switch match.output {
                case "{": depth += 1
                case "}": depth -= 1
                default:
                    if depth == 0, words.last == "module" {
                        names.append(match.output.filter { $0 != "\"" })
                    }
                }
                words.append(match.output)
            }
        }
        return names
    }

    static func modules(ofTargetIn folder: String) -> [String] {
        files(in: folder).flatMap { file in
            (try? FileBytes.read(file)).map { modules(in: String(decoding: $0, as: UTF8.self)) } ?? []
        }
    }
}
