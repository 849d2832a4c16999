import Testing

@testable import Conformance

/// What an answer says that is told once more.
@Suite struct RepeatedAnswerTests {
  @Test("who has done it, and when that was answered, are told apart")
  func apart() throws {
    let office = try SmallOffice(
      steps: [
        "at 0s  phone:   complete t1 as fin",
        "then   network: lose reply to late",
        "then   tablet:  complete t1 as late",
      ],
      expect: [
        "late is already, replayed",
        "reply to late mentions \"replayed; by alice; at \"",
      ])
    #expect(office.messages == [])
  }
}
