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

  @Test func whatIsLeftOutHasOneFormHoweverItIsNamed() throws {
    let clauses = Rule.writeVersion.safeguards.map(\.slug)
    #expect(clauses.count > 1)
    let ways = [
      ["write.once", "write.version"], ["write.version", "write.once"],
      clauses + ["write.once"], ["write.once"] + clauses.reversed(),
      ["write.version", clauses[0], "write.once"],
    ]
    for names in ways {
      let selection = try SafeguardSelection(without: names)
      #expect(selection.canonicalNames == ["write.version", "write.once"])
      let again = try SafeguardSelection(without: selection.canonicalNames)
      #expect(again.safeguards == selection.safeguards)
    }
    #expect(try SafeguardSelection(without: [clauses[0]]).canonicalNames == [clauses[0]])
    #expect(SafeguardSelection().canonicalNames.isEmpty)
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
