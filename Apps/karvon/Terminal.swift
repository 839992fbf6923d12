import Foundation

/// What the process is connected to.
enum Terminal {
    /// Whether a person sits at both ends.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Whether colours are wanted (https://no-color.org) and can be shown.
    static var hasColor: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Reads a line that isn't shown while it is written; nil at the end of input.
    static func readHiddenLine() -> String? {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return readLine() }
        var hidden = settings
        // Nor is an interrupt taken meanwhile: it would leave the terminal without echo.
        hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &hidden)
        defer {
            tcsetattr(STDIN_FILENO, TCSANOW, &settings)
            Output.write("\n")
        }
        return readLine()
    }
}

/// How a text stands out in a terminal.
enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"

    func callAsFunction(_ text: String) -> String {
        Terminal.hasColor ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}
