extension Incomplete: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        let (word, texts) = (try record.text(), try record.texts())
        let targets = try record.values(TargetReference.self)
        self =
            switch (word, texts.count, targets.first) {
            case ("unresolvedPackage", 2, nil): .unresolvedPackage(identity: texts[0], location: texts[1])
            case ("unreadablePackage", 2, nil): .unreadablePackage(identity: texts[0], reason: texts[1])
            case ("unknownProduct", 1, let target?): .unknownProduct(name: texts[0], usedBy: target)
            case ("generatedSources", 1, let target?): .generatedSources(target: target, plugin: texts[0])
            case ("binaryTarget", 0, let target?): .binaryTarget(target)
            case ("noSources", 0, let target?): .noSources(target)
            case ("unreadableFolder", 1, nil): .unreadableFolder(path: texts[0])
            case ("linkLoop", 1, nil): .linkLoop(path: texts[0])
            case ("packageInTarget", 1, let target?): .packageInTarget(path: texts[0], target: target)
            default: throw RecordError()
            }
    }

    func write(to record: inout RecordWriter) {
        let (word, texts, targets): (String, [String], [TargetReference]) =
            switch self {
            case .unresolvedPackage(let identity, let location): ("unresolvedPackage", [identity, location], [])
            case .unreadablePackage(let identity, let reason): ("unreadablePackage", [identity, reason], [])
            case .unknownProduct(let name, let target): ("unknownProduct", [name], [target])
            case .generatedSources(let target, let plugin): ("generatedSources", [plugin], [target])
            case .binaryTarget(let target): ("binaryTarget", [], [target])
            case .noSources(let target): ("noSources", [], [target])
            case .unreadableFolder(let path): ("unreadableFolder", [path], [])
            case .linkLoop(let path): ("linkLoop", [path], [])
            case .packageInTarget(let path, let target): ("packageInTarget", [path], [target])
            }
        record.add(word)
        record.add(texts)
        record.add(targets)
    }
}
