/// The scripts that let shells complete words: each hands the words to the tool and shows what it offers.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    private static let bashText = #"""
        # Completion of karvon-lint for bash. Load it with: source <(karvon-lint completions bash)
        _karvon_lint() {
            local line word path current=${COMP_WORDS[COMP_CWORD]}
            [[ $current == = ]] && current=
            COMPREPLY=()
            while IFS= read -r line; do
                word=${line%%$'\t'*}
                case $word in
                    :files | :folders)
                        compopt -o filenames 2>/dev/null
                        while IFS= read -r path; do
                            COMPREPLY+=("$path")
                        done < <(if [[ $word == :files ]]; then compgen -f -- "$current"; else compgen -d -- "$current"; fi)
                        ;;
                    *)
                        COMPREPLY+=("$word")
                        [[ $word == *= ]] && compopt -o nospace 2>/dev/null
                        ;;
                esac
            done < <("${1/#\~/$HOME}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
            return 0
        }
        complete -F _karvon_lint karvon-lint

        """#

    private static let zshText = #"""
        #compdef karvon-lint
        # Completion of karvon-lint for zsh. Save it as _karvon-lint in a folder of fpath, or load it behind compinit
        # with: source <(karvon-lint completions zsh)
        _karvon_lint() {
            local line
            local -a offers shown
            for line in "${(@f)$("${words[1]/#\~/$HOME}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
                case $line in
                    '') ;;
                    :files) compset -P '*='; _files ;;
                    :folders) compset -P '*='; _files -/ ;;
                    *=) compadd -S '' -- "$line" ;;
                    *)
                        offers+=("${line%%$'\t'*}")
                        shown+=("${line/$'\t'/  -- }")
                        ;;
                esac
            done
            (( $#offers )) && compadd -l -d shown -a -- offers
        }
        if [[ $funcstack[1] == _karvon* ]]; then _karvon_lint "$@"; else compdef _karvon_lint karvon-lint; fi

        """#

    private static let fishText = #"""
        # Completion of karvon-lint for fish. Save it as ~/.config/fish/completions/karvon-lint.fish, or load it with:
        # karvon-lint completions fish | source
        function __karvon_lint_offers
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l front (string match -r '^.*=' -- $current)
            set -l rest (string replace -r '^.*=' '' -- $current)
            for line in ($words[1] complete -- $words[2..] "$current" 2>/dev/null)
                switch $line
                    case :files
                        for path in (__fish_complete_path "$rest")
                            echo "$front$path"
                        end
                    case :folders
                        for path in (__fish_complete_directories "$rest")
                            echo "$front$path"
                        end
                    case '*'
                        echo $line
                end
            end
        end
        complete -c karvon-lint -f -a '(__karvon_lint_offers)'

        """#
}
