import HeadlessKit
import NavigationKit
import Testing

struct EventTextTests {
    private static let oddTexts = [
        "", " ", "  two at each end  ", "plain", "with space", "\"", "\"quoted\"", "\\", "\\n", "a\nb", "a\r\nb", "\t",
        "$", "$name", "$ name", "#", ">", "Gʻani Oʻrinov", "Кръстев", "\u{301}accent first", "\"\u{301}", "$\u{301}",
        " \u{301}", "e\u{301}", "\u{200B}", "\u{202E}abc", "\u{0}", "\u{7F}", "👩‍👩‍👧", "a\\", "\u{FEFF}", "\u{2028}",
    ]

    static let events: [Event] =
        [
            .back, .relaunch, .gesture(.swipeBack, completed: true), .gesture(.swipeBack, completed: false),
            .gesture(.dragDown, completed: true), .gesture(.dragDown, completed: false), .resize(.compact),
            .resize(.regular), .type("login.password", .secret("password")), .tap("orders.open"), .select("home"),
            .pick("theme", "dark"), .open("karvon://orders/details?id=772"), .notification("karvon://user/1"),
            .advance(.zero), .advance(.milliseconds(1)), .advance(.milliseconds(1500)), .advance(.seconds(90)),
            .advance(.seconds(3600)), .advance(.seconds(86400 * 366)),
        ]
        + oddTexts.flatMap { text -> [Event] in
            [
                .tap(text), .doubleTap(text), .select(TabID(text)), .open(text), .notification(text),
                .type(text, .text(text)), .type("id", .text(text)), .pick(text, text), .pick("id", text),
            ]
        }

    @Test(arguments: events)
    func `an event reads as it is written, on one line`(_ event: Event) throws {
        let line = event.description
        #expect(!line.contains { $0.isNewline })
        let read = try Event(line)
        #expect(read == event)
        #expect(Array(read.description.utf8) == Array(line.utf8))
    }

    @Test(
        arguments: [
            ("tap login.submit", Event.tap("login.submit")),
            ("type login.email alisher@navoiy.uz", .type("login.email", .text("alisher@navoiy.uz"))),
            ("type note Buy milk and bread", .type("note", .text("Buy milk and bread"))),
            ("type note ", .type("note", .text(""))),
            ("type note \"\"", .type("note", .text(""))),
            ("type note \"  a\\tb\\u{2028}\"", .type("note", .text("  a\tb\u{2028}"))),
            ("type login.password $password", .type("login.password", .secret("password"))),
            ("type price \"$5\"", .type("price", .text("$5"))),
            ("pick language  Oʻzbekcha", .pick("language", "Oʻzbekcha")),
            ("tap \"odd id\"", .tap("odd id")),
            ("advance 2m", .advance(.seconds(120))),
        ])
    func `an event is read from what a person writes`(line: String, event: Event) throws {
        #expect(try Event(line) == event)
    }

    @Test(
        arguments: [
            "", " ", "jump", "tap", "tap ", "tap  a", "tap a b", "tap a ", "double-tap", "type", "type a", "pick a",
            "pick a ", "select", "select a b", "open", "open ", "back 2", "swipe", "swipe back now", "drag up",
            "advance", "advance 5", "advance -5s", "advance 5 s", "advance 200000w", "resize wide", "relaunch now",
            "Tap a",
        ])
    func `a line that is no event says what there is`(line: String) {
        #expect { try Event(line) } throws: { error in
            let text = "\(error)"
            return text.hasPrefix("'\(line)' is no event; there are: tap ID, ") && text.contains("type ID $SECRET")
                || text.hasPrefix("'\(line)' is no event; write: \(line.prefix { $0 != " " })")
        }
    }

    @Test func `an event that is written wrongly says how it is written`() {
        #expect { try Event("advance 5") } throws: {
            "\($0)" == "'advance 5' is no event; write: advance 300ms|30s|2m|1h"
        }
        #expect { try Event("type a") } throws: {
            "\($0)" == "'type a' is no event; write: type ID TEXT, type ID $SECRET"
        }
    }

    @Test(
        arguments: [
            "type a \"", "type a \"b", "type a \"b\"c", "type a \"\\x\"", "type a \"\\u{110000}\"", "type a \"\\u{}\"",
            "type a \"\\u\"", "type a \"b\\\"", "tap \"a", "tap \"a\"b",
        ])
    func `a text whose quotes are wrong says how to write them`(line: String) {
        #expect { try Event(line) } throws: { error in
            "\(error)" == #"'\#(line)': a quoted text ends with ", and knows the escapes \" \\ \n \r \t \u{hex}"#
        }
    }

    @Test(
        arguments: [
            (Duration.zero, "0ms"), (.milliseconds(1), "1ms"), (.milliseconds(999), "999ms"), (.seconds(1), "1s"),
            (.milliseconds(1500), "1500ms"), (.seconds(60), "1m"), (.seconds(61), "61s"), (.seconds(3600), "1h"),
            (.seconds(5400), "90m"), (.microseconds(2500), "2ms"), (.seconds(-3), "0ms"),
        ])
    func `a duration is told in the largest unit that divides it`(duration: Duration, text: String) {
        #expect(duration.shortText == text)
    }

    @Test func `a duration that is longer than anybody lives is told as the longest there is`() {
        #expect(Duration.seconds(Int64.max).shortText == "3200000000s")
        #expect(Duration(shortText: "3200000000s") == .seconds(3_200_000_000))
        #expect(Duration(shortText: "3200000001s") == nil)
    }

    @Test(arguments: ["", "s", "5", "ms", "1.5s", "5S", " 5s", "5s ", "99999999999999999999h", "-1ms"])
    func `what is no duration is not read`(text: String) {
        #expect(Duration(shortText: text) == nil)
    }
}
