import Foundation

/// How far a comparison is, ten times in all, on standard error.
enum Progress {
    static func show(_ done: Int, of count: Int) {
        guard done * 10 / count > (done - 1) * 10 / count, done < count else { return }
        FileHandle.standardError.write(Data("compared \(done) of \(count) files\n".utf8))
    }
}
