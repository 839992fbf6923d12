import Foundation
import LintConfiguration
import Testing

struct ConfigurationParserTests {
    @Test func `every value keeps the line and column where it begins`() throws {
        let text = "// rules\n{\n  layers: [ 'App',\n    \"Core\", ],\n  'limit': 0x1F, // lines\n}\n"
        let value = try ConfigurationParser.parse(text, file: "rules.json5")
        #expect(places(in: value) == ["2:1 an object", "3:11 an array", "3:13 App", "4:5 Core", "5:12 31.0"])
        let members = try #require(value.members)
        #expect(members.map(\.key) == ["layers", "limit"])
        #expect(members.map { "\($0.keyPlace)" } == ["rules.json5:3:3", "rules.json5:5:3"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `L38: places are the same for every kind of line end, and behind a byte-order mark`(end: String) throws {
        let text = "\u{FEFF}{" + end + "  a: /* é" + end + " */ 1, é: 'é', b: 2," + end + "}"
        let value = try ConfigurationParser.parse(text, file: "f")
        #expect(places(in: value) == ["1:1 an object", "3:5 1.0", "3:12 é", "3:21 2.0"])
        #expect(value.members?.first?.keyPlace.column == 3)
    }

    @Test(arguments: [
        "{}", "[]", "[1, 2,]", "{a: 1,}", "{\"a\": null, 'b': true, $c_1: false}", "-0x1f", "+.5", "5.", "5.e3", "1e-3",
        "'it\\'s \\\"so\\\" \\u00e9\\uD83D\\uDE00'", "\"\\b\\f\\n\\r\\t\\/\"", "/**/ 1 // end",
        "0", "-1.5E+2",
        "[[[{a: [1, {}]}]]]", "{\u{FC}n\u{ED}: '\u{1F600}'}", "Infinity", "-Infinity",
        "\"a\u{2028}b\"",
    ])
    func `it reads what the Foundation reader of JSON5 reads, and reads the same`(text: String) throws {
        let value = try ConfigurationParser.parse(text, file: "f")
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        #expect(value.plain == (try decoder.decode(Plain.self, from: Data(text.utf8))))
    }

    @Test func `escapes and blanks that the Foundation reader lacks are read as JSON5 says`() throws {
        let text = "\u{A0}\u{3000}[\u{2028}'\\x41\\v\\0\\q', 'one \\\n two \\\r\n three']"
        let value = try ConfigurationParser.parse(text, file: "f")
        #expect(value.plain == .array([.string("A\u{B}\0q"), .string("one  two  three")]))
    }

    @Test(arguments: [
        ("", "f:1:1: expected a value, found the end of the file"),
        ("{a: }", "f:1:5: expected a value, found \"}\""),
        ("{a 1}", "f:1:4: expected \":\" after the key \"a\", found \"1\""),
        ("{\n  a: 1\n  b: 2\n}", "f:3:3: expected \",\" or \"}\", found \"b\""),
        ("[1 2]", "f:1:4: expected \",\" or \"]\", found \"2\""),
        ("[1,,2]", "f:1:4: expected a value, found \",\""),
        ("{a: ture}", "f:1:5: expected a value; text is written in quotes, found \"ture\"; did you mean \"true\"?"),
        ("{a: App}", "f:1:5: expected a value; text is written in quotes, found \"App\""),
        ("{a: 'x\n}", "f:1:7: expected the quote that closes the text begun at f:1:5, found the end of the line"),
        ("{} /* a", "f:1:4: expected \"*/\" that ends this comment, found the end of the file"),
        ("{} }", "f:1:4: expected the end of the file, found \"}\""),
        ("{a: 1, b: 2, a: 3}", "f:1:14: expected each key once, found \"a\" again, first at f:1:2"),
        ("0x", "f:1:1: expected a number, found \"0x\""), ("1.2.3", "f:1:1: expected a number, found \"1.2.3\""),
        ("012", "f:1:1: expected a number, found \"012\""), ("12px", "f:1:1: expected a number, found \"12px\""),
        ("\"\\xZ1\"", "f:1:4: expected 2 hexadecimal digits, found \"Z\""),
        ("'\\uD800'", "f:1:4: expected a character's code, found half of a pair, \"d800\""),
        ("{1: 2}", "f:1:2: expected a key or \"}\", found \"1\""),
        ("/ 1", "f:1:2: expected a comment after \"/\", found \" \""),
    ])
    func `what is no JSON5 is told with line, column and what is expected`(text: String, message: String) {
        #expect(throws: ConfigurationError.self) { try ConfigurationParser.parse(text, file: "f") }
        #expect(self.message(for: Array(text.utf8)) == message)
    }

    @Test func `bytes that are no UTF-8 are told with their place, in comments too`() {
        #expect(
            message(for: Array("{}\n// ".utf8) + [0xC3, 0x28]) == "f:2:4: expected text in UTF-8, found the byte 0xC3")
        #expect(message(for: [0xEF]) == "f:1:1: expected text in UTF-8, found the byte 0xEF")
    }

    @Test func `values nested deeper than any rules are an error and no overflow`() {
        let message = message(for: Array(String(repeating: "[", count: 100_000).utf8))
        #expect(message == "f:1:101: expected at most 100 values within each other, found one more")
    }

    @Test func `whatever is cut off or changed in a rules file, the reader answers`() {
        let rules = Array("{a: ['x\\u00e9', 0x1F, -1.5e3], /* c */ \"b\": {c: null}, // d\n é: true}".utf8)
        for index in rules.indices {
            _ = message(for: Array(rules[..<index]))
            for byte: UInt8 in [0, 0x22, 0x27, 0x2F, 0x5B, 0x5C, 0x7D, 0x80, 0xC3, 0xF0, 0xFF] {
                var changed = rules
                changed[index] = byte
                _ = message(for: changed)
            }
        }
    }

    private func message(for bytes: [UInt8]) -> String? {
        do {
            _ = try ConfigurationParser.parse(bytes, file: "f")
            return nil
        } catch {
            return error.description
        }
    }

    private func places(in value: ConfigurationValue) -> [String] {
        let nested: [String]
        switch value.content {
        case .array(let values): nested = values.flatMap(places)
        case .object(let members): nested = members.map(\.value).flatMap(places)
        default: nested = []
        }
        return ["\(value.place.line):\(value.place.column) \(value.plain.short)"] + nested
    }
}
