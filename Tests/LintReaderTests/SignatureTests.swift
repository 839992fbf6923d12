import LintReader
import Testing

struct SignatureTests {
    @Test func `every text of a signature in which types stand is told in order`() {
        let reading = Reading(
            """
            class A<B: C>: D<E>, F where B: G {}
            protocol H<I>: J { associatedtype I: K = L where I: M }
            extension N.O: P where Q == R {}
            struct S {
                func t<each U: V>(_ w: X = .y, z: inout [AA]) async throws(BB) -> some CC where U: DD {}
                init<EE>(ff: @escaping (GG) -> HH) where EE: II {}
                subscript<JJ>(kk: KK) -> LL { 1 }
                var mm: MM?, nn: NN { 1 }
                typealias OO<PP> = QQ<PP> where PP: RR
            }
            enum SS: TT { case uu(vv: VV, WW) }
            @freestanding(expression) macro xx<YY>(_ zz: ZZ) -> AB = #externalMacro(module: "A", type: "B")
            """)
        #expect(
            reading.signatures == [
                "A: <B: C> | D<E> | F | B: G", "H: <I> | J", "I: K | L | I: M", "N.O: N.O | P | Q == R", "S: ",
                "t: <each U: V> | X | inout [AA] | BB | some CC | U: DD",
                "init: <EE> | @escaping (GG) -> HH | EE: II", "subscript: <JJ> | KK | LL", "mm: MM?", "nn: NN",
                "OO: <PP> | QQ<PP> | PP: RR", "SS: TT", "uu: VV | WW", "xx: <YY> | ZZ | AB",
            ])
        #expect(reading.problems.isEmpty)
    }

    @Test func `what inlining or use from inline code opens is told by attributes`() throws {
        let reading = Reading("@inlinable public func a() {}\n@usableFromInline struct B {}")
        let (a, b) = (try #require(reading.declaration("a")), try #require(reading.declaration("B")))
        #expect(reading.file.attribute("inlinable", of: a) != nil)
        #expect(reading.file.attribute("usableFromInline", of: b) != nil)
    }
}

extension Reading {
    fileprivate var signatures: [String] {
        file.declarations.map { declaration in
            let texts = file.signature(of: declaration).map(file.text)
            return "\(file.text(declaration.name)): \(texts.joined(separator: " | "))"
        }
    }
}
