/// What a shell can offer for the last of the words that stand behind the tool's name.
struct WordCompletion {
    /// One thing that is offered: a word, or files.
    enum Offer: Equatable {
        case word(String, help: String)
        case files, folders

        /// A line as the shells' scripts read it: a word with its help behind a tab, or what kind of file fits.
        var line: String {
            switch self {
            case .word(let word, let help): help.isEmpty ? word : "\(word)\t\(help)"
            case .files: ":files"
            case .folders: ":folders"
            }
        }
    }

    let commands: [CommandModel]
    /// The names of modules or rules that a command with these options could mean.
    let names: (CommandModel.Completion, Invocation) -> [String]
    let context: Context

    /// Offers that begin as the last word does.
    func offers(for words: [String]) -> [Offer] {
        let (words, broken) = Self.joined(words)
        let current = words.last ?? ""
        return all(words, current).compactMap { offer in
            guard case .word(let word, let help) = offer else { return offer }
            guard word.hasPrefix(current) else { return nil }
            return .word(String(word.dropFirst(broken)), help: help)
        }
    }

    /// bash breaks words at `=`: puts them together again, and tells how many letters of the last word stand in front
    /// of what bash takes for it.
    private static func joined(_ words: [String]) -> (words: [String], broken: Int) {
        var joined: [String] = []
        var broken = 0
        var isOpen = false
        for word in words {
            if word == "=", let last = joined.popLast() {
                joined.append(last + "=")
                (isOpen, broken) = (true, last.count + 1)
            } else if isOpen, let last = joined.popLast() {
                joined.append(last + word)
                isOpen = false
            } else {
                joined.append(word)
                broken = 0
            }
        }
        return (joined, broken)
    }

    private func all(_ words: [String], _ current: String) -> [Offer] {
        let shown = commands.filter { !$0.isHidden }.map { Offer.word($0.name, help: $0.summary) }
        guard words.count > 1 else {
            return shown + [.word("--help", help: "show all commands"), .word("--version", help: "tell the version")]
        }
        if words[0] == "help" { return words.count == 2 ? shown : [] }
        guard let command = commands.first(where: { $0.name == words[0] }) else { return [] }
        var invocation = Invocation(context: context)
        var open: CommandModel.Option?
        var isOver = false
        for word in words.dropFirst().dropLast() {
            if let option = open {
                invocation.values[option.name, default: []].append(word)
                open = nil
            } else if isOver || !word.hasPrefix("-") {
                invocation.arguments.append(word)
            } else if word == "--" {
                isOver = true
            } else {
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                guard let option = command.options.first(where: { $0.name == parts[0] }) else { continue }
                if option.value != nil, parts.count == 1 { open = option }
                invocation.values[option.name, default: []] += parts.dropFirst()
            }
        }
        if let open { return values(of: open, "", current, invocation) }
        if isOver || !current.hasPrefix("-") { return arguments(command, invocation) }
        guard let end = current.firstIndex(of: "="),
            let option = command.options.first(where: { $0.name == current[..<end] })
        else { return options(command, invocation) }
        return values(of: option, "\(option.name)=", current, invocation)
    }

    private func options(_ command: CommandModel, _ invocation: Invocation) -> [Offer] {
        let left = command.options.filter { $0.isRepeated || !invocation.has($0.name) }
        return left.map { .word($0.name, help: $0.help) } + [.word("--help", help: "show the command's help")]
    }

    private func arguments(_ command: CommandModel, _ invocation: Invocation) -> [Offer] {
        let number = invocation.arguments.count
        guard let last = command.arguments.last else { return [] }
        guard number < command.arguments.count || last.count == .any else { return [] }
        let argument = number < command.arguments.count ? command.arguments[number] : last
        return offers(argument.choices, argument.completion, "", invocation)
    }

    private func values(
        of option: CommandModel.Option, _ prefix: String, _ current: String, _ invocation: Invocation
    ) -> [Offer] {
        guard option.value?.contains("=") == true else {
            return offers(option.choices, option.completion, prefix, invocation)
        }
        if current.dropFirst(prefix.count).contains("=") { return offers([], option.completion, prefix, invocation) }
        return option.choices.map { .word("\(prefix)\($0)=", help: "") }
    }

    private func offers(
        _ choices: [String], _ completion: CommandModel.Completion, _ prefix: String, _ invocation: Invocation
    ) -> [Offer] {
        if !choices.isEmpty { return choices.map { .word(prefix + $0, help: "") } }
        switch completion {
        case .none: return []
        case .files: return [.files]
        case .folders: return [.folders]
        case .parts: return offers([], .modules, prefix, invocation) + [.files]
        case .modules, .rules: return names(completion, invocation).map { .word(prefix + $0, help: "") }
        }
    }
}
