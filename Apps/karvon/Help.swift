import HeadlessKit

/// The help, at every level.
enum Help {
    static func text(for command: Command?) -> String {
        guard let command else { return overview }
        return """
            USAGE: karvon \(command.usage)

            \(command.details)

            \(exitCodes)

            """
    }

    private static var overview: String {
        let width = Command.allCases.map(\.usage.count).max() ?? 0
        let commands = Command.allCases.map { command in
            "  \(command.usage.padding(toLength: width)) \(command.summary)"
        }
        return """
            The Karvon app in a terminal: its real screens, coordinators and SQLite.

            USAGE: karvon [--data DIR | --memory] [--json]
                   karvon COMMAND ...

            In a terminal the app starts, each thing that can be done with a number. Without a terminal it shows a tour, or
            with --data or --memory does the events on standard input, as drive does.

            COMMANDS:
            \(commands.joined(separator: "\n"))
              help [COMMAND]\(String(repeating: " ", count: max(0, width - 14))) Show help

            OPTIONS:
              --data DIR   Keep the app's data in DIR (else in $XDG_DATA_HOME/karvon, or ~/.local/share/karvon)
              --memory     Keep nothing
              --json       Write one JSON object for each event and for each screen
              -h, --help   Show help

            ENVIRONMENT:
              NO_COLOR     Set to anything: no colours. There are none either when the output is no terminal.

            \(exitCodes)

            """
    }

    private static let exitCodes = """
        EXIT CODES:
          0   all went well
          1   a transcript is not what was played, or an event could not be done
          2   a file could not be read, or the app could not be launched
          64  the command line is wrong
        """
}

extension Command {
    var usage: String {
        switch self {
        case .drive: "drive [--data DIR | --memory] [--json]"
        case .play: "play [--json] FILE..."
        case .record: "record [--json] FILE..."
        case .tour: "tour [--json]"
        }
    }

    var summary: String {
        switch self {
        case .drive: "Do the events on standard input"
        case .play: "Play transcripts and compare"
        case .record: "Play transcripts and write down what followed"
        case .tour: "Walk through the app and print each screen"
        }
    }

    var details: String {
        switch self {
        case .drive:
            """
            Reads events from standard input, one a line, and prints what follows each, as soon as it is done.
            A line may begin with '> '; empty lines and lines that begin with '#' are passed over. Without --data or
            --memory it works on your own data, as the app itself does. With --memory everything is the same each time;
            otherwise clock, identifiers and codes are real.

            EVENTS:
            \(Event.forms.map { "  \($0)" }.joined(separator: "\n"))
            A TEXT in double quotes may be empty, have spaces at its ends, and hold \\n \\t \\" \\\\ and \\u{hex}.

            JSON, each object with its version v and its type:
              event    event, happenings: what navigation and notifications did, in order
              screen   path, route, title, elements (kind, id, label, value, badge, error, isEnabled, ...), dialog, tabs
              failure  event, line, message: an event that could not be done
            """
        case .play:
            """
            Plays each transcript on an app of its own in memory, and compares what follows with what is recorded,
            byte by byte. Prints the difference, and exits with 1, when something differs or nothing is recorded.
            """
        case .record:
            """
            Plays each transcript on an app of its own in memory, and writes what follows into the file. Lines that
            begin with '#', '@' or '>' are kept, events in their usual spelling; a file with nothing but '>' lines is a
            good start. After typing, the screen is told only when no further event follows directly.

            SETTINGS (lines that begin with '@', before the first event):
              @ fixture fresh|guest|member   A first start; signed out; signed in (the default is guest)
              @ width compact|regular        How wide the window is
              @ latency 2s                   How long the directory and the payment service take to answer
              @ outage 10s                   How long the directory does not answer
            """
        case .tour:
            """
            Plays a walk through the app in memory and prints each screen.
            """
        }
    }
}

extension String {
    fileprivate func padding(toLength length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - count))
    }
}
