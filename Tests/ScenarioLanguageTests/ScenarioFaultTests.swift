import Testing

@testable import ScenarioLanguage

@Suite("The faults of a scenario")
struct ScenarioFaultTests {
  private func faults(
    device: String = "phone of alice", network: String = "latency 20ms", step: String? = nil
  ) throws -> [ScenarioFault] {
    let text = """
      scenario One
        A task is completed.
      world
        tenant acme
          user alice
          project launch "Launch" owned by alice
            task t1 "Book the venue"
      devices
        \(device)
        tablet of alice
      network
        \(network)
      steps
        at 0s  phone:  complete t1 as fin
        then   tablet: sync
        \(step.map { "then   \($0)" } ?? "")
      expect
        t1 is done

      """
    let compiled = ScenarioCompiler.compile(path: "one.scenario", bytes: Array(text.utf8))
    let messages = compiled.diagnostics.map(\.message).joined(separator: "; ")
    return try #require(compiled.scenario, "\(messages)").faults
  }

  @Test func fairWeatherHasNone() throws {
    #expect(try faults() == [])
    #expect(try faults(step: "phone: lock") == [])
  }

  @Test(arguments: [
    ("server: crash", ScenarioFault.crash), ("server: slow commit of fin by 3s", .slowCommit),
    ("server: unavailable for 3s", .unavailable),
    ("server: expire session of phone", .expiry), ("phone: go offline", .offline),
    ("phone: kill app", .kill), ("network: lose reply to fin", .loss),
    ("network: duplicate request of fin", .duplication),
    ("network: delay reply to fin by 3s", .delay), ("network: partition phone", .partition),
  ])
  func aStepCanBeOne(step: String, fault: ScenarioFault) throws {
    #expect(try faults(step: step) == [fault])
  }

  @Test func devicesAndLinksCanHaveSome() throws {
    #expect(try faults(device: "phone of alice, offline, clock -5m") == [.offline, .skewedClock])
    #expect(try faults(network: "loss 5%") == [.loss])
    #expect(
      try faults(network: "link tablet: latency 20ms, duplication 5%, reordering 1%")
        == [.duplication, .reordering])
  }
}
