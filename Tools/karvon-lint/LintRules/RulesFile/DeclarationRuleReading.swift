import LintConfiguration
import LintReader

extension ConfigurationReading {
    private static let ruleKeys = [
        "name", "severity", "because", "instead", "optional", "select", "require", "forbid", "examples",
    ]
    static let selectKeys = [
        "modules", "files", "includeTests", "kinds", "names", "attributes", "withoutAttributes", "modifiers",
        "inherits", "mutable", "static", "topLevel", "parents", "ofOwnType",
    ]
    static let requireKeys = [
        "kinds", "names", "attributes", "modifiers", "inherits", "modules", "files", "lines", "isolation", "captures",
        "anyOf",
    ]
    static let forbidKeys = [
        "kinds", "names", "attributes", "modifiers", "inherits", "modules", "imports", "uses", "allow", "types",
        "values",
        "anything",
    ]

    /// What can be asked of a whole file.
    private static let fileKeys = ["lines", "files", "imports", "uses", "allow"]

    static let exampleKeys = ["module", "file", "badFile", "good", "bad"]

    /// One entry of `declarations`, or nil when it can't be understood, which is noted.
    mutating func declarationRule(_ value: ConfigurationValue) -> DeclarationRule? {
        guard
            let keys = object(value, "a rule", keys: Self.ruleKeys, required: ["name", "select", "examples"]),
            let nameValue = keys["name"]?.value, let name = ruleName(nameValue)
        else { return nil }
        let before = problems.count
        var rule = DeclarationRule(name: name, place: value.place)
        rule.severity = keys["severity"].flatMap { severity($0.value) } ?? .error
        rule.because = keys["because"].flatMap { string($0.value) }
        rule.instead = keys["instead"].flatMap { string($0.value) }
        rule.isOptional = keys["optional"].flatMap { boolean($0.value) } ?? false
        if let member = keys["select"] { rule.select = selection(member.value) }
        // What is misspelt in select may have said what the rule is about.
        let isAboutFiles = problems.count == before ? rule.select.isAboutFiles : nil
        if let member = keys["require"] { rule.require = demands(member.value, Self.requireKeys, isAboutFiles) }
        if let member = keys["forbid"] { rule.forbid = demands(member.value, Self.forbidKeys, isAboutFiles) }
        if let member = keys["examples"] { rule.examples = examples(member.value) }
        if keys["require"] == nil, keys["forbid"] == nil {
            note(ConfigurationError(at: value.place, expected: "require or forbid in a rule", found: "neither"))
        }
        if rule.saysNothing, problems.count == before {
            let demands =
                rule.select.isAboutFiles ? "lines, files, imports or uses, for it is about files" : "something"
            note(ConfigurationError(at: value.place, expected: "a rule that asks for \(demands)", found: "none of it"))
        }
        return rule
    }

    private mutating func selection(_ value: ConfigurationValue) -> Selection {
        var selection = Selection()
        guard let keys = object(value, "select", keys: Self.selectKeys) else { return selection }
        selection.modules = patterns(keys, "modules")
        selection.files = patterns(keys, "files")
        selection.includesTests = keys["includeTests"].flatMap { boolean($0.value) } ?? false
        selection.kinds = kinds(keys, "kinds")
        selection.parents = kinds(keys, "parents")
        selection.isOfOwnType = keys["ofOwnType"].flatMap { boolean($0.value) }
        selection.names = patterns(keys, "names")
        selection.attributes = list(keys, "attributes")
        selection.withoutAttributes = list(keys, "withoutAttributes")
        selection.modifiers = modifiers(keys)
        selection.inherits = patterns(keys, "inherits")
        selection.isMutable = keys["mutable"].flatMap { boolean($0.value) }
        selection.isStatic = keys["static"].flatMap { boolean($0.value) }
        selection.isTopLevel = keys["topLevel"].flatMap { boolean($0.value) }
        return selection
    }

    /// Demands that suit what a rule selects: whole files have no modifiers, and a declaration has no length.
    private mutating func demands(_ value: ConfigurationValue, _ keys: [String], _ isAboutFiles: Bool?) -> Demands {
        switch isAboutFiles {
        case true?: demands(value, keys.filter(Self.fileKeys.contains), "require or forbid in a rule about whole files")
        case false?: demands(value, keys.filter { $0 != "lines" }, "require or forbid in a rule about declarations")
        case nil: demands(value, keys, "require or forbid")
        }
    }

    private mutating func demands(_ value: ConfigurationValue, _ allowed: [String], _ what: String) -> Demands {
        var demands = Demands()
        guard let keys = object(value, what, keys: allowed) else { return demands }
        demands.kinds = kinds(keys, "kinds")
        demands.names = patterns(keys, "names")
        demands.attributes = list(keys, "attributes")
        demands.modifiers = modifiers(keys)
        demands.inherits = patterns(keys, "inherits")
        demands.modules = patterns(keys, "modules")
        demands.files = patterns(keys, "files")
        demands.imports = patterns(keys, "imports")
        demands.uses = uses(keys, "uses")
        demands.allow = uses(keys, "allow")
        demands.isolation = keys["isolation"].flatMap { string($0.value) }
        demands.captures = keys["captures"].flatMap { word($0.value, of: ["weak", "unowned"]) }
            .map { $0 == "weak" ? .weak : .unowned }
        if let member = keys["anyOf"] {
            // What a closure holds is found at its own place, and not as a lack of the declaration.
            let inner = allowed.filter { $0 != "anyOf" && $0 != "captures" }
            demands.anyOf = array(member.value, of: "demands").map { self.demands($0, inner, what) }
        }
        demands.types = patterns(keys, "types")
        demands.values = patterns(keys, "values")
        demands.anything = keys["anything"].flatMap { boolean($0.value) } ?? false
        demands.lines = keys["lines"].flatMap { count($0.value) }
        return demands
    }

    private mutating func examples(_ value: ConfigurationValue) -> RuleExamples {
        var examples = RuleExamples()
        guard
            let keys = object(value, "examples", keys: Self.exampleKeys, required: ["good", "bad"])
        else { return examples }
        examples.module = keys["module"].flatMap { string($0.value) } ?? ""
        examples.file = keys["file"].flatMap { string($0.value) } ?? examples.file
        examples.badFile = keys["badFile"].flatMap { string($0.value) }
        examples.good = list(keys, "good")
        examples.bad = list(keys, "bad")
        return examples
    }

    private mutating func uses(_ keys: [String: ConfigurationMember], _ key: String) -> [UsePattern] {
        guard let value = keys[key]?.value else { return [] }
        var values = [value]
        if case .array(let several) = value.content { values = several }
        return values.compactMap { value in string(value).flatMap { use($0, at: value.place) } }
    }

    private mutating func use(_ text: String, at place: ConfigurationPlace) -> UsePattern? {
        do {
            return try UsePattern(text, at: place)
        } catch {
            note(error)
            return nil
        }
    }

    /// A string or an array of strings.
    private mutating func list(_ keys: [String: ConfigurationMember], _ key: String) -> [String] {
        guard let value = keys[key]?.value else { return [] }
        if case .string(let text) = value.content { return [text] }
        return strings(value)
    }

    /// The kinds with their names, which are made once: that takes a while.
    private static let namedKinds = Declaration.Kind.allCases.map { ("\($0)", $0) }

    private mutating func kinds(_ keys: [String: ConfigurationMember], _ key: String) -> [Declaration.Kind] {
        let named = Self.namedKinds
        let spelled = [
            "func": "function", "var": "variable", "let": "constant", "init": "initializer", "deinit": "deinitializer",
            "case": "enumCase", "precedencegroup": "precedenceGroup",
        ]
        return words(keys, key, of: named.map(\.0), others: spelled).compactMap { word in
            named.first { $0.0 == word }?.1
        }
    }

    private mutating func modifiers(_ keys: [String: ConfigurationMember]) -> [String] {
        words(keys, "modifiers", of: Modifiers.spellings)
    }

    private mutating func words(
        _ keys: [String: ConfigurationMember], _ key: String, of words: [String], others: [String: String] = [:]
    ) -> [String] {
        guard let value = keys[key]?.value else { return [] }
        if case .string = value.content { return word(value, of: words, others: others).map { [$0] } ?? [] }
        return array(value, of: "words").compactMap { word($0, of: words, others: others) }
    }
}
