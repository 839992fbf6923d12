import LintPackage
import LintReader

/// How many types are declared, for metrics.
package struct DeclarationCounts: Hashable, Sendable {
    /// Classes, structures, enumerations, actors and protocols; nested ones too.
    package var types = 0
    /// Those that others are meant to fill in: protocols and open classes.
    package var abstractTypes = 0

    package init(types: Int = 0, abstractTypes: Int = 0) {
        self.types = types
        self.abstractTypes = abstractTypes
    }

    init(_ declarations: [Declaration]) {
        for declaration in declarations {
            switch declaration.kind {
            case .struct, .enum, .actor: types += 1
            case .protocol:
                types += 1
                abstractTypes += 1
            case .class:
                types += 1
                if declaration.modifiers.contains(.open) { abstractTypes += 1 }
            default: continue
            }
        }
    }

    package static func += (left: inout Self, right: Self) {
        left.types += right.types
        left.abstractTypes += right.abstractTypes
    }
}

extension DeclarationCounts: RecordedByFields {
    package static let record = Record(Self.init(types:abstractTypes:)) { ($0.types, $0.abstractTypes) }
}
