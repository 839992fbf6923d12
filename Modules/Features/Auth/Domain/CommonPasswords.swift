/// The passwords of eight characters and more that are guessed first, in lower case.
enum CommonPasswords {
    static let all: Set<String> = [
        "0123456789", "0987654321", "11223344", "12341234", "123123123", "1234567", "12345678", "123456789",
        "1234567890", "123456789a", "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx", "87654321", "987654321", "9876543210",
        "a1234567", "a12345678", "a123456789", "aa123456", "abc12345", "abcd1234", "abcdefgh", "access14",
        "administrator",
        "asdfasdf", "asdfghjk", "asdfghjkl", "azertyuiop", "baseball", "basketball", "butterfly", "changeme",
        "charlie1",
        "chocolate", "computer", "corvette", "dragon123", "elephant", "facebook", "football", "football1", "google123",
        "iloveyou", "iloveyou1", "internet", "jennifer", "letmein1", "liverpool", "manchester", "master123", "michelle",
        "microsoft", "midnight", "minecraft", "monkey123", "northern", "p@ssw0rd", "parol123", "parola123", "passw0rd",
        "password", "password1", "password12", "password123", "princess", "princess1", "q1w2e3r4", "q1w2e3r4t5",
        "qazwsxedc", "qwer1234", "qwerty12", "qwerty123", "qwerty1234", "qwertyui", "qwertyuiop", "salom123",
        "samarqand", "samsung1", "starwars", "sunshine", "sunshine1", "superman", "superman1", "toshkent",
        "trustno1", "uzbekistan", "welcome1", "welcome123", "whatever", "xxxxxxxx", "zaq12wsx", "zxcvbnm1",
        "zxcvbnm123",
    ]
}
