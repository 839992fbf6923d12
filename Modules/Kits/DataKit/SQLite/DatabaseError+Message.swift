extension DatabaseError: CustomStringConvertible {
    /// What failed, what to do next, in which statement of which database.
    public var description: String {
        switch self {
        case .cannotOpen(let location, let reason):
            "Can't open the database \(location): \(reason). Check that its folder exists and may be written to, "
                + "and that the file is an SQLite database."
        case .closed(let place):
            "The database is closed. Open it again, or finish the work before closing it.\(place)"
        case .busy(let place):
            "Another process is writing to the database. Try again, or end that process.\(place)"
        case .constraint(let violation, let place):
            "The change breaks a rule of the schema: \(violation.message). Give other values, or handle "
                + "DatabaseError.constraint.\(place)"
        case .writeInRead(let place):
            "A read can't change the database. Use Database.write.\(place)"
        case .transactionControl(let place):
            "Only Database.write begins and ends a transaction. Leave BEGIN, COMMIT and ROLLBACK out; "
                + "for a part that can be undone use Connection.savepoint.\(place)"
        case .transactionLost(let place):
            "SQLite has rolled the transaction back after an earlier error. Don't go on after an error of that kind: "
                + "let it leave Database.write.\(place)"
        case .statementCount(let place):
            "The text must be exactly one statement. Split it; a migration may use execute(script:).\(place)"
        case .bindingCount(let expected, let given, let place):
            "The statement takes \(expected) bindings and was given \(given). Give one value for each ?.\(place)"
        case .notANumber(let binding, let place):
            "Binding \(binding) is NaN, which SQLite can't store. Bind nil where there is no number.\(place)"
        case .noSuchColumn(let name, let names, let place):
            "There is no column \"\(name)\"; the columns are: \(names.joined(separator: ", ")). "
                + "Name the column in the SELECT.\(place)"
        case .ambiguousColumn(let name, let place):
            "More than one column is called \"\(name)\". Name them apart with AS.\(place)"
        case .wrongType(let column, let expected, let found, let place):
            "Column \"\(column)\" should hold \(expected), but holds \(found). Ask for another type, "
                + "or repair the row.\(place)"
        case .malformedText(let column, let place):
            "Column \"\(column)\" holds a TEXT that is not UTF-8. Select CAST(\(column) AS BLOB) to see its bytes, "
                + "and repair the row.\(place)"
        case .sqlite(let code, let message, let place):
            "SQLite: \(message) (code \(code), see sqlite.org/rescode.html).\(place)"
        }
    }
}

extension DatabaseError.Place: CustomStringConvertible {
    /// A line for the statement, if any, and one for the database.
    public var description: String {
        (sql.map { "\n  SQL: \($0)" } ?? "") + "\n  Database: \(location)"
    }
}
