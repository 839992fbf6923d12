extension CacheInput: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        let (kind, path) = (try record.word(Kind.self), try record.text())
        guard let digest = UInt64(try record.text(), radix: 36) else { throw RecordError() }
        self.init(kind: kind, path: path, digest: digest)
    }

    func write(to record: inout RecordWriter) {
        record.add(kind.rawValue)
        record.add(path)
        record.add(String(digest, radix: 36))
    }
}
