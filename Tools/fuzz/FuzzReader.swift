import Foundation

private let reader = SourceReader()
private let tokenReader = SourceReader(watching: SourceReader.usualNames, skims: false)

/// Reads what the fuzzer made, and ends with an error when a promise of the reader does not hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let file = reader.read(bytes: bytes)
    check(file == reader.read(bytes: bytes), "two readings differ")
    let tokens = tokenReader.read(bytes: bytes)
    check(file == tokens, "a body is passed over that holds something")
    check(file.lineCount <= count + 1, "more lines than bytes")
    for declaration in file.declarations {
        check(declaration.span.start <= declaration.span.end, "a declaration ends in front of its start")
        check(declaration.span.end <= count && declaration.offset <= count, "a declaration lies outside of the file")
        check(declaration.parent < Int32(file.declarations.count), "a parent is missing")
        for attribute in file.attributes(of: declaration) {
            check(attribute.span.end <= count, "an attribute lies outside")
        }
        for parameter in file.parameters(of: declaration) {
            check(parameter.offset <= count, "a parameter lies outside")
        }
        for type in file.inherited(by: declaration) { check(type.offset <= count, "a type lies outside") }
        for name in file.signature(of: declaration) { _ = file.text(name) }
        _ = file.condition(of: declaration).evaluate(ConditionFacts(os: "Linux"))
    }
    for item in file.imports { check(item.span.end <= count && item.offset <= count, "an import lies outside") }
    for closure in file.closures {
        check(closure.span.end <= count, "a closure lies outside of the file")
        _ = file.holdsSelf(closure)
    }
    for use in file.uses { check(use.offset < count, "a use lies outside of the file") }
    for problem in file.problems {
        check(problem.offset <= count, "a problem lies outside of the file")
        check(
            file.position(at: problem.offset).line <= max(1, file.lineCount + 1), "a position lies behind the last line"
        )
    }
    return 0
}

private func check(_ holds: Bool, _ message: String) {
    if holds { return }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    abort()
}
