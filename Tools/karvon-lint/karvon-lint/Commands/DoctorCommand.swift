extension Commands {
    static let doctor = CommandModel(
        name: "doctor",
        summary: "Look whether all is well: toolchain, rules, cache, and the reader against the compiler",
        discussion: """
            Each line says ok, warn or fail, and what to do. The imports that the lint reads in each target are compared \
            with those that the compiler reads there, and so are the files that can't be parsed. Ends with 1 when \
            something fails.
            """,
        options: packageOptions,
        run: { invocation in
            let diagnosis = try Doctor.diagnose(invocation)
            return Outcome(status: diagnosis.worst == .fail ? .findings : .success, output: diagnosis.text)
        })
}
