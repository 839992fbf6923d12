/// What may stand in a screen's builder.
public protocol ScreenContent {
    /// The elements that it stands for.
    var elements: [Element] { get }
}

extension Element: ScreenContent {
    /// The element itself.
    public var elements: [Element] { [self] }
}

/// A line to read.
public struct Text: ScreenContent {
    /// The line as an element.
    public let elements: [Element]

    /// A line without an id.
    public init(_ text: String) {
        elements = [Element(id: nil, kind: .text, label: text)]
    }
}

/// A line that names what follows.
public struct Heading: ScreenContent {
    /// The heading as an element.
    public let elements: [Element]

    /// A heading without an id.
    public init(_ text: String) {
        elements = [Element(id: nil, kind: .heading, label: text)]
    }
}

/// A labelled value that stands out, such as a count or a state.
public struct Badge: ScreenContent {
    /// The badge as an element.
    public let elements: [Element]

    /// A badge that shows `value` under the name `label`.
    public init(_ label: String, _ value: String) {
        elements = [
            Element(id: nil, kind: .badge(value), label: label, accessibilityLabel: "\(label), \(value)")
        ]
    }
}

/// Work that is under way.
public struct Progress: ScreenContent {
    /// The progress as an element.
    public let elements: [Element]

    /// Progress as a fraction from 0 to 1, or nil while the end isn't known. What is outside of that is brought to its
    /// nearest end; what is no number counts as not known.
    public init(_ label: String, fraction: Double? = nil) {
        let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        elements = [Element(id: nil, kind: .progress(known), label: label)]
    }
}
