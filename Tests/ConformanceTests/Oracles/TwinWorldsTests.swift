import Testing

@testable import Conformance

/// What the script itself brings to a user is no leak.
@Suite("Twin worlds")
struct TwinWorldsTests {
  @Test(
    "somebody else's operation on something hidden, named in a step, is no leak",
    arguments: [
      "bobs: edit note to \"mine\"", "bobs: replay note", "bobs: undo note",
      "bobs: delete c1 as del sending key of note", "bobs: complete t1",
    ])
  func handedOver(step: String) throws {
    let office = try SmallOffice(
      steps: [
        "at 0s phone: comment \"hello\" on t1 as note", "then \(step)",
        "meanwhile bobs: open launch as look",
      ],
      expect: ["note is added", "look is not-found"])
    #expect(office.messages.isEmpty)
  }

  @Test("a device that changes hands drops what the one before had, which is no leak")
  func changedHands() throws {
    let office = try SmallOffice(
      steps: ["at 0s phone: sign out", "then phone: sign in as bob"],
      expect: ["phone is signed in as bob", "phone does not hold t1"])
    #expect(office.messages.isEmpty)
  }

  @Test(
    "times are compared until a device changes hands",
    arguments: [[], ["then bobs: sign out", "then bobs: sign in as alice"]])
  func timesBefore(steps: [String]) throws {
    let office = try SmallOffice(
      without: .privacyTwinWorldsTime,
      steps: ["at 0s bobs: complete t1 as fin"] + steps, expect: ["fin is not-found"])
    #expect(office.messages == ["bob is told of what bob may not see"])
  }

  @Test("an administrator at the console is no device")
  func console() throws {
    let office = try SmallOffice(
      steps: [
        "at 0s server as alice: drop keys older than 1d as old", "then bobs: complete t1 as fin",
      ],
      expect: ["old is purged", "fin is not-found"])
    #expect(office.messages.isEmpty)
  }

  @Test("a crash at a hidden commit comes by the clock, and is no leak")
  func crash() throws {
    let office = try SmallOffice(
      steps: [
        "at 0s server: crash after commit of fin", "at 0s phone: complete t1 as fin",
        "meanwhile bobs: complete t1 as other", "at 9s server: restart",
      ],
      expect: ["fin is completed, replayed", "other is not-found"])
    #expect(office.messages.isEmpty)
  }

  @Test("a crash that waits for what never comes does not come where less is played")
  func crashThatNeverComes() throws {
    let office = try SmallOffice(
      steps: [
        "at 0s server as alice: suspend alice as off",
        "then phone: comment \"hello\" on t1 as note sending key of off",
        "then server: crash after commit of back", "then phone: undo note as back",
        "then bobs: sync",
      ],
      expect: ["off is forbidden"])
    #expect(
      office.messages == ["the fault never hits: then server: crash after commit of back"])
  }

  @Test("what has no room in somebody else's outbox, full of what is hidden, is no leak")
  func fullOutbox() throws {
    let office = try SmallOffice(
      phone: "phone of alice, outbox 1",
      steps: [
        "at 0s phone: delete t1 as del", "then phone: rename shared to \"Ours\" as new",
        "then bobs: sync",
      ],
      expect: ["del is challenged", "new is outbox-full"])
    #expect(office.messages.isEmpty)
  }

  @Test("somebody else's choice, of which the hidden is part, is theirs and no leak")
  func choice() throws {
    let office = try SmallOffice(
      steps: [
        "at 0s phone: complete task titled \"Book the venue\" as fin",
        "then bobs: open t2 as look",
      ],
      expect: ["fin is choose", "look is opened"])
    #expect(office.messages.isEmpty)
  }
}
