/// The words by which packages commonly name layers: what stands at the end of a module's name.
enum LayerWords {
    /// From the highest layer to the lowest; the words of one line mean much the same.
    static let ranks: [[String]] = [
        ["App", "Main"], ["Navigation", "Coordinator", "Coordinators", "Routing"],
        ["UI", "Presentation", "Views", "View", "Screens", "ViewModels", "Feature", "Features"],
        ["Live", "Data", "Repositories", "Repository", "Services", "Service", "Networking", "Persistence", "Storage"],
        ["Client"], ["Domain", "UseCases", "Logic"], ["Core", "Model", "Models", "Entities"],
        ["Interface", "Interfaces", "API", "Contracts"],
    ]

    /// Layers that know nothing of screens.
    static let withoutScreens: Set = ["Domain", "UseCases", "Logic", "Core", "Model", "Models", "Entities"]

    static func rank(_ word: String) -> Int { ranks.firstIndex { $0.contains(word) } ?? ranks.count }

    /// `OrdersDomain` as `Orders` and `Domain`; nil when no layer's word ends the name, or nothing stands in front.
    static func split(_ name: String) -> (stem: String, word: String)? {
        let words = ranks.flatMap(\.self).filter { name.hasSuffix($0) && name.count > $0.count }
        guard let word = words.max(by: { $0.count < $1.count }) else { return nil }
        return (String(name.dropLast(word.count)), word)
    }
}
