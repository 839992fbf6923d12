import Foundation
import NavigationKit
import Testing

struct GrammarTests {
    enum Sort: String, CaseIterable, Sendable {
        case name
        case date
    }

    enum Place: Addressable {
        case home
        case order(Int)
        case note(String)
        case search(String?, sort: Sort?)
        case file(folder: String, name: String)
        case help(page: String)

        static let grammar = Grammar<Self>(
            Rule("home", .home),
            Rule("orders/{id}", .int, make: Self.order) { if case .order(let id) = $0 { id } else { nil } },
            Rule("notes/{title}", .string, make: Self.note) { if case .note(let title) = $0 { title } else { nil } },
            Rule(
                "search?text={text}&sort={sort}", Parameter<String>.string.optional, Parameter<Sort>.oneOf.optional,
                make: Self.search
            ) {
                if case .search(let text, let sort) = $0 { (text, sort) } else { nil }
            },
            Rule("files/{folder}/{name}", .string, .string, make: Self.file) {
                if case .file(let folder, let name) = $0 { (folder, name) } else { nil }
            },
            Rule("help?kind=page&page={page}", .string, make: Self.help) {
                if case .help(let page) = $0 { page } else { nil }
            }
        )
    }

    static let places: [Place] =
        [
            .home, .order(0), .order(-7), .order(Int.max), .order(Int.min), .search(nil, sort: nil),
            .search("a", sort: nil), .search(nil, sort: .date), .help(page: "a&b=c"),
        ]
        + [
            "a", "a/b", "100%", "%41", "a b", "a+b", "#1", "?", "&", "=", "ö", "Gʻani", "Кръстев", "👩‍👩‍👧", "..", ".",
            "a\nb", "\u{0}", "%", "{id}",
        ].flatMap { [.note($0), .file(folder: $0, name: $0), .search($0, sort: .name), .help(page: $0)] }

    @Test(arguments: places)
    func `a value reads as it is written, and is saved as that text`(_ place: Place) throws {
        #expect(try Place(address: place.address) == place)
        #expect(place.description == place.address)
        let saved = try JSONEncoder().encode([place])
        #expect(try JSONDecoder().decode([Place].self, from: saved) == [place])
        #expect(try JSONDecoder().decode([String].self, from: saved) == [place.address])
    }

    @Test(
        arguments: [
            ("home", Place.home), ("/home/", .home), ("home?unknown=1", .home), ("home#part", .home),
            ("orders/772", .order(772)), ("search", .search(nil, sort: nil)), ("search?", .search(nil, sort: nil)),
            ("search?sort=date&text=a", .search("a", sort: .date)), ("search?text=a&text=b", .search("a", sort: nil)),
            ("help?page=1&kind=page", .help(page: "1")),
        ])
    func `a value is read from every way to write it`(text: String, place: Place) throws {
        #expect(try Place(address: text) == place)
    }

    @Test(
        arguments: [
            ("orders/abc", AddressError.bad("orders/abc", parameter: "id", value: "abc", expected: "a whole number")),
            ("orders/007", .bad("orders/007", parameter: "id", value: "007", expected: "a whole number")),
            ("orders/+7", .bad("orders/+7", parameter: "id", value: "+7", expected: "a whole number")),
            ("orders/-0", .bad("orders/-0", parameter: "id", value: "-0", expected: "a whole number")),
            (
                "orders/9223372036854775808",
                .bad(
                    "orders/9223372036854775808", parameter: "id", value: "9223372036854775808",
                    expected: "a whole number")
            ),
            (
                "search?sort=size",
                .bad("search?sort=size", parameter: "sort", value: "size", expected: "one of name, date")
            ),
            ("help?kind=page", .missing("help?kind=page", parameter: "page", expected: "a text")),
            ("help?kind=page&page=", .bad("help?kind=page&page=", parameter: "page", value: "", expected: "a text")),
        ])
    func `a parameter that can't be read is a typed error`(text: String, error: AddressError) {
        #expect(throws: error) { try Place(address: text) }
    }

    @Test(arguments: ["", "/", "nowhere", "orders", "orders/1/2", "help?page=1", "Home", "orders/1%2F2"])
    func `a text that names nothing is an error that tells what is known`(text: String) {
        #expect { try Place(address: text) } throws: { error in
            let text = "\(error)"
            return text.contains("orders/{id}") || text.contains("a whole number")
        }
    }

    @Test func `I54: a typed whole number that is given letters is a typed error`() {
        #expect(throws: AddressError.bad("orders/abc", parameter: "id", value: "abc", expected: "a whole number")) {
            try Place(address: "orders/abc")
        }
    }

    @Test func `I54: 100%25 is decoded once`() throws {
        #expect(try Place(address: "search?text=100%25") == .search("100%", sort: nil))
        #expect(try Place(address: "search?text=100%2525") == .search("100%25", sort: nil))
    }

    @Test func `I54: an escaped slash stays in its segment`() throws {
        #expect(try Place(address: "notes/a%2Fb") == .note("a/b"))
        #expect(try Place(address: "files/a%2Fb/c") == .file(folder: "a/b", name: "c"))
    }

    @Test(arguments: [
        "notes/%", "notes/%4", "notes/%zz", "notes/a%2", "search?text=%", "search?%=a", "notes/%FF", "notes/%C3",
    ])
    func `I54: an escape that is malformed is a typed error`(text: String) {
        #expect { try Place(address: text) } throws: { error in
            if case AddressError.malformed(text, why: _) = error { true } else { false }
        }
    }

    @Test func `a value whose name would read back as another has none`() {
        #expect(Place.grammar.print(Place.note("")) == nil)
        #expect(Place.grammar.print(Place.file(folder: "", name: "home")) == nil)
        #expect(Place.note("").address == "unnamed/Place")
        #expect(throws: AddressError.self) { try Place(address: Place.note("").address) }
    }

    @Test func `an optional text that is empty is written as none`() throws {
        #expect(try Place(address: Place.search("", sort: nil).address) == .search(nil, sort: nil))
    }

    @Test func `the shapes of a grammar are told in order`() {
        #expect(Place.grammar.templates.prefix(3) == ["home", "orders/{id}", "notes/{title}"])
    }

    @Test(
        arguments: [
            (AddressError.malformed("a%", why: "it ends"), "'a%' can't be read: it ends"),
            (.unknown("x", known: ["a", "b"]), "'x' names nothing; known are a, b"),
            (.missing("x", parameter: "id", expected: "a whole number"), "'x' lacks id, a whole number"),
            (
                .bad("x", parameter: "id", value: "y", expected: "a whole number"),
                "'x': id is 'y', but must be a whole number"
            ),
        ])
    func `an error is a sentence for a person`(error: AddressError, text: String) {
        #expect(error.description == text)
    }
}
