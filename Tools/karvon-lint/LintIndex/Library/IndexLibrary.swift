#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The toolchain's libIndexStore, opened while the lint runs: the C functions that are needed, by their C types.
///
/// A text crosses as a pointer and a length by value. `iovec` has just these members, so it stands for the library's own
/// type of the same layout.
struct IndexLibrary {
    typealias Handle = UnsafeMutableRawPointer
    typealias Visitor = @convention(c) (Handle?, Handle?) -> Bool
    typealias NameVisitor = @convention(c) (Handle?, iovec) -> Bool
    typealias Open = @convention(c) (Handle?, UnsafePointer<CChar>?, UnsafeMutablePointer<Handle?>?) -> Handle?
    typealias Close = @convention(c) (Handle?) -> Void
    typealias Apply = @convention(c) (Handle?, Handle?, Visitor?) -> Bool
    typealias Text = @convention(c) (Handle?) -> iovec
    typealias Flag = @convention(c) (Handle?) -> Bool
    typealias Number = @convention(c) (Handle?) -> UInt32
    typealias Bits = @convention(c) (Handle?) -> UInt64

    let formatVersion: @convention(c) () -> UInt32
    let errorText: @convention(c) (Handle?) -> UnsafePointer<CChar>?
    let errorClose: Close
    let storeOpen: @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Handle?>?) -> Handle?
    let storeClose: Close
    let storeUnits: @convention(c) (Handle?, UInt32, Handle?, NameVisitor?) -> Bool
    let unitOpen: Open
    let unitClose: Close
    let unitTime: @convention(c) (Handle?, UnsafeMutablePointer<Int64>?, UnsafeMutablePointer<Int64>?) -> Void
    let unitMainFile: Text
    let unitModule: Text
    let unitFolder: Text
    let unitOutput: Text
    let unitDependencies: Apply
    let dependencyKind: Number
    let dependencyFile: Text
    let dependencyModule: Text
    let dependencyName: Text
    let recordOpen: Open
    let recordClose: Close
    let recordOccurrences: Apply
    let recordSymbols: @convention(c) (Handle?, Bool, Handle?, Visitor?) -> Bool
    let occurrenceSymbol: @convention(c) (Handle?) -> Handle?
    let occurrenceRoles: Bits
    let occurrencePlace: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Void
    let occurrenceRelations: Apply
    let relationSymbol: @convention(c) (Handle?) -> Handle?
    let relationRoles: Bits
    let symbolName: Text
    let symbolUSR: Text
    let symbolRoles: Bits
    let symbolKind: Number
    let symbolSubkind: Number

    init(path: String) throws(IndexError) {
        let library = try SharedLibrary(path)
        formatVersion = try library.function("indexstore_format_version")
        errorText = try library.function("indexstore_error_get_description")
        errorClose = try library.function("indexstore_error_dispose")
        storeOpen = try library.function("indexstore_store_create")
        storeClose = try library.function("indexstore_store_dispose")
        storeUnits = try library.function("indexstore_store_units_apply_f")
        unitOpen = try library.function("indexstore_unit_reader_create")
        unitClose = try library.function("indexstore_unit_reader_dispose")
        unitTime = try library.function("indexstore_unit_reader_get_modification_time")
        unitMainFile = try library.function("indexstore_unit_reader_get_main_file")
        unitModule = try library.function("indexstore_unit_reader_get_module_name")
        unitFolder = try library.function("indexstore_unit_reader_get_working_dir")
        unitOutput = try library.function("indexstore_unit_reader_get_output_file")
        unitDependencies = try library.function("indexstore_unit_reader_dependencies_apply_f")
        dependencyKind = try library.function("indexstore_unit_dependency_get_kind")
        dependencyFile = try library.function("indexstore_unit_dependency_get_filepath")
        dependencyModule = try library.function("indexstore_unit_dependency_get_modulename")
        dependencyName = try library.function("indexstore_unit_dependency_get_name")
        recordOpen = try library.function("indexstore_record_reader_create")
        recordClose = try library.function("indexstore_record_reader_dispose")
        recordOccurrences = try library.function("indexstore_record_reader_occurrences_apply_f")
        recordSymbols = try library.function("indexstore_record_reader_symbols_apply_f")
        occurrenceSymbol = try library.function("indexstore_occurrence_get_symbol")
        occurrenceRoles = try library.function("indexstore_occurrence_get_roles")
        occurrencePlace = try library.function("indexstore_occurrence_get_line_col")
        occurrenceRelations = try library.function("indexstore_occurrence_relations_apply_f")
        relationSymbol = try library.function("indexstore_symbol_relation_get_symbol")
        relationRoles = try library.function("indexstore_symbol_relation_get_roles")
        symbolName = try library.function("indexstore_symbol_get_name")
        symbolUSR = try library.function("indexstore_symbol_get_usr")
        symbolRoles = try library.function("indexstore_symbol_get_roles")
        symbolKind = try library.function("indexstore_symbol_get_kind")
        symbolSubkind = try library.function("indexstore_symbol_get_subkind")
    }
}

extension IndexLibrary {
    /// What the library told of an error, which is let go.
    func reason(_ error: Handle?) -> String {
        guard let error else { return "the library does not say why" }
        defer { errorClose(error) }
        return errorText(error).map { String(cString: $0) } ?? "the library does not say why"
    }

    /// Calls `body` for everything that `apply` visits.
    static func each(_ apply: (Handle?, Handle?, Visitor?) -> Bool, in whole: Handle, _ body: (Handle) -> Void) {
        withoutActuallyEscaping(body) { body in
            var context = body
            withUnsafeMutablePointer(to: &context) { context in
                _ = apply(whole, context) { context, part in
                    if let context, let part { context.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(part) }
                    return true
                }
            }
        }
    }

    /// The names of all units, sorted.
    func unitNames(in store: Handle) -> [String] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { names in
            _ = storeUnits(store, 1, names) { context, name in
                context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
                return true
            }
        }
        return names
    }
}

extension String {
    /// The text that the library lends.
    init(_ text: iovec) {
        self = String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
    }
}
