import HomeDomain
import PresentationKit

extension UserListViewModel {
    /// The list, its search field, and what became of the last load.
    public var screen: Screen {
        Screen("Home", dialog: logOutDialog) {
            Field("home.search", "Search", text: query) { [weak self] in self?.search($0) }
            switch content {
            case .loading: Progress("Loading users")
            case .failed:
                Text("The users could not be loaded.")
                Button("home.retry", "Try again") { [weak self] in self?.reload() }
            case .loaded(let page) where page.users.isEmpty:
                Text(query.isEmpty ? "There are no users yet." : "Nobody matches.")
            case .loaded(let page): users(page)
            }
            Button("home.reload", "Reload") { [weak self] in self?.reload() }
            Button("home.log-out", "Log out") { [weak self] in self?.askToLogOut() }
        }
    }

    @ScreenBuilder
    private func users(_ page: UserPage) -> [Element] {
        Badge("Users", "\(page.total)")
        for user in page.users {
            Row("user.\(user.id)", user.name, detail: user.city) { [weak self] in self?.open(user) }
        }
        if page.users.count < page.total {
            Button("home.more", "Show more (\(page.total - page.users.count) left)") { [weak self] in self?.showMore() }
        }
    }

    private var logOutDialog: Dialog? {
        guard isAskingToLogOut else { return nil }
        return Dialog("home.log-out-dialog", .confirm, "Log out?", message: "Your orders and tasks stay as they are.") {
            Button("home.log-out-yes", "Log out", role: .destructive) { [weak self] in self?.answerLogOut(true) }
            Button("home.log-out-no", "Stay", role: .cancel) { [weak self] in self?.answerLogOut(false) }
        }
    }
}
