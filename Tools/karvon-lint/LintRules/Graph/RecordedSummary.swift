import LintConfiguration
import LintPackage
import LintReader

extension SourceSummary: RecordedByFields {
    package static let record = Record(
        Self.init(
            target:path:imports:ignores:findings:offersDeclarations:showsTypes:aliases:neededAccess:keptSurface:counts:
            declaresOperators:)
    ) {
        (
            $0.target, $0.path, $0.imports, $0.ignores, $0.findings, $0.offersDeclarations, $0.showsTypes, $0.aliases,
            $0.neededAccess, $0.keptSurface, $0.counts, $0.declaresOperators
        )
    }
}

extension SourceSummary.Imported: RecordedByFields {
    static let record = Record(Self.init(module:site:text:)) { ($0.module, $0.site, $0.text) }
}

extension SourceSummary.Ignore: RecordedByFields {
    static let record = Record(Self.init(rules:reason:place:line:)) { ($0.rules, $0.reason, $0.place, $0.line) }
}

extension SourceSurface: RecordedByFields {
    package static let record = Record(Self.init(ownTypes:offeredTypes:offeredMembers:exposed:)) {
        ($0.ownTypes, $0.offeredTypes, $0.offeredMembers, $0.exposed)
    }
}

extension SourceSurface.Exposed: RecordedByFields {
    static let record = Record(Self.init(type:owner:line:column:)) { ($0.type, $0.owner, $0.line, $0.column) }
}

extension NeededAccess: RecordedByFields {
    package static let record = Record(Self.init(words:)) { $0.words }
}

extension NeededAccess.Word: RecordedByFields {
    static let record = Record(Self.init(text:type:value:)) { ($0.text, $0.type, $0.value) }
}

extension ImportSite: RecordedByFields {
    package static let record = Record(Self.init(place:length:condition:attributes:access:isGenerated:)) {
        ($0.place, $0.length, $0.condition, $0.attributes, $0.access, $0.isGenerated)
    }
}

extension Access: Recorded {}

extension Finding: RecordedByFields {
    package static let record = Record(Self.init(_:severity:at:rule:message:chain:allowed:fix:)) {
        ($0.key, $0.severity, $0.place, $0.rulePlace, $0.message, $0.chain, $0.allowed, $0.fix)
    }
}

extension FindingKey: RecordedByFields {
    package static let record = Record(Self.init(rule:from:to:symbol:)) { ($0.rule, $0.from, $0.to, $0.symbol) }
}

extension Severity: Recorded {}

extension Hop: RecordedByFields {
    package static let record = Record(Self.init(from:to:place:note:)) { ($0.from, $0.to, $0.place, $0.note) }
}

extension SourcePlace: RecordedByFields {
    package static let record = Record(Self.init(path:line:column:)) { ($0.path, $0.line, $0.column) }
}

extension ConfigurationPlace: RecordedByFields {
    package static let record = Record(Self.init(file:line:column:)) { ($0.file, $0.line, $0.column) }
}
