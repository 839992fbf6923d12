/// What each kind of contract says, in a sentence, and how one is written.
package enum ContractKindText {
    /// All kinds, in the order in which people ask for them.
    package static let kinds = ["allow", "layers", "independence", "forbidden", "protected", "acyclic"]

    /// A contract of the kind, as an entry of `contracts`.
    package static func example(_ kind: String) -> String {
        switch kind {
        case "allow":
            """
            {
                name: "kinds-of-modules", kind: "allow",
                everywhere: "Foundation",  // what every module may import besides
                tests: "Testing",          // what test targets may import besides
                modules: [                 // the first kind that fits a module is its kind
                    { from: "{feature}UI", may: ["{feature}Domain", "SwiftUI"] },
                    { from: "*Domain", may: [] },
                ],
            }
            """
        case "layers":
            """
            { name: "layers", kind: "layers", containers: "{feature}", layers: ["UI", "Data | Cache (optional)", "Domain"] }
            """
        case "independence":
            "{ name: \"features-are-independent\", kind: \"independence\", modules: [\"{feature}UI\", \"{feature}Domain\"] }"
        case "forbidden":
            "{ name: \"no-network\", kind: \"forbidden\", from: \"*Domain\", to: [\"Alamofire\", \"Foundation.URLSession\"] }"
        case "protected":
            "{ name: \"one-database\", kind: \"protected\", modules: \"SQLite3\", only: [\"Storage\", \"*Data\"] }"
        default: "{ name: \"no-circles\", kind: \"acyclic\", modules: [\"{feature}Domain\", \"{feature}UI\"] }"
        }
    }

    package static func text(_ kind: String) -> String {
        switch kind {
        case "allow": "Each kind of module may import only what is listed for it; a module of no kind is a finding."
        case "layers": "A lower layer may not import nor reach a higher one, and siblings of a layer not each other."
        case "independence": "The groups of modules may not import nor reach each other."
        case "forbidden": "Some modules may not import nor reach some others."
        case "protected": "Only some modules may import certain others."
        default: "The groups of modules may not depend on each other in a circle."
        }
    }
}
