import Testing

@testable import ScenarioLanguage

/// One line wrong, one mistake.
@Suite struct CheckerTests {
  @Test(
    arguments: [
      ("at 0s phone: complete t3 as done1", [.unknownName]),
      ("at 0s phone: complete alice as done1", [.wrongKind]),
      ("at 0s phone: complete the second comment on t1 as done1", [.wrongKind]),
      ("at 0s phone: complete comment titled \"x\" as done1", [.wrongKind]),
      ("at 0s phone: complete the second task on t1 as done1", [.wrongKind]),
      ("at 0s phone: complete done1 as done1", [.wrongKind]),
      ("at 0s phone: complete phone as done1", [.wrongKind]),
      ("at 0s phone: share launch with t1 as editor as done1", [.wrongKind]),
      ("at 0s phone: transfer launch to design as done1", [.wrongKind]),
      ("at 0s phone: find tasks titled \"x\" as done1", [.unknownWord]),
      ("at 0s phone: undo later as done1\n  then phone: reopen t1 as later", [.usedBeforeMade]),
      ("at 0s phone: replay done1 as done1", [.usedBeforeMade]),
      ("at 0s phone: complete t1 as done1 sending id bob", [.wrongKind]),
      ("at 0s phone: complete t1 as done1 sending version 4294967296", [.badNumber]),
      ("at 0s phone: complete t1 as done1 sending version 1, no version", [.contradiction]),
      ("at 0s phone: complete t1 as done1 sending", [.incompleteStatement]),
      ("at 0s phone: complete t1 as done1 sending no kye", [.unexpectedWord]),
      ("at 0s phone, siri, spotlight: complete t1 as done1", [.contradiction]),
      ("at 0s phone, sirri: complete t1 as done1", [.unknownStatement]),
      ("at 0s phone complete t1 as done1", [.unexpectedWord]),
      ("at 0s phone", [.incompleteStatement]),
      ("at 0s phone:", [.incompleteStatement]),
      ("at 0s phone: go offline as done1", [.unexpectedWord]),
      ("at 0s server: sync as done1", [.wrongActor]),
      ("at 0s server as bob: complete t1 as done1", [.wrongActor]),
      ("at 0s server, siri: crash", [.entryNotAllowed]),
      ("at 0s network: lose request 0 of done1", [.badNumber]),
      ("at 0s network: lose request of t1", [.wrongKind]),
      ("at 0s network: delay reply to done1 by 5", [.badDuration]),
      ("at 99999999999999999999d phone: sync", [.durationTooLong]),
      ("at -5s phone: sync", [.badDuration]),
      ("at 1s1s phone: sync", [.badDuration]),
      ("+1s phone: sync", [.nothingBefore]),
      ("at 0s phone: run \"Tidy\" as tidy", [.unknownShortcut]),
      ("at 0s phone: update app to schema 9", [.badNumber]),
      ("at 0s phone: attach \"a.pdf\" to t1 as done1", [.unexpectedWord]),
      ("at 0s phone: attach \"a.pdf\" (a/b, 1KB to t1 as done1", [.incompleteStatement]),
      (
        "at 0s phone: attach \"a.pdf\" (a/b, 1KB, really c/d, really e/f) to t1 as done1",
        [.badFile]
      ),
      ("at 0s phone: attach \"a.pdf\" (a/b/c, 1KB) to t1 as done1", [.badFile]),
      ("at 0s phone: attach \"a.pdf\" (a/b, 1TB) to t1 as done1", [.badFile]),
      ("at 0s phone: complete t1 as done1 sending no content, file \"a\" (a/b)", [.badFile]),
      ("at 0s phone: complete t1 as done1 sending schema 65536", [.badNumber]),
      ("at 0s phone: finish t1 as done1", [.wrongSchema]),
      ("at 0s phone: show launch to bob as done1", [.wrongSchema]),
      ("at 0s phone: hand over launch as done1", [.wrongSchema]),
      ("at 0s phone: update app to schema 1\n  then phone: complete t1 as done1", [.wrongSchema]),
      ("at 0s phone: switch to tenant acmee", [.unknownName]),
    ] as [(String, [DiagnosticID])])
  func steps(_ steps: String, _ ids: [DiagnosticID]) {
    let rest = steps.contains("as done1") ? "" : "\n  then tablet: reopen t2 as done1"
    let found = Fixtures.compile(Fixtures.scenario(steps: steps + rest, expect: "t1 is done"))
    let errors = found.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ids, "\(steps)\n\(Fixtures.shown(found))")
  }

  @Test(
    arguments: [
      ("done1 is compelted", [.unknownWord]), ("done1 is deleted", [.impossibleExpectation]),
      ("audit of done1: kept", [.unknownWord]),
      ("done1 is done", [.impossibleExpectation]), ("launch is deleted", [.impossibleExpectation]),
      ("launch is open", [.impossibleExpectation]),
      ("no file is on launch", [.impossibleExpectation]),
      ("file is on t1", [.unexpectedWord]),
      ("c1 is owned by bob", [.impossibleExpectation]),
      ("c1 is assigned to bob", [.impossibleExpectation]),
      ("launch is assigned to nobody", [.impossibleExpectation]),
      ("t1 is assigned to launch", [.wrongKind]), ("t1 is assigned to bbo", [.unknownName]),
      ("t1 is done, replayed", [.unexpectedWord]), ("t1 is", [.incompleteStatement]),
      ("t1 is done and", [.incompleteStatement]), ("t1 is done at version 0", [.badNumber]),
      ("alice is boss of launch", [.unknownWord]), ("alice is editor of t1", [.wrongKind]),
      ("done1 took effect thrice", [.unknownWord]), ("done1 took effect 3", [.incompleteStatement]),
      ("audit of done1: finished", [.unknownWord]), ("audit of t1: completed", [.wrongKind]),
      ("reply to done1 offers undo, undo", [.repeatedItem]),
      ("done1 and done1 are told the same", [.repeatedItem]),
      ("reply to done1 offers undoing", [.unknownWord]),
      ("confirmation of done1 names t9", [.unknownName]),
      ("confirmation of done1 names undo for 3", [.badDuration]),
      ("done1 is completed, replayed, replayed", [.contradiction]),
      ("outbox of phone holds many", [.badNumber]), ("phone is signed in as t1", [.wrongKind]),
      ("sometimes", [.incompleteStatement]), ("nobody knows", [.unknownStatement]),
    ] as [(String, [DiagnosticID])])
  func facts(_ fact: String, _ ids: [DiagnosticID]) {
    let found = Fixtures.compile(Fixtures.scenario(expect: "done1 is completed\n  " + fact))
    #expect(found.diagnostics.map(\.id) == ids, "\(fact)\n\(Fixtures.shown(found))")
  }

  @Test(
    arguments: [
      ("phone of alice, offline, offline", [.contradiction]),
      ("phone of alice, empty cache, holding t1", [.contradiction]),
      ("phone of alice, holding t1, holding t1", [.repeatedItem]),
      ("phone of alice, holding bob", [.wrongKind]), ("phone of alice in globex", [.outsideTenant]),
      ("phone of design", [.wrongKind]), ("phone of bob", [.ambiguousTenant]),
      ("phone of alice, clock 5m", [.badDuration]),
      ("phone of alice, schema 0", [.badNumber]), ("phone of alice, schema 4", [.badNumber]),
      ("phone of alice, outbox 0", [.badNumber]), ("phone of alice, ofline", [.unknownStatement]),
      ("t1 of alice\n  phone of alice", [.duplicateName]),
      ("phone of alice\n    sync", [.unexpectedBlock]),
      (
        "phone of alice\n  shortcut \"A\" on phone, schema 1\n    complete t1",
        [.wrongSchema, .unusedShortcut]
      ),
      (
        "phone of alice\n  shortcut \"A\" on phone, schema 9\n    complete t1",
        [.badNumber, .unusedShortcut]
      ),
      (
        "phone of alice\n  shortcut \"A\" on phone\n    undo done1",
        [.unknownStatement, .unusedShortcut]
      ),
    ] as [(String, [DiagnosticID])])
  func devices(_ devices: String, _ ids: [DiagnosticID]) {
    let found = Fixtures.compile(
      Fixtures.scenario(devices: devices, steps: "at 0s phone: complete t1 as done1"))
    let errors = ids.filter { $0.severity == .error }
    #expect(found.diagnostics.map(\.id) == errors, "\(Fixtures.shown(found))")
  }

  @Test(
    arguments: [
      ("alice admin", "alice admin\n      alice member", [.repeatedItem]),
      ("alice admin", "design admin", [.wrongKind]),
      ("user alice", "user alice, adnim", [.unknownStatement]),
      ("user alice", "user alice\n    user alice", [.duplicateName]),
      ("owned by alice", "owned by alice, public, private", [.contradiction]),
      ("owned by alice", "owned by launch", [.wrongKind]),
      ("alias old-t1 of t1", "alias old-t1 of t1\n    alias older of old-t1", []),
      ("alias old-t1 of t1", "alias older of old-t1\n    alias old-t1 of t1", []),
      ("alias old-t1 of t1", "alias old-t1 of old-t1", [.contradiction]),
      (
        "alias old-t1 of t1",
        "alias old-t1 of older\n    alias older of oldest\n    alias oldest of older",
        [.contradiction]
      ),
      ("alias old-t1 of t1", "alias old-t1 of t1\n    alias old-t1 of t2", [.duplicateName]),
      ("alias old-t1 of t1", "alias older of old-t1\n    alias old-t1 of t9", [.unknownName]),
      ("alias old-t1 of t1", "alias old-t1 of t9", [.unknownName]),
      ("\"Send invitations\"", "\"\"", [.textTooLong]),
      ("as editor", "as editor\n      shared with bob as viewer", [.repeatedItem]),
      ("deleted by alice", "deleted by design", [.wrongKind]),
      ("done, at version 4", "done, at version 0", [.badNumber]),
      ("done, at version 4", "done, at version 1000000001", [.badNumber]),
      ("done, at version 4", "finished", [.unknownStatement]),
      ("tenant globex", "tenant acme", [.duplicateName]),
    ] as [(String, String, [DiagnosticID])])
  func world(_ right: String, _ wrong: String, _ ids: [DiagnosticID]) {
    let found = Fixtures.compile(
      Fixtures.scenario().replacing(right, with: wrong, maxReplacements: 1))
    #expect(
      found.diagnostics.map(\.id).filter { $0.severity == .error } == ids,
      "\(Fixtures.shown(found))")
  }

  @Test func severalMistakesAreToldAtOnce() {
    let found = Fixtures.found(
      Fixtures.scenario(
        network: "loss 200%\n  lag 5s", steps: "at 0s phone: complete t9\n  then phne: sync",
        expect: "t1 is dnoe"))
    #expect(found == [.badPercent, .unknownStatement, .unknownName, .unknownName, .unknownWord])
  }

  @Test func aBrokenDeclarationIsNotToldTwice() {
    let text = Fixtures.confirmed.replacing("\"Ship on Friday\"", with: "\"Ship on Friday")
    #expect(Fixtures.found(text) == [.unterminatedText])
  }

  @Test func suggestionsAreNear() {
    let file = Fixtures.compile(Fixtures.confirmed.replacing("phone, siri:", with: "phnoe, siri:"))
    #expect(file.diagnostics.map(\.suggestion) == ["did you mean \"phone\"?"])
    #expect(Suggestion.nearest(to: "zebra", among: ["tablet", "phone"]) == nil)
    #expect(Suggestion.distance(Array("abcd".utf8), Array("acbd".utf8)) == 1)
  }
}
