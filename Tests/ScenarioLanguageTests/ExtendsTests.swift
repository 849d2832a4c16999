import IntentEngine
import IntentSimulation
import Testing

@testable import ScenarioLanguage

@Suite struct ExtendsTests {
  private func compile(
    _ path: String, _ files: [String: String]
  ) -> CompiledFile {
    ScenarioCompiler.compile(path: path, bytes: Array((files[path] ?? "").utf8)) { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(LoadFailure("not there"))
    }
  }

  private let variant = """
    scenario A variant
    extends "../base/./one.scenario"

    devices
      watch of alice

    steps
      at 0s watch: complete t1 as finish

    expect
      finish is completed

    """

  @Test func takesWorldAndNetworkAndReplacesDevices() throws {
    let base = Fixtures.scenario(network: "loss 5%")
    let compiled = compile(
      "a/b/v.scenario", ["a/b/v.scenario": variant, "a/base/one.scenario": base])
    let scenario = try #require(compiled.scenario, "\(Fixtures.shown(compiled))")
    #expect(scenario.setup.names.devices == ["watch"])
    #expect(scenario.setup.network.all.loss == 500)
    #expect(scenario.setup.genesis.tasks.count == 2)
    #expect(scenario.title == "A variant" && compiled.diagnostics == [])
  }

  @Test func mistakesInTheExtendedFileAreToldThere() {
    let base = Fixtures.scenario().replacing("owned by alice", with: "owned by alcie")
    let compiled = compile("v.scenario", ["v.scenario": variant, "../base/one.scenario": base])
    #expect(compiled.diagnostics.map(\.span.file) == [1])
    #expect(Fixtures.shown(compiled).hasPrefix("../base/one.scenario:"))
  }

  @Test func longChainsAreRefused() {
    var files: [String: String] = [:]
    for number in 0..<20 {
      files["f\(number)"] =
        "scenario \(number)\nextends \"f\(number + 1)\"\nsteps\n  at 0s phone: sync\nexpect\n  t1 is open\n"
    }
    let compiled = compile("f0", files)
    #expect(compiled.diagnostics.contains { $0.id == .extendsTooDeep })
    #expect(compiled.scenario == nil)
  }

  @Test func absolutePathsAreRefused() {
    let text = variant.replacing("../base/./one", with: "/etc/one")
    let compiled = compile("v.scenario", ["v.scenario": text, "/etc/one.scenario": text])
    #expect(compiled.diagnostics.contains { $0.id == .extendsUnreadable })
  }

  @Test func circlesAreRefused() {
    let a = variant.replacing("../base/./one", with: "b")
    let b = variant.replacing("../base/./one", with: "./a")
    let compiled = compile("a.scenario", ["a.scenario": a, "b.scenario": b])
    #expect(compiled.diagnostics.contains { $0.id == .extendsCycle && $0.span.file == 1 })
    #expect(compiled.scenario == nil)
  }
}
