import Testing

struct JSONSchemaTests {
    @Test(arguments: [
        (#"{"type": "integer"}"#, "1", "1.5"),
        (#"{"type": "boolean"}"#, "true", "1"),
        (#"{"type": ["array", "null"]}"#, "null", "{}"),
        (#"{"properties": {"a": {"type": "string"}}}"#, #"{"a": "x"}"#, #"{"a": 1}"#),
        (#"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"a": 1}"#, #"{"b": 1}"#),
        (#"{"additionalProperties": {"type": "string"}}"#, #"{"a": "x"}"#, #"{"a": 1}"#),
        (#"{"required": ["a"]}"#, #"{"a": 1}"#, #"{"b": 1}"#),
        (#"{"items": {"type": "integer"}}"#, "[1, 2]", "[1, true]"),
        (#"{"minItems": 1}"#, "[1]", "[]"),
        (#"{"uniqueItems": true}"#, "[1, 2]", "[1, 1]"),
        (#"{"enum": ["a", 2]}"#, "2", "3"),
        (#"{"const": 2}"#, "2", "3"),
        (#"{"minimum": 0}"#, "0", "-1"),
        (#"{"maximum": 100.5}"#, "100.5", "101"),
        (#"{"pattern": "^a+$"}"#, #""aa""#, #""ab""#),
        (#"{"format": "uri"}"#, #""https://a.b/c""#, #""a/b""#),
        (#"{"format": "uri-reference"}"#, #""a/b%20c""#, #""a/b c""#),
        (#"{"format": "date-time"}"#, #""2020-01-02T03:04:05Z""#, #""2020-01-02""#),
        (#"{"anyOf": [{"type": "null"}, {"minimum": 3}]}"#, "3", "2"),
        (#"{"oneOf": [{"minimum": 3}, {"maximum": 5}]}"#, "2", "4"),
        (##"{"$ref": "#/definitions/a", "definitions": {"a": {"type": "null"}}}"##, "null", "1"),
        (#"{"allOf": []}"#, "", "1"),
    ])
    func `each keyword lets through what it allows, and nothing else`(schema: String, good: String, bad: String) throws
    {
        let schema = try JSONSchema(text: schema)
        if !good.isEmpty { #expect(schema.errors(in: try JSONValue(good)) == []) }
        #expect(schema.errors(in: try JSONValue(bad)).count == 1)
    }
}
