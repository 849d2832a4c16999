import Testing

@testable import Conformance

@Suite struct TranscriptsTests {
  private let entries = [
    Transcripts.Entry(path: "scenarios/a b.scenario", text: Array("one\ntranscript 1 1\n".utf8)),
    Transcripts.Entry(path: "scenarios/\u{E9}.scenario", text: []),
  ]

  @Test func whatIsEncodedIsDecoded() {
    #expect(Transcripts.decode(Transcripts.encode(entries)) == entries)
    #expect(Transcripts.decode(Transcripts.encode([])) == [])
  }

  @Test func aStreamThatIsCutShortAnywhereIsNone() {
    let stream = Transcripts.encode(entries)
    for count in stream.indices {
      #expect(Transcripts.decode(Array(stream.prefix(count))) == nil)
    }
  }

  @Test func whatFollowsTheEndIsNoStream() {
    #expect(Transcripts.decode(Transcripts.encode(entries) + [10]) == nil)
  }

  @Test(arguments: ["", "transcripts", "intentsim-transcripts 1\ntranscript -1 5\n", "end 0\n"])
  func somethingElseIsNoStream(text: String) {
    #expect(Transcripts.decode(Array(text.utf8)) == nil)
  }
}
