/// What SwiftPM notes of the packages that it fetched for a package: where each of them is.
struct WorkspaceState {
    private let folders: [String: String]

    /// Reads `workspace-state.json` in the scratch folder; without one nothing is fetched.
    init(scratchFolder: String) {
        let file = scratchFolder + "/workspace-state.json"
        guard let bytes = try? FileBytes.read(file), let noted = try? JSONAnswer.decoded(Noted.self, bytes, file)
        else {
            folders = [:]
            return
        }
        let pairs = noted.object.dependencies.compactMap { dependency -> (String, String)? in
            let folder =
                switch dependency.state.name {
                case "sourceControlCheckout": "\(scratchFolder)/checkouts/\(dependency.subpath)"
                case "registryDownload": "\(scratchFolder)/registry/downloads/\(dependency.subpath)"
                case "edited": dependency.state.path ?? "\(scratchFolder)/../Packages/\(dependency.subpath)"
                default: dependency.state.path ?? ""
                }
            return folder.isEmpty ? nil : (dependency.packageRef.identity.lowercased(), FilePath(folder).text)
        }
        folders = Dictionary(pairs) { first, _ in first }
    }

    func folder(of identity: String) -> String? { folders[identity] }

    private struct Noted: Decodable {
        struct Dependencies: Decodable {
            let dependencies: [Dependency]
        }

        struct Dependency: Decodable {
            let packageRef: Reference
            let state: State
            let subpath: String
        }

        struct Reference: Decodable {
            let identity: String
        }

        struct State: Decodable {
            let name: String
            let path: String?
        }

        let object: Dependencies
    }
}
