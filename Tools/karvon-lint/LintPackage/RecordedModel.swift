extension PackageModel: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        root = try PackageUnit(from: &record)
        dependencies = try record.values()
        nested = try record.texts()
        incomplete = try record.values()
    }

    func write(to record: inout RecordWriter) {
        root.write(to: &record)
        record.add(dependencies)
        record.add(nested)
        record.add(incomplete)
    }
}

extension PackageUnit: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        identity = try record.text()
        name = try record.text()
        folder = try record.text()
        origin = try record.word()
        manifest = try record.text()
        toolsVersion = try record.text()
        platforms = try record.values()
        traits = try record.values()
        requirements = try record.values()
        products = try record.values()
        targets = try record.values()
    }

    func write(to record: inout RecordWriter) {
        for text in [identity, name, folder, origin.rawValue, manifest, toolsVersion] { record.add(text) }
        record.add(platforms)
        record.add(traits)
        record.add(requirements)
        record.add(products)
        record.add(targets)
    }
}

extension PlatformVersion: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        name = try record.text()
        version = try record.text()
    }

    func write(to record: inout RecordWriter) {
        record.add(name)
        record.add(version)
    }
}

extension PackageTrait: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        name = try record.text()
        enables = try record.texts()
    }

    func write(to record: inout RecordWriter) {
        record.add(name)
        record.add(enables)
    }
}

extension PackageRequirement: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        identity = try record.text()
        alias = try record.optional()
        location = try record.text()
        isLocal = try record.number() == 1
    }

    func write(to record: inout RecordWriter) {
        record.add(identity)
        record.add(alias)
        record.add(location)
        record.add(isLocal ? 1 : 0)
    }
}

extension PackageProduct: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        name = try record.text()
        kind = try record.text()
        targets = try record.texts()
    }

    func write(to record: inout RecordWriter) {
        record.add(name)
        record.add(kind)
        record.add(targets)
    }
}

extension TargetReference: Recorded {
    init(from record: inout RecordReader) throws(RecordError) {
        package = try record.text()
        target = try record.text()
    }

    func write(to record: inout RecordWriter) {
        record.add(package)
        record.add(target)
    }
}
