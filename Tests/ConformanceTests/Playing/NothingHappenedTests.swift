import Testing

@testable import Conformance

/// What did not happen, or can't be told, never passes.
@Suite("What did not happen")
struct NothingHappenedTests {
  @Test("an outcome on an entity that was never made is not so")
  func onWhatWasNeverMade() throws {
    let office = try SmallOffice(
      steps: [
        "at 0s bobs: comment \"hello\" on t1 as note", "then phone: complete t1 as fin",
      ],
      expect: ["fin is completed, on note", "note is not-found"])
    #expect(office.messages == ["expected: fin is completed, on note"])
  }

  @Test("a step that can't be done is told")
  func refusedStep() throws {
    let office = try SmallOffice(
      steps: ["at 0s phone: complete t1 as fin", "then phone: confirm fin"],
      expect: ["fin is completed"])
    #expect(office.messages.count == 1)
    #expect(office.messages.first?.hasPrefix("the step is not done") == true)
    #expect(office.messages.first?.hasSuffix("then phone: confirm fin") == true)
  }

  @Test("a fault that never hits is told")
  func faultWithoutHit() throws {
    let office = try SmallOffice(
      steps: ["at 0s network: lose request 9 of fin", "then phone: complete t1 as fin"],
      expect: ["fin is completed"])
    #expect(office.messages.count == 1)
  }

  @Test(
    "what happens sometimes is for explored runs: one run neither keeps nor breaks it",
    arguments: ["sometimes fin is forbidden", "sometimes fin is completed"])
  func sometimes(line: String) throws {
    let office = try SmallOffice(steps: ["at 0s phone: complete t1 as fin"], expect: [line])
    #expect(office.played.failures.isEmpty)
    #expect(office.played.undecided == nil)
  }

  @Test("steps beyond the limit of virtual time leave a run undecided")
  func tooLate() throws {
    let office = try SmallOffice(
      steps: ["at 401d phone: complete t1 as fin"], expect: ["fin is not-reached"])
    #expect(office.played.undecided != nil)
  }

  @Test("the empty text is mentioned everywhere, so that nothing passes for leaving it out")
  func emptyText() throws {
    let office = try SmallOffice(
      steps: ["at 0s phone: complete t1 as fin"],
      expect: ["reply to fin does not mention \"\"", "reply to fin mentions \"\""])
    #expect(office.messages == ["expected: reply to fin does not mention \"\""])
  }
}
