/// What each kind of contract says, in a sentence.
package enum ContractKindText {
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
