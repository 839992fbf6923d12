import AuthDomain
import DataKit

/// One account for a first start.
public enum AuthSampleData {
    /// Names the account; what other features have for it belongs to this.
    public static let accountID = "alisher"

    /// Adds the account of Alisher Navoiy with the password given.
    public static func insert(into connection: Connection, password: String, passwords: Argon2Passwords) throws {
        try connection.execute(
            "INSERT INTO accounts (id, name, email, password_hash) VALUES (?, ?, ?, ?)",
            accountID, "Alisher Navoiy", EmailAddress("alisher@navoiy.uz"), passwords.hash(password))
    }
}
