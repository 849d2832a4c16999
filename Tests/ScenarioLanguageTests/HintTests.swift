import Testing

@testable import ScenarioLanguage

/// Words that sound right and are not the language's: one mistake, and what to write instead.
@Suite struct HintTests {
  private func helps(_ text: String) -> [String?] {
    Fixtures.compile(text).diagnostics.filter { $0.severity == .error }.map(\.suggestion)
  }

  @Test(
    arguments: [
      ("wait 5s phone: sync", "did you mean `+5s`?"),
      ("after 5s phone: sync", "did you mean `+5s`?"),
      ("5s phone: sync", "did you mean `at 5s` or `+5s`?"), ("phone: sync", "put `then` before it"),
      ("phone, siri: reopen t1", "put `then` before it"),
      ("thne phone: sync", "did you mean \"then\"?"),
      ("then siri: complete t1", "an entry point follows its device: `phone, siri:`"),
      ("then phone siri: complete t1", "put a comma before it: `, siri`"),
      ("then bob: complete t1", "bob has no device; add one: `phone of bob`"),
      ("then alice: complete t1", "the devices of alice are phone and tablet"),
      ("then phone: goes online", "did you mean `go online`?"),
      ("then phone: finish t1", "did you mean `complete`?"),
      ("then phone: completes t1", "did you mean `complete`?"),
      ("then phone: add comment \"x\" on t1", "did you mean `comment \"...\" on`?"),
      ("then phone: synk", "did you mean \"sync\"?"),
      ("then phone: complete \"Book the venue\"", "name it, or say `task titled \"...\"`"),
      (
        "then phone: rename t1 to \u{201C}Book\u{201D}",
        "a text stands in straight double quotes: \"Ship\""
      ),
      ("then phone: rename t1 to 'Book it'", "a text stands in straight double quotes: \"Ship\""),
      (
        "then phone: rename t1 to \"Book\u{201D}",
        "a text ends in a straight double quote, as it begins"
      ),
      ("// hi", "a comment begins with `#`"),
      ("then phone: sync // hi", "a comment begins with `#`"),
      ("then network: lose reply of done1", "a reply is one to an operation: `reply to del`"),
      ("then network: lose 2 replies of done1", "a reply is one to an operation: `reply to del`"),
      ("then network: lose request to done1", "a request is one of an operation: `request of del`"),
    ])
  func steps(_ step: String, _ help: String) {
    let text = Fixtures.scenario(steps: "at 0s phone: complete t1 as done1\n  " + step)
    #expect(helps(text) == [help], "\(Fixtures.shown(Fixtures.compile(text)))")
  }

  @Test(
    arguments: [
      ("t1 has title \"Book the venue\"", "a title is told by `is titled \"...\"`"),
      ("phone has t1", "what a device has is told by `holds`, a role by `is editor of`"),
      ("done1 is conflict", "did you mean \"changed\" or \"mismatched\"?"),
      ("done1 is queued", "did you mean \"kept\", \"waiting\", \"parked\" or \"held\"?"),
      ("done1 is compelted", "did you mean \"completed\"?"),
      ("audit of done1: kept", "say `done1 is kept`"),
    ])
  func facts(_ fact: String, _ help: String) {
    let text = Fixtures.scenario(expect: "done1 is completed\n  " + fact)
    #expect(helps(text) == [help], "\(Fixtures.shown(Fixtures.compile(text)))")
  }

  @Test func aDeviceFactNeedsItsComma() {
    let text = Fixtures.scenario(devices: "phone of alice offline\n  tablet of alice")
    #expect(helps(text) == ["put a comma before it: `, offline`"])
  }

  @Test func allOutcomesAreListedWhenNoneIsNear() {
    let text = Fixtures.scenario(expect: "done1 is zzzzzz")
    let help = helps(text).first.flatMap(\.self) ?? ""
    for word in ["completed", "already", "changed", "kept"] { #expect(help.contains(word)) }
  }

  @Test func anUnknownActionListsIntentsAndTheRest() {
    let text = Fixtures.scenario(
      steps: "at 0s phone: complete t1 as done1\n  then phone: explode")
    let notes = Fixtures.compile(text).diagnostics.flatMap(\.notes).map(\.text)
    #expect(notes.count == 2)
    #expect(notes[0].contains("`complete`, `reopen`") && notes[0].contains("`comment \"...\" on`"))
    #expect(notes[1].contains("`go offline`") && notes[1].contains("`sign in as`"))
  }

  @Test func anUnnamedOperationIsToldHowToGetAName() {
    let text = Fixtures.scenario(steps: "at 0s phone: complete t1", expect: "barn is completed")
    let found = Fixtures.compile(text).diagnostics
    #expect(found.map(\.id) == [.unknownName])
    #expect(found[0].suggestion == "add `as barn` to the step that makes it")
    #expect(found[0].notes.map(\.text) == ["the operation of this step has no name"])
  }

  @Test(
    arguments: [
      ("user alice", "usr alice", .unknownStatement),
      ("  tenant acme", "  tenat acme", .unknownStatement),
      ("task t1 \"Book", "tsak t1 \"Book", .unknownStatement),
      ("phone of alice", "phone off alice", .unexpectedWord),
      ("at 0s phone:", "at 0s phone", .unexpectedWord),
      ("at 0s phone:", "at 0s phnoe:", .unknownName),
      ("\nworld", "\nwrold", .unknownPart), ("\ndevices", "\ndevcies", .unknownPart),
      ("\nsteps", "\nstesp", .unknownPart), ("\nexpect", "\nexepct", .unknownPart),
    ] as [(String, String, DiagnosticID)])
  func whatABrokenLineDeclaresIsNotMissed(_ right: String, _ wrong: String, _ id: DiagnosticID) {
    let text = Fixtures.scenario().replacing(right, with: wrong, maxReplacements: 1)
    #expect(Fixtures.found(text) == [id], "\(Fixtures.shown(Fixtures.compile(text)))")
  }

  @Test(arguments: ["world", "devices", "steps", "expect"])
  func aMissingPartIsOneMistake(_ part: String) {
    var parts = Fixtures.scenario().split(separator: "\n\n", omittingEmptySubsequences: true)
    parts.removeAll { $0.drop { $0 == "\n" }.hasPrefix(part) }
    let found = Fixtures.compile(parts.joined(separator: "\n\n") + "\n").diagnostics
    #expect(found.filter { $0.severity == .error }.map(\.id) == [.missingPart], "\(found)")
  }
}
