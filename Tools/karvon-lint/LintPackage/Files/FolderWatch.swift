#if os(Linux)
    #if canImport(Glibc)
        import Glibc
    #else
        import Musl
    #endif

    /// Tells when something in some folders changes, as the kernel does: nothing is asked again and again.
    package final class FolderWatch {
        private static let changes =
            IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
        private let descriptor: Int32
        private var folders: [Int32: String] = [:]

        package init() throws(FileError) {
            descriptor = inotify_init1(Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { throw FileError("inotify") }
        }

        deinit { close(descriptor) }

        /// Watches some folders too, not those in them. What is watched already stays so; what is gone is left out.
        package func watch(_ paths: some Sequence<String>) throws(FileError) {
            for path in paths {
                let number = inotify_add_watch(descriptor, path, UInt32(Self.changes) | UInt32(IN_ONLYDIR))
                guard number >= 0 else {
                    let error = FileError(path)
                    if error.isMissing { continue }
                    throw error
                }
                folders[number] = path
            }
        }

        /// Waits until something changes, and tells all that has changed since it was asked last.
        package func next() throws(FileError) -> Set<FolderChange> {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            var count = FileBytes.read(descriptor, into: &buffer)
            while count < 0, errno == EINTR { count = FileBytes.read(descriptor, into: &buffer) }
            guard count >= 0 else { throw FileError("inotify") }
            var changes: Set<FolderChange> = []
            buffer[..<count].withUnsafeBytes { bytes in
                var offset = 0
                let head = MemoryLayout<inotify_event>.size
                while offset + head <= bytes.count {
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let end = min(offset + head + Int(event.len), bytes.count)
                    let name = bytes[(offset + head)..<end].prefix { $0 != 0 }
                    note(event, String(decoding: name, as: UTF8.self), in: &changes)
                    offset = end
                }
            }
            return changes
        }

        private func note(_ event: inotify_event, _ name: String, in changes: inout Set<FolderChange>) {
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.insert(.many) }
            guard let folder = folders[event.wd] else { return }
            if event.mask & UInt32(IN_IGNORED) != 0 {
                folders[event.wd] = nil
            } else if name.isEmpty || event.mask & UInt32(IN_ISDIR) != 0 {
                changes.insert(.folder(name.isEmpty ? folder : "\(folder)/\(name)"))
            } else {
                changes.insert(.file("\(folder)/\(name)"))
            }
        }
    }
#else
    import Darwin

    /// Tells when something in some folders changes; not there yet on this system.
    package final class FolderWatch {
        package init() throws(FileError) { throw FileError("watch", ENOTSUP) }
        package func watch(_ paths: some Sequence<String>) throws(FileError) {}
        package func next() throws(FileError) -> Set<FolderChange> { throw FileError("watch", ENOTSUP) }
    }
#endif

/// Something that changed in a folder that is watched.
package enum FolderChange: Hashable, Sendable {
    case file(String)
    case folder(String)
    /// More than the system could note.
    case many
}

extension PackageModel {
    /// The folders in which a change may change what a check says.
    package var watchedFolders: Set<String> {
        var folders = Set(NestedPackages(root.folder).folders)
        for unit in packages where unit.origin != .fetched {
            folders.insert(unit.folder)
            for target in unit.targets where target.kind != .binary {
                folders.formUnion(FolderTree(target.folder, leavingOut: target.excluded).folders)
                // Files that links lead to stand elsewhere.
                folders.formUnion(target.sources.paths.compactMap { FilePath($0).parent?.text })
            }
        }
        return folders
    }
}
