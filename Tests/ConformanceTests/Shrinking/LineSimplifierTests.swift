import Testing

@testable import Conformance

/// A line is only ever replaced by one that says less.
struct LineSimplifierTests {
  @Test func aStepLosesWhatIsSpecial() {
    let line = "  +5s  phone, siri \"do it: now\": delete c1 as op1 sending no key, version 3"
    let simpler = LineSimplifier.simpler(line, isStep: true)
    #expect(
      simpler.contains(
        "  then  phone, siri \"do it: now\": delete c1 as op1 sending no key, version 3"))
    #expect(simpler.contains("  +5s  phone: delete c1 as op1 sending no key, version 3"))
    #expect(simpler.contains("  +5s  phone, siri \"do it: now\": delete c1 as op1"))
    #expect(simpler.contains("  +5s  phone, siri \"do it: now\": delete c1 as op1 sending no key"))
    #expect(simpler.contains { $0.contains("+1s") })
    #expect(!simpler.contains(line))
  }

  @Test func aDeclarationLosesItsFacts() {
    let line = "  phone of alice, offline, clock -5m"
    let simpler = LineSimplifier.simpler(line, isStep: false)
    #expect(simpler.contains("  phone of alice, clock -5m"))
    #expect(simpler.contains("  phone of alice, offline"))
    #expect(simpler.contains("  phone of alice, offline, clock -1m"))
  }

  @Test func aNameIsRenamedWhereItIsAWord() {
    let line = "  then phone: undo op1 as op10 # op1"
    #expect(Words.renamed("op1", to: "x", in: line) == "  then phone: undo x as op10 # x")
    #expect(Words.renamed("t", to: "x", in: "a \"t\" t-1 t") == "a \"t\" t-1 x")
    #expect(Words.renamed("run1", to: "x", in: "confirm run1.2") == "confirm x.2")
  }

  @Test func lengthsOfTimeAreRead() {
    #expect(LineSimplifier.milliseconds("1m30s") == 90_000)
    #expect(LineSimplifier.milliseconds("5ms") == 5)
    #expect(LineSimplifier.milliseconds("5") == nil)
    #expect(LineSimplifier.milliseconds("op1") == nil)
  }
}
