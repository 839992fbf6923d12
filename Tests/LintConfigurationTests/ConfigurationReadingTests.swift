import LintConfiguration
import Testing

struct ConfigurationReadingTests {
    @Test func `all that does not fit is told at once, in the order of the places`() throws {
        let text = """
            {
                layer: ['App'],
                limit: 'many',
                names: ['a', 1, {}],
                mode: 'forbiden',
            }
            """
        let value = try ConfigurationParser.parse(text, file: "architecture.json5")
        var reading = ConfigurationReading()
        let keys = ["layers", "limit", "names", "mode", "name"]
        let read = reading.object(value, "a rule", keys: keys, required: ["name"])
        let rule = try #require(read)
        #expect(rule["limit"].flatMap { reading.count($0.value) } == nil)
        #expect(rule["names"].map { reading.strings($0.value) } == ["a"])
        #expect(rule["mode"].flatMap { reading.word($0.value, of: ["forbidden", "protected"]) } == nil)
        let messages = reading.problems.map(\.description)
        #expect(
            messages == [
                "architecture.json5:1:1: expected the key \"name\" in a rule, found none",
                "architecture.json5:2:5: expected a key of a rule: layers, limit, names, mode, name, found \"layer\"; "
                    + "did you mean \"layers\"?",
                "architecture.json5:3:12: expected a whole number, found the string \"many\"",
                "architecture.json5:4:18: expected a string, found the number 1",
                "architecture.json5:4:21: expected a string, found an object",
                "architecture.json5:5:11: expected one of \"forbidden\", \"protected\", found the string \"forbiden\"; "
                    + "did you mean \"forbidden\"?",
            ])
    }

    @Test func `what fits is read and nothing is noted`() throws {
        let value = try ConfigurationParser.parse("{a: true, b: 3, c: 'x', d: ['y']}", file: "f")
        var reading = ConfigurationReading()
        let read = reading.members(value, "settings")
        let members = try #require(read)
        #expect(reading.boolean(members[0].value) == true)
        #expect(reading.count(members[1].value) == 3)
        #expect(reading.string(members[2].value) == "x")
        #expect(reading.strings(members[3].value) == ["y"])
        #expect(reading.problems.isEmpty)
    }

    @Test(arguments: [
        ("layres", "layers"), ("Layers", "layers"), ("forbid", nil), ("forbiden", "forbidden"), ("x", nil), ("", nil),
        ("independant", "independent"), ("acylic", "acyclic"),
    ])
    func `a misspelt word is answered with the nearest one, and a far one with none`(word: String, nearest: String?) {
        let words = ["layers", "forbidden", "protected", "independent", "acyclic"]
        #expect(Suggestion.nearest(to: word, among: words) == nearest)
    }
}
