import AuthData
import DataKit
import HomeData
import OrdersData
import ProfileData
import SettingsData
import TodosData

/// The tables of every feature, in one list: a database that holds one that is missing here was written by a newer app.
enum AppMigrations {
    static let all =
        [KeyValueTable.migration] + AuthMigrations.all + HomeMigrations.all + OrdersMigrations.all
        + ProfileMigrations.all + SettingsMigrations.all + TodosMigrations.all
}
