#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// By what a file is known to be unchanged without being read: which one it is, how long, and when it changed.
///
/// Two changes within one tick of the file system's clock leave the same stamp. So a stamp is to be kept only when it
/// ``isSettled(before:)`` the moment from which on the file was read.
package struct FileStamp: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    /// When the contents changed, in nanoseconds.
    let modified: Int
    /// When anything of it changed, its times among it: nobody can set this one.
    let changed: Int

    /// Follows links; nil when nothing is there.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
            (modified, changed) = (Self.nanoseconds(status.st_mtimespec), Self.nanoseconds(status.st_ctimespec))
        #else
            (modified, changed) = (Self.nanoseconds(status.st_mtim), Self.nanoseconds(status.st_ctim))
        #endif
    }

    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }

    /// Whether whatever changes the file from `moment` on gives it another stamp.
    ///
    /// `moment` is the stamp of a file made then: its clock is the one that stamps the file too, unless they are on
    /// different file systems, whose clocks may tick every two seconds only.
    package func isSettled(before moment: FileStamp) -> Bool {
        let margin = device == moment.device ? 0 : 2_000_000_000
        return max(modified, changed) &+ margin < moment.changed
    }

    /// Whether it changed after `moment` without doubt.
    func isLater(than moment: FileStamp) -> Bool { max(modified, changed) > moment.changed }
}

extension FileStamp: RecordedByFields {
    private init(device: UInt64, inode: UInt64, size: Int, modified: Int, changed: Int) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    package static let record = Record(Self.init(device:inode:size:modified:changed:)) {
        ($0.device, $0.inode, $0.size, $0.modified, $0.changed)
    }
}
