/// A target's sources as SwiftPM lists them, with links followed, loops cut and each file once.
struct ResolvedSources {
    let files: [String]
    /// Links that lead back to a folder that holds them.
    let loops: [String]

    private struct Folder {
        let real: String
        /// The real paths of the folders on the way here, this one last; nil behind a loop.
        let way: [String]?
    }

    /// `listed` is relative to `folder`, which is a real path.
    init(_ listed: [String], in folder: String) {
        var folders: [Substring: Folder] = ["": Folder(real: folder, way: [folder])]
        var loops: Set<String> = []
        var files: Set<String> = []

        func look(at path: Substring) -> Folder {
            if let known = folders[path] { return known }
            let slash = path.lastIndex(of: "/")
            let parent = look(at: slash.map { path[..<$0] } ?? "")
            let name = slash.map { path[path.index(after: $0)...] } ?? path
            let found: Folder
            if let way = parent.way {
                let real = FilePath.real("\(parent.real)/\(name)") ?? "\(parent.real)/\(name)"
                let isLoop = way.contains(real)
                if isLoop { loops.insert("\(parent.real)/\(name)") }
                found = Folder(real: real, way: isLoop ? nil : way + [real])
            } else {
                found = Folder(real: parent.real, way: nil)
            }
            folders[path] = found
            return found
        }

        for file in listed {
            let slash = file.lastIndex(of: "/")
            let parent = look(at: slash.map { file[..<$0] } ?? "")
            guard parent.way != nil else { continue }
            let path = "\(parent.real)/\(slash.map { file[file.index(after: $0)...] } ?? file[...])"
            // What a source is follows from its name, so one that is kept elsewhere under another keeps its own.
            let real = FilePath.real(path) ?? path
            files.insert(FilePath.ending(real) == FilePath.ending(path) ? real : path)
        }
        self.files = files.sorted()
        self.loops = loops.sorted()
    }
}
