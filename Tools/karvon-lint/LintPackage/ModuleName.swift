/// A target's name as an identifier, as SwiftPM makes it: what no identifier may hold becomes `_`.
enum ModuleName {
    static func module(ofTarget name: String) -> String {
        var module = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let fits = module.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
            module.append(fits ? scalar : "_")
        }
        return String(module)
    }
}
