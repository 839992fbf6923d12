#if os(Linux)
    import LintPackage
    import Testing

    struct FolderWatchTests {
        @Test func `files and folders that are written, made, moved and deleted are told, each by its path`() throws {
            let folder = try TemporaryFolder()
            defer { try? folder.remove() }
            try folder.write("", to: "in/a.swift")
            let watch = try FolderWatch()
            try watch.watch([folder.path + "/in", folder.path + "/none"])
            try folder.write("x", to: "in/a.swift")
            #expect(try watch.next() == [.file(folder.path + "/in/a.swift")])
            try folder.write("x", to: "in/deep/b.swift")
            #expect(try watch.next() == [.folder(folder.path + "/in/deep")])
            try FileBytes.write("new".utf8, to: folder.path + "/in/a.swift")
            #expect(try watch.next().contains(.file(folder.path + "/in/a.swift")))
            try watch.watch([folder.path + "/in", folder.path + "/in/deep"])
            try folder.remove("in/deep/b.swift")
            #expect(try watch.next() == [.file(folder.path + "/in/deep/b.swift")])
            try folder.remove("in")
            #expect(try watch.next().contains(.folder(folder.path + "/in/deep")))
        }

        @Test func `a file elsewhere that a link leads to is watched too`() throws {
            let folder = try TemporaryFolder()
            defer { try? folder.remove() }
            try folder.write(manifest: "let package = Package(name: \"P\", targets: [.target(name: \"A\")])", to: "p")
            try folder.write("", to: "else/B.swift")
            try folder.write("", to: "p/Sources/A/A.swift")
            try folder.link("p/Sources/A/B.swift", to: "../../../else/B.swift")
            let watched = try PackageReader().read(folder.path + "/p").model.watchedFolders
            #expect(watched.isSuperset(of: [folder.path + "/else", folder.path + "/p/Sources/A"]))
        }
    }
#endif
