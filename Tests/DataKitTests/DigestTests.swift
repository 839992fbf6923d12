import DataKit
import Testing

@Suite struct DigestTests {
    @Test func `a digest is BLAKE2b with 256 bits, without key`() {
        #expect(Digest.blake2b(of: "") == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
        #expect(Digest.blake2b(of: "abc") == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    }

    @Test func `one letter more or less makes another digest`() {
        #expect(Digest.blake2b(of: "abc") != Digest.blake2b(of: "abcd"))
        #expect(Digest.blake2b(of: "abc\0") != Digest.blake2b(of: "abc"))
    }
}
