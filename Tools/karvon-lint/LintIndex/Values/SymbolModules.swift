/// What the names of Swift's symbols tell of modules.
struct SymbolModules {
    private let demangler: Demangler

    init(_ demangler: Demangler) { self.demangler = demangler }

    /// The module that declares it: of a member of an extension, the extension's. Nil when the name does not tell.
    func owner(of usr: String) -> String? {
        if let owner = Self.plainOwner(of: usr) { return owner }
        return text(usr).flatMap { Self.modules(in: $0, limit: 1).first }
    }

    /// All modules that its name or type mentions.
    func mentioned(by usr: String) -> [String] { text(usr).map { Self.modules(in: $0, limit: .max) } ?? [] }

    private func text(_ usr: String) -> String? { demangler.text("$s" + usr.dropFirst(2)) }

    /// The owner of what can't be in an extension, for that would be an `E`: the first name, which has its length in
    /// front, or the standard library for what begins with one of its letters.
    private static func plainOwner(of usr: String) -> String? {
        let mangled = usr.utf8.dropFirst(2)
        guard !mangled.contains(UInt8(ascii: "E")), let first = mangled.first else { return nil }
        if first == UInt8(ascii: "s") { return "Swift" }
        if first == UInt8(ascii: "S") { return mangled.dropFirst().first == UInt8(ascii: "o") ? nil : "Swift" }
        let digits = mangled.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard first != UInt8(ascii: "0"), let length = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        let name = mangled.dropFirst(digits.count).prefix(length)
        return name.count == length ? String(decoding: name, as: UTF8.self) : nil
    }

    /// The modules in a demangled name, each once in the order of the text: what stands behind `extension in`, and what
    /// a dot follows and none precedes.
    static func modules(in text: String, limit: Int) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var found: [String] = []
            var index = 0
            func word() -> UnsafeBufferPointer<UInt8>.SubSequence {
                let start = index
                while index < bytes.count, isPart(bytes[index]) { index += 1 }
                return bytes[start..<index]
            }
            while index < bytes.count, found.count < limit {
                guard isPart(bytes[index]) else {
                    index += 1
                    continue
                }
                let isMember = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
                var name = word()
                if name.elementsEqual("extension".utf8), bytes[index...].starts(with: " in ".utf8) {
                    index += 4
                    name = word()
                } else if isMember || index == bytes.count || bytes[index] != UInt8(ascii: ".") {
                    continue
                }
                let module = String(decoding: name, as: UTF8.self)
                if !found.contains(module) { found.append(module) }
            }
            return found
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
