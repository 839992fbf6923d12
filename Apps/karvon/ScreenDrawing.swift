import HeadlessKit
import PresentationKit

/// Draws a screen for a person: what can be used has a number.
@MainActor
enum ScreenDrawing {
    /// What can be used, in the order of its numbers.
    static func numbered(_ snapshot: Snapshot) -> [Element] {
        snapshot.screens.flatMap { $0.screen.activeElements }.filter { $0.id != nil && $0.isEnabled }
    }

    static func text(of step: Step) -> String {
        var number = 0
        var lines = step.happenings.compactMap(telling)
        for shown in step.snapshot.screens {
            lines.append("")
            lines.append(Style.bold(shown.path))
            if let dialog = shown.screen.dialog {
                lines.append(Style.bold("  \(dialog.title.visible)"))
                if let message = dialog.message { lines.append("  \(message.visible)") }
            }
            for element in shown.screen.activeElements {
                let isUsable = element.id != nil && element.isEnabled
                if isUsable { number += 1 }
                lines.append("\(isUsable ? pad(number) : "    ") \(draw(element))")
            }
        }
        if let tabs = step.snapshot.tabs {
            let names = tabs.tabs.map { $0 == tabs.selected ? Style.bold("[\($0)]") : " \($0) " }
            lines.append("")
            lines.append("     \(names.joined(separator: " "))")
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// What a person must be told that no screen shows: a message, and why something did not happen.
    private static func telling(_ happening: String) -> String? {
        if happening.hasPrefix("notified ") { return Style.green("✉ \(happening.dropFirst("notified ".count))") }
        let troubles = ["denied ", "dropped ", "failed ", "ignored ", "parked ", "refused "]
        return troubles.contains { happening.hasPrefix($0) } ? Style.red(happening) : nil
    }

    private static func pad(_ number: Int) -> String {
        number < 10 ? "  \(number)." : number < 100 ? " \(number)." : "\(number)."
    }

    private static func draw(_ element: Element) -> String {
        switch element.kind {
        case .heading: Style.bold(element.label.visible)
        case .text: element.label.visible
        case .badge(let value): "\(element.label.visible): \(Style.bold(value.visible))"
        case .progress(let fraction):
            Style.dim("\(element.label.visible) \(fraction.map { "\(Int($0 * 100))%" } ?? "…")")
        case .field(let text, let error): field(element, text.visible, error)
        case .secureField(let isFilled, let error): field(element, isFilled ? "••••••" : "", error)
        case .button: element.isEnabled ? "[ \(element.label.visible) ]" : Style.dim("[ \(element.label.visible) ]")
        case .toggle(let isOn): "[\(isOn ? "x" : " ")] \(element.label.visible)"
        case .picker(let selected, let options):
            "\(element.label.visible): \(options.first { $0.id == selected }?.label.visible ?? selected) ▾"
        case .row(let detail, let badge):
            "\(element.label.visible)\(Style.dim(detail.map { "  \($0.visible)" } ?? ""))\(badge.map { "  (\($0.visible))" } ?? "")"
        }
    }

    private static func field(_ element: Element, _ text: String, _ error: String?) -> String {
        "\(element.label.visible): \(text.isEmpty ? Style.dim("____") : text)\(error.map { "  \(Style.red("! \($0.visible)"))" } ?? "")"
    }
}
