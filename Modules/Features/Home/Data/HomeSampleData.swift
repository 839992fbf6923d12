import DataKit
import DomainKit
import Foundation

/// Users for a first start: the same for the same random source, with names in Uzbek and Bulgarian and in their scripts.
public enum HomeSampleData {
    /// How many users there are; their ids are 1 to this.
    public static let count = 240

    /// Fills the table of users.
    public static func insert(into connection: Connection, random: some RandomSource) throws {
        var spellings = Spellings()
        for id in 1...count {
            let people = id == 123 ? Self.people[0] : random.element(of: Self.people) ?? Self.people[0]
            let given = id == 123 ? "Alisher" : random.element(of: people.given) ?? ""
            let family = id == 123 ? "Navoiy" : random.element(of: people.family) ?? ""
            let city = random.element(of: people.cities) ?? ""
            let email = "\(spellings.latin(given)).\(spellings.latin(family)).\(id)@\(people.domain)"
            let folded = [given, family, email, city].map { spellings.folded($0) }.joined(separator: " ")
            try connection.execute(
                "INSERT INTO users (id, name, email, city, folded) VALUES (?, ?, ?, ?, ?)",
                id, "\(given) \(family)", email, city, folded)
        }
    }

    private struct People {
        let domain: String
        let given: [String]
        let family: [String]
        let cities: [String]
    }

    private static let people = [
        People(
            domain: "misol.uz",
            given: [
                "Aziza", "Bahodir", "Dilnoza", "Farruh", "Gulnora", "Jasur", "Lola", "Otabek", "Sevara", "Ulugʻbek",
            ],
            family: ["Abdullayev", "Gʻaniyev", "Karimov", "Mirzayev", "Oʻrinov", "Rahimov", "Toʻrayev", "Yoʻldoshev"],
            cities: ["Toshkent", "Samarqand", "Buxoro", "Xiva", "Fargʻona", "Qoʻqon"]),
        People(
            domain: "misol.uz",
            given: ["Азиза", "Баҳодир", "Дилноза", "Фаррух", "Гулнора", "Жасур", "Отабек", "Улуғбек"],
            family: ["Абдуллаев", "Ғаниев", "Каримов", "Мирзаев", "Ўринов", "Раҳимов", "Тўраев", "Йўлдошев"],
            cities: ["Тошкент", "Самарқанд", "Бухоро", "Хива", "Фарғона", "Қўқон"]),
        People(
            domain: "primer.bg",
            given: ["Ангел", "Боян", "Велислав", "Димитър", "Емил", "Иван", "Кирил", "Любомир", "Петър", "Стоян"],
            family: ["Ангелов", "Борисов", "Георгиев", "Димитров", "Йорданов", "Кръстев", "Стоянов", "Цветков"],
            cities: ["София", "Пловдив", "Варна", "Бургас", "Русе", "Велико Търново"]),
        People(
            domain: "primer.bg",
            given: ["Анелия", "Божидара", "Веселина", "Гергана", "Елица", "Йоана", "Мария", "Радка", "Снежана", "Яна"],
            family: [
                "Ангелова", "Борисова", "Георгиева", "Димитрова", "Йорданова", "Кръстева", "Стоянова", "Цветкова",
            ],
            cities: ["София", "Пловдив", "Варна", "Бургас", "Русе", "Велико Търново"]),
    ]
}

/// Names in other letters, each worked out once: there are few names and many users, and a launch waits for this.
private struct Spellings {
    private var latinNames: [String: String] = [:]
    private var foldedTexts: [String: String] = [:]

    /// A name in the letters of a mail address.
    mutating func latin(_ name: String) -> String {
        if let known = latinNames[name] { return known }
        let latin = (name.applyingTransform(.toLatin, reverse: false) ?? name).folded
            .filter { $0.isASCII && $0.isLetter }
        latinNames[name] = latin
        return latin
    }

    /// A text as searches see it; an address in plain letters is that already.
    mutating func folded(_ text: String) -> String {
        if text.utf8.contains(UInt8(ascii: "@")) { return text }
        if let known = foldedTexts[text] { return known }
        let folded = text.folded
        foldedTexts[text] = folded
        return folded
    }
}
