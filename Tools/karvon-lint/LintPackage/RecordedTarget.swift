extension PackageTarget: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        name = try record.text()
        module = try record.text()
        mappedModules = try record.texts()
        kind = try record.word()
        folder = try record.text()
        sources = try SourceList(from: &record)
        generated = try record.values()
        excluded = try record.texts()
        resources = try record.values()
        products = try record.texts()
        settings = try record.values()
        dependencies = try record.values()
        place = try ManifestPlace(from: &record)
    }

    func write(to record: inout RecordWriter) {
        record.add(name)
        record.add(module)
        record.add(mappedModules)
        record.add(kind.rawValue)
        record.add(folder)
        sources.write(to: &record)
        record.add(generated)
        record.add(excluded)
        record.add(resources)
        record.add(products)
        record.add(settings)
        record.add(dependencies)
        place.write(to: &record)
    }
}

extension GeneratedSources: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        plugin = try record.text()
        files = try SourceList(from: &record)
    }

    func write(to record: inout RecordWriter) {
        record.add(plugin)
        files.write(to: &record)
    }
}

extension PackageResource: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        path = try record.text()
        rule = try record.text()
    }

    func write(to record: inout RecordWriter) {
        record.add(path)
        record.add(rule)
    }
}

extension BuildSetting: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        tool = try record.text()
        name = try record.text()
        values = try record.texts()
        condition = try record.values(BuildCondition.self).first
    }

    func write(to record: inout RecordWriter) {
        record.add(tool)
        record.add(name)
        record.add(values)
        record.add(condition.map { [$0] } ?? [])
    }
}

extension BuildCondition: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        platforms = Set(try record.texts())
        traits = Set(try record.texts())
        configuration = try record.optional()
    }

    func write(to record: inout RecordWriter) {
        record.add(platforms.sorted())
        record.add(traits.sorted())
        record.add(configuration)
    }
}

extension DeclaredDependency: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        name = try record.text()
        kind = try record.word()
        package = try record.optional()
        condition = try record.values(BuildCondition.self).first
        let (old, new) = (try record.texts(), try record.texts())
        aliases = old.isEmpty ? [:] : Dictionary(zip(old, new)) { first, _ in first }
        targets = try record.values()
        isMacro = try record.number() == 1
        place = try ManifestPlace(from: &record)
    }

    func write(to record: inout RecordWriter) {
        record.add(name)
        record.add(kind.rawValue)
        record.add(package)
        record.add(condition.map { [$0] } ?? [])
        let sorted = aliases.sorted { $0.key < $1.key }
        record.add(sorted.map(\.key))
        record.add(sorted.map(\.value))
        record.add(targets)
        record.add(isMacro ? 1 : 0)
        place.write(to: &record)
    }
}

extension ManifestPlace: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        path = try record.text()
        line = try record.number()
        column = try record.number()
        precision = try record.word()
    }

    func write(to record: inout RecordWriter) {
        record.add(path)
        record.add(line)
        record.add(column)
        record.add(precision.rawValue)
    }
}
