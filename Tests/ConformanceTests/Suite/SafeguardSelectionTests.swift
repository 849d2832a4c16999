import IntentEngine
import Testing

@testable import Conformance

@Suite struct SafeguardSelectionTests {
  private func problem(_ names: String...) -> String? {
    do {
      _ = try SafeguardSelection(without: names)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func aRuleLeavesOutAllItsClauses() throws {
    let selection = try SafeguardSelection(without: ["write.key"])
    for safeguard in Safeguard.allCases {
      #expect(selection.safeguards.lacks(safeguard) == (safeguard.rule == .writeKey))
    }
  }

  @Test func aClauseLeavesOutItselfOnly() throws {
    let clause = Safeguard.confirmOnceExpiry
    let selection = try SafeguardSelection(without: [clause.slug])
    #expect(Safeguard.allCases.filter(selection.safeguards.lacks) == [clause])
  }

  @Test func whatDoesNotExistIsNamedWithASuggestion() {
    #expect(
      problem("write.ones") == "unknown rule or clause \"write.ones\"; did you mean \"write.once\"?"
    )
    #expect(
      problem("write.once/lokup")?.hasSuffix("did you mean \"write.once/lookup\"?") == true)
    #expect(problem("write.once", "write.once") == "write.once is left out twice")
  }

  @Test func namesAreDifferent() {
    let names = SafeguardSelection.names
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Safeguard.allCases)
  func everySafeguardSaysWhatHappensWithoutIt(safeguard: Safeguard) {
    #expect(!safeguard.absence.isEmpty)
    #expect(safeguard.slug.hasPrefix(safeguard.rule.slug + "/"))
  }
}
